import { z } from 'zod'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { DEPOSIT_STATES } from './schemas.ts'

/** A deposit as its guest sees it. */
export const depositView = z.object({
  state: z.enum(DEPOSIT_STATES).describe('`due`: pay it on /order/{orderKey}, or the table is lost.'),
  cents,
  /** Null before it is asked for. */
  orderKey: z.string().nullable(),
  /** Until when it has to be paid, while it is due. */
  payBy: instant.nullable(),
  refundUntil: instant.describe('Who cancels before this gets it back.'),
  isRefundedNow: z.boolean(),
})
export type DepositView = z.infer<typeof depositView>
