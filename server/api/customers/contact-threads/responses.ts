import { z } from 'zod'
import type { StaffContactThreadView, ContactThreadList } from '#domain/customers/contact-threads/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONTACT_TOPICS, MESSAGE_KINDS, CONTACT_THREAD_STATES } from '#shared/customers/contact-threads.ts'
import { instant, neighbours } from '../../response-fields.ts'

const shared = {
  id: z.uuid(),
  number: z.int().describe('People call it `M-` and this number.'),
  state: z.enum(CONTACT_THREAD_STATES).describe('`open` waits for the shop, `answered` for the sender.'),
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  email: z.string(),
  lastMessageAt: instant,
}

export const contactThreadListResponse = z.object({
  items: z.array(
    z.object({ ...shared, beginning: z.string().describe('The beginning of what was written last.') }),
  ),
  ...neighbours,
}) satisfies z.ZodType<ContactThreadList>

export const staffContactThreadResponse = z.object({
  ...shared,
  locale: z.enum(LOCALES),
  customerId: z
    .uuid()
    .nullable()
    .describe('Null if the sender was not signed in: the address is not proved.'),
  orderNumber: z.string().nullable(),
  orderId: z.uuid().nullable(),
  messages: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(MESSAGE_KINDS),
      text: z.string(),
      at: instant,
      authorName: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<StaffContactThreadView>
