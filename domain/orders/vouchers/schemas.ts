import { z } from 'zod'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { readVoucherCode } from '#shared/orders/voucher-code.ts'
import { VOUCHER_MESSAGE_LETTERS } from '#shared/orders/voucher-offer.ts'
import {
  emailAddress,
  isoDay,
  line,
  optionalName,
  optionalText,
  wholeNumber,
} from '#shared/kernel/validation.ts'
import type { Actor } from '#domain/kernel/context.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** A voucher's code as it was typed; one with a wrong letter is told before anything is asked. */
export const typedVoucherCode = line(60).transform((typed, { addIssue }) => {
  const code = readVoucherCode(typed)
  if (code !== undefined) return code
  addIssue('voucher_code')
  return z.NEVER
})

/** The words on a card, and where and when it goes. */
export const voucherCard = z.strictObject({
  toName: optionalName,
  /** Without one the card goes to the buyer. */
  toEmail: z
    .literal('')
    .transform(() => undefined)
    .or(emailAddress)
    .optional(),
  fromName: optionalName,
  message: optionalText(VOUCHER_MESSAGE_LETTERS),
  locale: z.enum(LOCALES, { error: 'unknown_value' }),
  /** Absent: right away. */
  sendsOn: z
    .literal('')
    .transform(() => undefined)
    .or(isoDay)
    .optional(),
})
export type VoucherCard = z.infer<typeof voucherCard>

/** A voucher by its code, which its bearer may spend, or by its id. */
export type WhichVoucher = { code: string } | { voucherId: string }

/** Money of a voucher that is spent: on an order, or at the door. */
export type VoucherUse =
  | { for: 'order'; orderId: string; movementId?: string }
  /** `movementId` is the form's: pressed twice, it is one movement. */
  | { for: 'door'; movementId: string; reason?: string | undefined }

export type RedeemVoucherInput = WhichVoucher & {
  /** ZAR cents. */
  cents: number
  use: VoucherUse
  actor: Actor
}

/**
 * The reason that a voucher does not pay. One that was never sold, is not paid or was refunded is as unknown as a guess:
 * `unknown_voucher`. Days are `2026-12-24`, amounts ZAR cents.
 */
export type VoucherRefusal =
  | { ok: false; reason: 'unknown_voucher' }
  | { ok: false; reason: 'voucher_not_yet'; voucherId: string; sendsOn: string }
  | { ok: false; reason: 'voucher_expired'; voucherId: string; expiresOn: string }
  | { ok: false; reason: 'voucher_too_little'; leftCents: number }

export type RedeemVoucherResult =
  /** `isReplay`: this movement had been made before. */
  { ok: true; voucherId: string; leftCents: number; isReplay: boolean } | VoucherRefusal

/** The same as a buyer is told it. */
export type VoucherFault =
  | { reason: 'unknown_voucher' }
  | { reason: 'voucher_not_yet'; sendsOn: string }
  | { reason: 'voucher_expired'; expiresOn: string }
  | { reason: 'voucher_too_little'; leftCents: number }

/** The same of a code that may have been guessed. */
export type VoucherProblem = VoucherFault | Wait

/** Leaves out of a refusal what is not its bearer's to know. */
export function toVoucherProblem(refusal: VoucherRefusal): VoucherFault {
  switch (refusal.reason) {
    case 'unknown_voucher':
      return { reason: refusal.reason }
    case 'voucher_not_yet':
      return { reason: refusal.reason, sendsOn: refusal.sendsOn }
    case 'voucher_expired':
      return { reason: refusal.reason, expiresOn: refusal.expiresOn }
    case 'voucher_too_little':
      return { reason: refusal.reason, leftCents: refusal.leftCents }
  }
}

/** The voucher that a buyer pays with, and how much of it, in ZAR cents. */
export const voucherPayment = z.strictObject({ code: typedVoucherCode, cents: wholeNumber(1, 1_000_000_000) })

export type FindVoucherResult =
  | { ok: true; voucherId: string; leftCents: number; expiresOn: string }
  | Exclude<VoucherRefusal, { reason: 'voucher_too_little' }>

/** `orderId` is null where staff give it; the amount in ZAR cents. */
export type NewVoucher = { orderId: string | null; amountCents: number; card: VoucherCard }

/** A voucher that is locked until the transaction ends. */
export type LockedVoucher = {
  id: string
  orderId: string | null
  amountCents: number
  balanceCents: number
  card: number
  sendsOn: string
  expiresOn: string | null
  issuedAt: Date | null
  locale: Locale
  isRefunded: boolean
}
