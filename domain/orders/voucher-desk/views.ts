import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { cents, day, instant } from '#shared/kernel/view-fields.ts'
import { OTHER_ACCOUNTS } from '#shared/orders/voucher-accounts.ts'

/** A voucher in the office: nothing of its code. */
export const staffVoucher = z.object({
  id: z.uuid(),
  number: z.int(),
  amountCents: cents,
  leftCents: cents,
  toName: z.string(),
  toEmail: z.string().nullable(),
  fromName: z.string(),
  message: z.string().nullable(),
  locale: z.enum(LOCALES),
  sendsOn: day,
  sentAt: instant.nullable(),
  issuedAt: instant.nullable().describe('Null while it is not paid.'),
  expiresOn: day.nullable(),
  createdAt: instant,
  card: z.int().describe('The number of its card: above 1 if one was lost.'),
  order: z
    .object({ id: z.uuid(), number: z.string(), buyer: z.string() })
    .nullable()
    .describe('The order that it was bought with; null if staff gave it.'),
})
export type StaffVoucher = z.infer<typeof staffVoucher>

/** A movement of its money: the other side, what the voucher got, and by whom. */
const staffMovement = z.object({
  id: z.uuid(),
  at: instant,
  account: z.enum(OTHER_ACCOUNTS),
  cents: z.int().describe('ZAR cents that the voucher got; below zero where it was spent.'),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
})
export type StaffMovement = z.infer<typeof staffMovement>

export const staffVoucherView = z.object({
  voucher: staffVoucher,
  movements: z.array(staffMovement).describe('The oldest first.'),
})
export type StaffVoucherView = z.infer<typeof staffVoucherView>

/** Money that the shop owes for the vouchers of a year: how many, what was sold, and what is left of it. */
const owedYear = z.object({ year: z.int(), vouchers: z.int(), soldCents: cents, owedCents: cents })
export type OwedYear = z.infer<typeof owedYear>

export const voucherList = keysetPageOf(staffVoucher).extend({
  owed: z.array(owedYear).describe('For all vouchers, by the year in which they were issued.'),
})
export type VoucherList = z.infer<typeof voucherList>
