import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { equalInConstantTime } from './equal-in-constant-time.ts'
import type {
  HostedProvider,
  PaymentNotification,
  PaymentPage,
  PaymentReport,
  PaymentToStart,
} from './payment-provider.ts'
import { askPaystack, type PaystackSettings } from './paystack-api.ts'
import { refundByPaystack } from './paystack-refund.ts'
import { findPaystackTransaction, paystackTransactionSchema } from './paystack-transaction.ts'

/**
 * Paystack, in rand. Its API starts a payment and gives the address to send the buyer to; a signed notification says
 * that something happened, and the API is then asked what. Rules: paystack.com/docs.
 * @param settings `checkoutOrigin` is the origin of its payment pages
 */
export function paystack({
  secretKey,
  url = 'https://api.paystack.co',
  checkoutOrigin = 'https://checkout.paystack.com',
}: {
  secretKey: string
  url?: string
  checkoutOrigin?: string
}): HostedProvider {
  const settings = { secretKey, url }
  return {
    method: 'paystack',
    flow: 'hosted',
    origin: checkoutOrigin,
    start: (payment) => startPayment(settings, payment),
    refuseUnsigned: (notification) => (isSigned(settings, notification) ? undefined : 'signature'),
    verifyNotification: (notification) => verifyNotification(settings, notification),
    findPayment: (reference) => findPayment(settings, reference),
    refund: (request) => refundByPaystack(settings, request),
  }
}

async function startPayment(settings: PaystackSettings, payment: PaymentToStart): Promise<PaymentPage> {
  const answer = await askPaystack(settings, '/transaction/initialize', {
    amount: payment.amountCents,
    currency: 'ZAR',
    email: payment.email,
    // Paystack accepts each reference once, and an order may be tried again.
    reference: `${payment.orderNumber}-${randomBytes(4).toString('hex')}`,
    callback_url: payment.returnUrl,
    metadata: { order_number: payment.orderNumber, cancel_action: payment.cancelUrl },
  })
  if (!answer.ok) throw new Error(`Paystack did not start a payment: ${answer.message}`)
  const { authorization_url } = z.object({ authorization_url: z.url() }).parse(answer.data)
  return { url: authorization_url }
}

const noticeSchema = z.object({ event: z.string(), data: z.unknown().optional() })

function isSigned({ secretKey }: PaystackSettings, { body, headers }: PaymentNotification): boolean {
  const signature = createHmac('sha512', secretKey).update(body).digest('hex')
  return equalInConstantTime(headers['x-paystack-signature'] ?? '', signature)
}

async function verifyNotification(
  settings: PaystackSettings,
  notification: PaymentNotification,
): Promise<PaymentReport> {
  if (!isSigned(settings, notification)) return { ok: false, reason: 'signature' }
  const notice = readNotice(notification.body)
  if (!notice) return { ok: false, reason: 'unreadable' }
  if (notice.event === 'refund.failed') return refundFailed(notice.data)
  if (notice.event !== 'charge.success' && notice.event !== 'charge.failed') return nothingNew
  const charge = paystackTransactionSchema
    .pick({ reference: true, metadata: true })
    .safeParse(notice.data).data
  if (!charge) return { ok: false, reason: 'unreadable' }
  const { reference, metadata } = charge
  if (notice.event === 'charge.success') return findPayment(settings, reference)
  return metadata ? failed(metadata.order_number, reference) : nothingNew
}

function readNotice(body: string): z.infer<typeof noticeSchema> | undefined {
  try {
    return noticeSchema.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

async function findPayment(settings: PaystackSettings, reference: string): Promise<PaymentReport> {
  const payment = await findPaystackTransaction(settings, reference)
  if (!payment) return { ok: false, reason: 'not_confirmed' }
  // Without it the shop did not start the payment: it came from a payment page or a terminal of the same merchant.
  if (!payment.metadata) return nothingNew
  const orderNumber = payment.metadata.order_number
  if (payment.status === 'failed') return failed(orderNumber, reference)
  if (payment.status !== 'success') return nothingNew
  if (payment.currency !== 'ZAR') return { ok: false, reason: 'currency' }
  return { ok: true, event: { type: 'paid', orderNumber, reference, amountCents: payment.amount } }
}

/** A refund that Paystack accepted but could not carry out. */
function refundFailed(data: unknown): PaymentReport {
  const refund = z.object({ transaction_reference: z.string() }).safeParse(data).data
  if (!refund) return { ok: false, reason: 'unreadable' }
  return { ok: true, event: { type: 'refund_failed', reference: refund.transaction_reference } }
}

const nothingNew: PaymentReport = { ok: true, event: { type: 'none' } }

function failed(orderNumber: string, reference: string): PaymentReport {
  return { ok: true, event: { type: 'failed', orderNumber, reference } }
}
