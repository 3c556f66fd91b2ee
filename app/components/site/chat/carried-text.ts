/** Where what was said is left for the form of /contact, in this tab alone: an address would be seen by others. */
export const CARRIED_KEY = 'chat-to-contact'

/** What was carried over, once. */
export function takeCarriedText(): string | undefined {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY) ?? undefined
    sessionStorage.removeItem(CARRIED_KEY)
    return text
  } catch {
    return undefined
  }
}
