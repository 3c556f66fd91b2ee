import { z } from 'zod'
import type { StaffThreadView, ThreadList } from '#domain/customers/contact/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { CONTACT_TOPICS, MESSAGE_KINDS, THREAD_STATES } from '#shared/customers/contact.ts'
import { instant, neighbours } from '../../response-fields.ts'

const shared = {
  id: z.uuid(),
  number: z.int().describe('People call it `M-` and this number.'),
  state: z.enum(THREAD_STATES).describe('`open` waits for the shop, `answered` for the sender.'),
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  email: z.string(),
  lastMessageAt: instant,
}

export const threadListResponse = z.object({
  items: z.array(
    z.object({ ...shared, beginning: z.string().describe('The beginning of what was written last.') }),
  ),
  ...neighbours,
}) satisfies z.ZodType<ThreadList>

export const staffThreadResponse = z.object({
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
}) satisfies z.ZodType<StaffThreadView>
