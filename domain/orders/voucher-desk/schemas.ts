import { z } from 'zod'
import { VOUCHER_STATES } from '#shared/orders/voucher-states.ts'
import { LEAST_VOUCHER_CENTS, MOST_VOUCHER_CENTS } from '#shared/orders/voucher-offer.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
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

export const voucherIdInput = z.strictObject({ voucherId })

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
export type TakeVoucherResult =
  | { ok: true; leftCents: number }
  | VoucherRefusal
  /** With this key another amount, or another voucher's money, was taken. */
  | { ok: false; reason: 'key_reused' }

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
export type GiveVoucherResult =
  | { ok: true; voucherId: string }
  /** The day has passed, or is more than a year ahead. */
  | { ok: false; reason: 'no_such_day' }

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
