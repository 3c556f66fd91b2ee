/**
 * A path that is safe to log: without the key in the address of an order, its reviews, a thread or a sign-up, with which any reader
 * could open it, and without the code of a voucher, which any reader could spend.
 */
export function loggablePath(path: string): string {
  return path.replace(/(\/(?:order|voucher|review|contact|events\/sign-ups|reservations)\/)[^/]+/i, '$1…')
}
