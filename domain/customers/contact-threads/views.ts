import { z } from 'zod'
import { CONTACT_THREAD_STATES, CONTACT_TOPICS, MESSAGE_KINDS } from '#shared/customers/contact-threads.ts'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant } from '#shared/kernel/view-fields.ts'

export const contactThreadSummary = z.object({
  id: z.uuid(),
  number: z.int().describe('People call it `M-` and this number.'),
  state: z.enum(CONTACT_THREAD_STATES).describe('`open` waits for the shop, `answered` for the sender.'),
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  email: z.string(),
  lastMessageAt: instant,
  beginning: z.string().describe('The beginning of what was written last.'),
})
export type ContactThreadSummary = z.infer<typeof contactThreadSummary>

export const contactThreadList = keysetPageOf(contactThreadSummary)
export type ContactThreadList = z.infer<typeof contactThreadList>

/** A thread beside others of the same person. */
export const senderContactThread = contactThreadSummary.pick({
  id: true,
  number: true,
  topic: true,
  state: true,
  lastMessageAt: true,
})
export type SenderContactThread = z.infer<typeof senderContactThread>

export const staffMessage = z.object({
  id: z.int(),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  at: instant,
  /** Null for the sender's, and where the author's account is gone. */
  authorName: z.string().nullable(),
})
export type StaffMessage = z.infer<typeof staffMessage>

/** A thread as staff see it. */
export const staffContactThreadView = contactThreadSummary.omit({ beginning: true }).extend({
  locale: z.enum(LOCALES),
  customerId: z
    .uuid()
    .nullable()
    .describe('Null if the sender was not signed in: the address is not proved.'),
  orderNumber: z.string().nullable(),
  /** The order with that number, if there is one. */
  orderId: z.uuid().nullable(),
  messages: z.array(staffMessage),
})
export type StaffContactThreadView = z.infer<typeof staffContactThreadView>
