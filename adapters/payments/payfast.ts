import { readSigned, verifyPayfastNotification } from './payfast-notification.ts'
import { refundByPayfast } from './payfast-refund.ts'
import type { PayfastSettings } from './payfast-settings.ts'
import { payfastSignature } from './payfast-signature.ts'
import type { HostedProvider, PaymentPage, PaymentToStart } from './payment-provider.ts'

/**
 * PayFast, which takes only rand. Buyers are sent there with a signed form; a notification reports the outcome. The
 * rules are those of PayFast's own PHP SDK and of developers.payfast.co.za. Without a passphrase its API cannot be
 * used, so staff send refunds by hand.
 */
export function payfast(settings: PayfastSettings): HostedProvider {
  const trimmed = { ...settings, passphrase: settings.passphrase?.trim() }
  const { passphrase } = trimmed
  return {
    method: 'payfast',
    flow: 'hosted',
    origin: new URL(settings.url).origin,
    start: async (payment) => toPage(trimmed, payment),
    refuseUnsigned: (notification) => readSigned(trimmed, notification).refusal,
    verifyNotification: (notification) => verifyPayfastNotification(trimmed, notification),
    ...(passphrase && { refund: (request) => refundByPayfast({ ...trimmed, passphrase }, request) }),
  }
}

function toPage(settings: PayfastSettings, payment: PaymentToStart): PaymentPage {
  // In PayFast's own order, in which they are signed. PayFast does not sign empty fields, so none is posted.
  const fields = Object.entries({
    merchant_id: settings.merchantId,
    merchant_key: settings.merchantKey,
    return_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    notify_url: payment.notifyUrl,
    name_first: toLine(payment.firstName),
    name_last: toLine(payment.lastName),
    // A truncated address would belong to somebody else.
    email_address: payment.email.trim().length <= MAX_LENGTH ? payment.email.trim() : '',
    m_payment_id: payment.orderNumber,
    amount: toRand(payment.amountCents),
    // PayFast's pages exist only in English.
    item_name: toLine(`KROK order ${payment.orderNumber}`),
  }).filter(([, value]) => value !== '')
  return {
    url: `${settings.url}/eng/process`,
    fields: { ...Object.fromEntries(fields), signature: payfastSignature(fields, settings.passphrase) },
  }
}

/** The most characters that PayFast takes in a field. */
const MAX_LENGTH = 100

/** One line of the length that PayFast takes, which neither browsers nor PHP change after it is signed. */
function toLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(line).slice(0, MAX_LENGTH).join('').trim()
}

/** 1500 → `15.00` */
function toRand(cents: number): string {
  return String(cents).padStart(3, '0').replace(/\d\d$/, '.$&')
}
