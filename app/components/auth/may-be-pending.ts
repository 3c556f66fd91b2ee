/** Where the browser keeps what it knows of a half-way sign-in (pending.ts). */
export const PENDING_KEY = 'mfa-pending'

/** Whether a sign-in may be half-way: cheap to ask on every page. */
export function mayBePending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null
  } catch {
    // Storage may be forbidden; then the server's own memory has to do.
    return false
  }
}
