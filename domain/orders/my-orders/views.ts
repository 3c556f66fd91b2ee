import { z } from 'zod'
import { cents } from '#shared/kernel/view-fields.ts'
import { orderStatus } from '../orders/views.ts'

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
