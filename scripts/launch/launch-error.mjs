// @ts-check

/** Something the person who typed the command can mend; the message is one sentence for them. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError'
}
