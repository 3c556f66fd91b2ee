import { z } from 'zod'
import type { PaymentPage } from '#adapters/payments/payment-provider.ts'
import { LOCALES } from '#shared/locale.ts'
import { line, pageNumber, wholeNumber } from '#shared/validation.ts'
import type { PaymentMethod } from '#shared/payment-methods.ts'
import { orderAccessKey, type PaymentProblem } from '../orders/schemas.ts'

/** A transfer that staff have found on the shop's account. */
export const recordTransferInput = z.strictObject({
  orderId: z.uuid('invalid'),
  reference: line(100),
  amountCents: wholeNumber(1, 1_000_000_000),
})
export type RecordTransferInput = z.infer<typeof recordTransferInput>

export const startPaymentInput = z.strictObject({
  accessKey: orderAccessKey,
  language: z.enum(LOCALES).default('en'),
})

/** Where to pay: `fields`, where given, are to be posted to `url`, in their order. */
export type StartedPayment =
  | { ok: true; method: PaymentMethod; page: PaymentPage; amountCents: number; orderNumber: string }
  | { ok: false; reason: 'nothing_to_pay' }

/** What a provider calls a payment, as its address brings it back. */
export const paymentReference = line(100)

export const listNotificationsInput = z.strictObject({
  page: pageNumber,
})
export type ListNotificationsInput = z.infer<typeof listNotificationsInput>

/** A notification's id in an address. */
export const notificationId = z.coerce
  .number()
  .int('invalid')
  .min(1, 'invalid')
  .max(Number.MAX_SAFE_INTEGER, 'invalid')

/**
 * What the shop made of a notification: it paid its order, brought money that is kept for a person to look at, told
 * what was known, told that a payment failed, told nothing, or was not believed.
 */
export type NotificationVerdict = 'paid' | 'kept' | 'known' | 'failed' | 'none' | 'refused'

export type NotificationList = {
  items: {
    id: number
    method: PaymentMethod
    verdict: NotificationVerdict | 'waiting'
    /** Why it was refused, or what is wrong with the money. */
    detail: string | null
    orderId: string | null
    orderNumber: string | null
    body: string
    address: string
    /** Whether it can be judged anew. */
    canReplay: boolean
    receivedAt: Date
    judgedAt: Date | null
  }[]
  page: number
  pageSize: number
  total: number
}

export type RecordTransferResult =
  /** Too much may have come, and pay it all the same. */
  { ok: true; paid: boolean; problem: PaymentProblem | null } | { ok: false; reason: 'reference_taken' }
