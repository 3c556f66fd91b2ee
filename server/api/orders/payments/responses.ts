import { z } from 'zod'
import type { PaymentNotificationList, StartedPayment } from '#domain/orders/payments/schemas.ts'
import { PAYMENT_METHODS } from '#shared/orders/payment-methods.ts'
import {
  NOTIFICATION_DETAILS,
  NOTIFICATION_VERDICTS,
  PAYMENT_PROBLEMS,
} from '#shared/orders/payment-records.ts'
import { cents, instant } from '../../response-fields.ts'

export const paymentProblem = z.enum(PAYMENT_PROBLEMS).nullable()

export const paymentNotificationListResponse = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      method: z.enum(PAYMENT_METHODS),
      verdict: z.enum(NOTIFICATION_VERDICTS),
      detail: z.enum(NOTIFICATION_DETAILS).nullable(),
      orderId: z.uuid().nullable(),
      orderNumber: z.string().nullable(),
      body: z.string(),
      address: z.string(),
      canReplay: z.boolean(),
      receivedAt: instant,
      judgedAt: instant.nullable(),
    }),
  ),
  previous: z.string().nullable().describe('Pass it as `before` for the page before.'),
  next: z.string().nullable().describe('Pass it as `after` for the page after.'),
}) satisfies z.ZodType<PaymentNotificationList>

export const startedPaymentResponse = z.object({
  method: z.enum(PAYMENT_METHODS),
  orderNumber: z.string(),
  amountCents: cents,
  page: z.object({ url: z.string(), fields: z.record(z.string(), z.string()).optional() }),
}) satisfies z.ZodType<Omit<StartedPayment & { ok: true }, 'ok'>>
