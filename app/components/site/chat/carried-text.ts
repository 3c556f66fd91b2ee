/** The key under which /contact finds what was said, in this tab alone: an address would be seen by others. */
export const CARRIED_KEY = 'chat-to-contact'

/** Takes what was carried over, once. */
export function takeCarriedText(): string | undefined {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY) ?? undefined
    sessionStorage.removeItem(CARRIED_KEY)
    return text
  } catch {
    return undefined
  }
}
