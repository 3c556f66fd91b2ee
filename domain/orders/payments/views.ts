import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { cents, instant } from '#shared/kernel/view-fields.ts'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import { NOTIFICATION_DETAILS, NOTIFICATION_VERDICTS } from '#shared/orders/payment-records.ts'

/** A provider's post, as staff see it. */
export const paymentNotificationView = z.object({
  id: z.int(),
  method: z.enum(PAYMENT_METHODS),
  verdict: z.enum(NOTIFICATION_VERDICTS),
  detail: z.enum(NOTIFICATION_DETAILS).nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  body: z.string(),
  address: z.string(),
  /** True if it can be judged again. */
  canReplay: z.boolean(),
  receivedAt: instant,
  judgedAt: instant.nullable(),
})
export type PaymentNotificationView = z.infer<typeof paymentNotificationView>

export const paymentNotificationList = keysetPageOf(paymentNotificationView)
export type PaymentNotificationList = z.infer<typeof paymentNotificationList>

/** The place to pay. If `fields` are given, they are posted to `url` in their order. */
export const placeToPay = z.object({
  method: z.enum(PAYMENT_METHODS),
  orderNumber: z.string(),
  amountCents: cents,
  page: z.object({ url: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})
export type PlaceToPay = z.infer<typeof placeToPay>
