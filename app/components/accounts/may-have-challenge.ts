/** The key of what the browser knows of a challenge (stored-challenge.ts), and the events when that changes. */
export const CHALLENGE_KEY = 'mfa-pending'
export const CHALLENGE_STORED = 'mfa-pending-stored'
export const CHALLENGE_CLEARED = 'mfa-pending-cleared'

/** True if this browser may have a challenge: cheap enough to ask on every page. */
export function mayHaveChallenge(): boolean {
  try {
    return localStorage.getItem(CHALLENGE_KEY) !== null
  } catch {
    // Storage may be forbidden; then the server's own memory has to do.
    return false
  }
}
