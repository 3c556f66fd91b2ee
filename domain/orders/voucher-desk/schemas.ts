import { z } from 'zod'
import type { VoucherAccount } from '#shared/orders/voucher-accounts.ts'
import { VOUCHER_STATES } from '#shared/orders/voucher-states.ts'
import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS } from '#shared/orders/voucher-offer.ts'
import { type KeysetPage, keysetInput } from '#shared/kernel/keyset.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { line, optionalLine, wholeNumber } from '#shared/kernel/validation.ts'
import { typedVoucherCode, voucherCard, type VoucherRefusal } from '../vouchers/schemas.ts'

export const voucherId = z.uuid('invalid')

export const listVouchersInput = z.strictObject({
  /** A part of a name or an address, a voucher's number, or all of a code. */
  search: optionalLine(60),
  state: z.enum(VOUCHER_STATES, { error: 'unknown_value' }).optional(),
  ...keysetInput,
})
export type ListVouchersInput = z.infer<typeof listVouchersInput>

export const findVoucherInput = z.strictObject({ code: typedVoucherCode })
export type FindVoucherInput = z.infer<typeof findVoucherInput>

export const takeVoucherInput = z.strictObject({
  voucherId,
  /** The form's, so that it is taken once however often it is sent. */
  key: z.uuid('invalid'),
  amountCents: wholeNumber(1, MOST_VOUCHER_CENTS),
  /** The bill, say. */
  reason: optionalLine(100),
})
export type TakeVoucherInput = z.infer<typeof takeVoucherInput>
export type TakeVoucherResult = { ok: true; leftCents: number } | VoucherRefusal

export const replaceCardInput = z.strictObject({ voucherId, reason: line(200) })
export type ReplaceCardInput = z.infer<typeof replaceCardInput>
/** `mailedTo` is the address that the new card goes to; null where somebody has to print it. */
export type ReplaceCardResult =
  | { ok: true; mailedTo: string | null }
  | { ok: false; reason: 'unknown_voucher' }

export const giveVoucherInput = z.strictObject({
  /** The form's, which becomes the voucher's first movement. */
  key: z.uuid('invalid'),
  amountCents: wholeNumber(LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS).multipleOf(100, 'not_a_whole_number'),
  card: voucherCard,
  reason: line(200),
})
export type GiveVoucherInput = z.infer<typeof giveVoucherInput>

/** A voucher in the office. Amounts in ZAR cents, days as `2029-12-24`. */
export type StaffVoucher = {
  id: string
  number: number
  amountCents: number
  leftCents: number
  toName: string
  toEmail: string | null
  fromName: string
  message: string | null
  locale: Locale
  sendsOn: string
  sentAt: Date | null
  issuedAt: Date | null
  expiresOn: string | null
  createdAt: Date
  /** The number of its card: above 1 if one was lost. */
  card: number
  /** The order that it was bought with; null if staff gave it. */
  order: { id: string; number: string; buyer: string } | null
}

/** A movement of its money: the other side, what the voucher got, and by whom. */
export type StaffMovement = {
  id: string
  at: Date
  account: Exclude<VoucherAccount, 'voucher'>
  cents: number
  order: { id: string; number: string } | null
  by: string | null
  reason: string | null
}

/** Money that the shop owes for the vouchers of a year: how many, what was sold, and what is left of it. */
export type OwedYear = { year: number; vouchers: number; soldCents: number; owedCents: number }

/** A voucher that was sold or given, and where its money went: sold less redeemed, refunded and expired is left. In ZAR cents. */
export type ExportedVoucher = {
  number: number
  issuedAt: Date
  year: number
  /** Null where staff gave it. */
  orderNumber: string | null
  soldCents: number
  /** Less what came back from orders. */
  redeemedCents: number
  refundedCents: number
  expiredCents: number
  leftCents: number
  sendsOn: string
  expiresOn: string | null
}

export type VoucherList = KeysetPage<StaffVoucher> & { owed: OwedYear[] }
