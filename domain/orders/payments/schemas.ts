import { z } from 'zod'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { keysetInput } from '#shared/kernel/keyset.ts'
import { line, optionalLine, requiredOr, wholeNumber } from '#shared/kernel/validation.ts'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import { BY_HAND_METHODS, COUNTER_METHODS } from '#shared/orders/received-methods.ts'
import { NOTIFICATION_VERDICTS, type PaymentProblem } from '#shared/orders/payment-records.ts'
import { orderAccessKey } from '../orders/schemas.ts'
import type { OrderView } from '../orders/views.ts'
import { typedVoucherCode, type VoucherProblem } from '../vouchers/schemas.ts'
import type { PlaceToPay } from './views.ts'

/** A transfer that staff found on the shop's bank account. */
export const recordTransferInput = z.strictObject({
  orderId: z.uuid('invalid'),
  reference: line(100),
  amountCents: wholeNumber(1, 1_000_000_000),
})
export type RecordTransferInput = z.infer<typeof recordTransferInput>

/** The whole sum of an order, at the counter. */
export const recordCounterPaymentInput = z.strictObject({
  orderId: z.uuid('invalid'),
  method: z.enum(COUNTER_METHODS, { error: requiredOr('unknown_value') }),
})
export type RecordCounterPaymentInput = z.infer<typeof recordCounterPaymentInput>

/** Money that an admin received, where none came through a provider. */
export const recordByHandInput = recordTransferInput.extend({
  method: z.enum(BY_HAND_METHODS, { error: requiredOr('unknown_value') }),
  reason: line(500),
  /** True if the admin knows that the buyer is not paying online just now. */
  isSure: z.boolean().default(false),
})
export type RecordByHandInput = z.infer<typeof recordByHandInput>

export const startPaymentInput = z.strictObject({
  accessKey: orderAccessKey,
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type StartPaymentInput = z.infer<typeof startPaymentInput>

export type StartedPayment =
  | ({ ok: true } & PlaceToPay & Pick<OrderView, 'kind' | 'totalCents'>)
  | { ok: false; reason: 'nothing_to_pay' }

export const payWithVoucherInput = startPaymentInput.extend({ code: typedVoucherCode })
export type PayWithVoucherInput = z.infer<typeof payWithVoucherInput>

/** Amounts in ZAR cents: what it paid, what the order owes then, and what is left of the voucher. */
export type PayWithVoucherResult =
  | { ok: true; paidCents: number; dueCents: number; leftCents: number }
  | { ok: false; reason: 'nothing_to_pay' }
  | { ok: false; reason: 'not_for_vouchers' }
  | ({ ok: false } & VoucherProblem)

/** The provider's reference of a payment, from the address that the buyer came back to. */
export const paymentReference = line(100)

export const listPaymentNotificationsInput = z.strictObject({
  verdict: z.enum(NOTIFICATION_VERDICTS, { error: 'unknown_value' }).optional(),
  method: z.enum(PAYMENT_METHODS, { error: 'unknown_value' }).optional(),
  /** A part of an order's number; of digits, the last. */
  search: optionalLine(100),
  ...keysetInput,
})
export type ListPaymentNotificationsInput = z.infer<typeof listPaymentNotificationsInput>

export type RecordTransferResult =
  /** `paid` also if it was more than the order costs. */
  { ok: true; paid: boolean; problem: PaymentProblem | null } | { ok: false; reason: 'reference_taken' }

/** `nothing_to_pay`: it is paid, called off, or was to be paid another way. */
export type RecordCounterPaymentResult = RecordTransferResult | { ok: false; reason: 'nothing_to_pay' }

export type RecordByHandResult =
  | Extract<RecordTransferResult, { ok: true }>
  /** `under_way`: a provider is about to report its money; `may_be_under_way`: the buyer may be paying online. */
  | { ok: false; reason: 'reference_taken' | 'already_paid' | 'under_way' | 'may_be_under_way' }
