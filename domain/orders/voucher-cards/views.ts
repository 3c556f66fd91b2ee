import { z } from 'zod'
import { OTHER_ACCOUNTS } from '#shared/orders/voucher-accounts.ts'
import { cents, day, instant } from '#shared/kernel/view-fields.ts'

/** Money that came to a voucher, or was spent. */
const voucherMovement = z.object({
  at: instant,
  account: z.enum(OTHER_ACCOUNTS).describe('Where the money came from, or went.'),
  cents: z.int().describe('ZAR cents; below zero where it was spent.'),
})

/** The money of a voucher as its bearer sees it. */
export const voucherBalance = z.object({
  code: z.string(),
  amountCents: cents,
  leftCents: cents,
  paysFrom: day.nullable().describe('The day from which it pays, while that is to come.'),
  expiresOn: day,
  hasExpired: z.boolean(),
  movements: z.array(voucherMovement).describe('The oldest first.'),
})
export type VoucherBalance = z.infer<typeof voucherBalance>
