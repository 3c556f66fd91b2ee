/** A path that is safe to log: without the key in an order's address, with which any reader could open the order. */
export function loggablePath(path: string): string {
  return path.replace(/(\/order\/)[^/]+/i, '$1…')
}
