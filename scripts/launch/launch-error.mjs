// @ts-check

/** A problem that the person who typed the command can fix; the message is one sentence for them. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError'
}
