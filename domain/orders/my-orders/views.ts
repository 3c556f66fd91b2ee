import { z } from 'zod'
import { cents } from '#shared/kernel/view-fields.ts'
import { DELIVERY_METHODS } from '#shared/orders/delivery-methods.ts'
import { orderStatus, postalAddress } from '../orders/views.ts'

/** The way out of an order: open or not, and what its buyer gets back. */
export const myCancellation = z.object({
  number: z.string(),
  accessKey: z.string(),
  status: orderStatus,
  canBeCancelled: z.boolean(),
  backCents: cents.describe('What was paid, and goes back.'),
  isSentByHand: z.boolean().describe('By a person, to an account that the buyer names.'),
})
export type MyCancellation = z.infer<typeof myCancellation>

/** The parts of an order that its buyer can change, and the jars that they can add to it. */
export const myChangeForm = z.object({
  number: z.string(),
  accessKey: z.string(),
  isOpen: z.boolean().describe('Packing has not begun, and nothing was refunded.'),
  lines: z.array(z.object({ productId: z.uuid(), name: z.string(), quantity: z.int() })),
  jars: z
    .array(z.object({ productId: z.uuid(), name: z.string(), priceCents: cents }))
    .describe('In the shop, and not in the order.'),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  address: postalAddress.nullable(),
  phone: z.string(),
  note: z.string().nullable(),
})
export type MyChangeForm = z.infer<typeof myChangeForm>
