import { z } from 'zod'
import { cents, instant } from '#shared/kernel/view-fields.ts'

/** An order that holds stock, as staff see it. */
export const stockHoldView = z.object({
  payBy: instant,
  ofBuyer: z.int().describe('How many orders of the same buyer hold stock, this one included.'),
})
export type StockHoldView = z.infer<typeof stockHoldView>

export const stockHoldSum = z.object({ orders: z.int(), items: z.int(), cents })
export type StockHoldSum = z.infer<typeof stockHoldSum>
