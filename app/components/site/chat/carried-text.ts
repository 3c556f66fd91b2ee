/** The key under which /contact finds what was said, in this tab alone: an address would be seen by others. */
export const CARRIED_KEY = 'chat-to-contact'

/** Reads what was carried over, and forgets it. */
export function readCarriedTextOnce(): string | undefined {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY) ?? undefined
    sessionStorage.removeItem(CARRIED_KEY)
    return text
  } catch {
    return undefined
  }
}
