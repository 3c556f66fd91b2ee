/**
 * A path that is safe to log: without the key in the address of an order, a thread or a sign-up, with which any reader
 * could open it.
 */
export function loggablePath(path: string): string {
  return path.replace(/(\/(?:order|contact|events\/sign-ups)\/)[^/]+/i, '$1…')
}
