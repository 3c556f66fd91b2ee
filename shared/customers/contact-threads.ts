/** The topics of messages to the shop. */
export const CONTACT_TOPICS = ['order', 'product', 'restaurant', 'event', 'wholesale', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** `open` waits for the shop, `answered` for the sender; `closed` for nobody. */
export const CONTACT_THREAD_STATES = ['open', 'answered', 'closed'] as const
export type ContactThreadState = (typeof CONTACT_THREAD_STATES)[number]

/** The kinds of messages in a thread; notes are for the team. */
export const MESSAGE_KINDS = ['sender', 'shop', 'note'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 4_000
/** A message with more links than this is advertising. */
export const MOST_LINKS = 3

/** Returns the number of a thread as people see it: `M-1042`. */
export function contactThreadNumber(number: number): string {
  return `M-${number}`
}
