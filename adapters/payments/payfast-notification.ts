import { askProvider } from './ask-provider.ts'
import { comesFrom } from './comes-from.ts'
import { equalInConstantTime } from './equal-in-constant-time.ts'
import type { PayfastSettings } from './payfast-settings.ts'
import { payfastParameterString, payfastSignature, type Parameter } from './payfast-signature.ts'
import type { PaymentEvent, PaymentNotification, PaymentReport } from './payment-provider.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'

/**
 * Makes the checks that PayFast asks for, the cheap ones first: that the notification is signed, comes from PayFast's
 * machines, names an amount, and that PayFast confirms it when asked. The caller checks that the amount is the order's.
 * @throws when PayFast or the name service gives no clear answer
 */
export async function verifyPayfastNotification(
  settings: PayfastSettings,
  notification: PaymentNotification,
): Promise<PaymentReport> {
  const { fields, refusal } = readSigned(settings, notification)
  if (!fields) return { ok: false, reason: refusal }
  if (settings.checksSource && !(await comesFrom(notification.address, settings.sourceHosts))) {
    return { ok: false, reason: 'source' }
  }
  const amountCents = toCents(fields.amount)
  if (amountCents === undefined) return { ok: false, reason: 'amount' }
  if (!(await isConfirmed(settings.url, fields.signed))) return { ok: false, reason: 'not_confirmed' }
  return { ok: true, event: toEvent(fields, amountCents) }
}

/** The parameters of a notification that is for this merchant and signed, or why it is not. */
export function readSigned(
  settings: PayfastSettings,
  { body }: PaymentNotification,
): { fields: NotificationFields; refusal?: never } | { fields?: never; refusal: RejectionReason } {
  const fields = readNotification(body)
  if (!fields) return { refusal: 'unreadable' }
  if (fields.merchantId !== settings.merchantId) return { refusal: 'merchant' }
  const signature = payfastSignature(fields.signed, settings.passphrase)
  return equalInConstantTime(fields.signature, signature) ? { fields } : { refusal: 'signature' }
}

type NotificationFields = {
  /** The parameters before the signature. Those after it are not signed, so they are ignored. */
  signed: Parameter[]
  signature: string
  merchantId: string
  orderNumber: string
  reference: string
  status: string
  amount: string
}

/** Parameters keep their order, which the signature depends on. Undefined if the body is not a PayFast notification. */
function readNotification(body: string): NotificationFields | undefined {
  const parameters = body.split('&').map(readParameter)
  if (!parameters.every((parameter) => parameter !== undefined)) return undefined
  const names = parameters.map(([name]) => name)
  // If a name occurs twice, the value that is checked might not be the one that is used.
  if (new Set(names).size < names.length) return undefined
  const valueOf = new Map(parameters.slice(0, names.indexOf('signature') + 1))
  const signature = valueOf.get('signature')
  const merchantId = valueOf.get('merchant_id')
  const orderNumber = valueOf.get('m_payment_id')
  const reference = valueOf.get('pf_payment_id')
  const status = valueOf.get('payment_status')
  const amount = valueOf.get('amount_gross')
  if (!signature || !merchantId || !orderNumber || !reference || !status || !amount) return undefined
  const signed = parameters.slice(0, names.indexOf('signature'))
  return { signed, signature, merchantId, orderNumber, reference, status, amount }
}

function readParameter(text: string): Parameter | undefined {
  const [name = '', ...value] = text.split('=').map((part) => part.replaceAll('+', ' '))
  try {
    return [decodeURIComponent(name), decodeURIComponent(value.join('='))]
  } catch {
    return undefined
  }
}

/** `15.00` → 1500; undefined for any other notation. */
function toCents(amount: string): number | undefined {
  return /^\d{1,9}\.\d\d$/.test(amount) ? Number(amount.replace('.', '')) : undefined
}

async function isConfirmed(url: string, signed: readonly Parameter[]): Promise<boolean> {
  const { status, body } = await askProvider(`${url}/eng/query/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: payfastParameterString(signed),
  })
  const answer = body.trim()
  if (status === 200 && answer === 'VALID') return true
  if (status === 200 && answer === 'INVALID') return false
  throw new Error(`PayFast neither confirmed nor denied a notification, it answered ${status}`)
}

function toEvent({ status, orderNumber, reference }: NotificationFields, amountCents: number): PaymentEvent {
  switch (status) {
    case 'COMPLETE':
      return { type: 'paid', orderNumber, reference, amountCents }
    case 'FAILED':
    case 'CANCELLED':
      return { type: 'failed', orderNumber, reference }
    default:
      return { type: 'none' }
  }
}
