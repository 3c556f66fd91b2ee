import { z } from 'zod'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { RETURN_REASONS, RETURN_RIGHTS, RETURN_STATES, RETURN_WISHES } from '#shared/orders/return-fields.ts'

const day = z.iso.date()
const right = z.enum(RETURN_RIGHTS).describe('What the law, or the shop’s promise, gives.')
const reason = z.enum(RETURN_REASONS)

const request = {
  id: z.uuid(),
  state: z.enum(RETURN_STATES),
  reason,
  wish: z.enum(RETURN_WISHES),
  lines: z.array(z.object({ itemId: z.uuid(), name: z.string(), quantity: z.int() })),
  answer: z.string().nullable().describe('For the buyer: why it was declined.'),
  requestedAt: instant,
  decidedAt: instant.nullable(),
}

/** A request as staff see it. */
export const staffReturn = z.object({
  ...request,
  right,
  rightUntil: day
    .nullable()
    .describe('Its last day; null where it was not known that the goods had arrived.'),
  words: z.string().describe('As they were typed, never HTML.'),
  pictures: z.array(z.string()).describe('Without size and ending.'),
  decidedBy: z.string().nullable(),
  refund: z
    .object({
      amountCents: cents,
      totalCents: cents.describe('With all that was refunded for goods before.'),
    })
    .nullable()
    .describe('What a refund of exactly these jars comes to; null where there is none to decide about.'),
})
export type StaffReturn = z.infer<typeof staffReturn>

/** A request as its buyer sees it. */
export const myReturn = z.object({ ...request, pictureCount: z.int() })
export type MyReturn = z.infer<typeof myReturn>

/** The page on which a buyer asks to return something. */
export const returnForm = z.object({
  number: z.string(),
  accessKey: z.string(),
  isSent: z.boolean(),
  receivedOn: day.nullable().describe('Null while the shop does not know that it has arrived.'),
  wasDelivered: z.boolean().describe('By a courier.'),
  lines: z.array(
    z.object({
      itemId: z.uuid(),
      name: z.string(),
      quantity: z.int(),
      left: z.int().describe('Less what is refunded or asked for.'),
      isFood: z.boolean().describe('Food or drink.'),
    }),
  ),
  reasons: z.array(z.object({ reason, right, until: day.nullable(), isOver: z.boolean() })),
  /** The newest first. */
  requests: z.array(myReturn),
})
export type ReturnForm = z.infer<typeof returnForm>
