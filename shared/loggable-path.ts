/** A path that is safe to log: without the key in the address of an order or a thread, with which any reader could open it. */
export function loggablePath(path: string): string {
  return path.replace(/(\/(?:order|contact)\/)[^/]+/i, '$1…')
}
