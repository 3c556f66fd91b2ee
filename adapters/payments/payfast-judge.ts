import { askProvider } from './ask-provider.ts'
import { comesFrom } from './comes-from.ts'
import { equalInConstantTime } from './equal-in-constant-time.ts'
import { payfastParameterString, payfastSignature, type Parameter } from './payfast-signature.ts'
import type { PayfastSettings } from './payfast.ts'
import type { PaymentNews, PaymentNotification, Verdict } from './payment-provider.ts'

/**
 * Makes the checks that PayFast asks for, the cheap ones first: that the notification is signed, comes from PayFast's
 * machines, names an amount, and that PayFast has sent it when asked. Whether the amount is the order's is the
 * caller's to check.
 * @throws where PayFast or the name service gives no clear answer
 */
export async function judgePayfast(
  settings: PayfastSettings,
  notification: PaymentNotification,
): Promise<Verdict> {
  const told = readNotification(notification.body)
  if (!told) return { ok: false, reason: 'unreadable' }
  if (told.merchantId !== settings.merchantId) return { ok: false, reason: 'merchant' }
  if (!equalInConstantTime(told.signature, payfastSignature(told.signed, settings.passphrase))) {
    return { ok: false, reason: 'signature' }
  }
  if (settings.checksSource && !(await comesFrom(notification.address, settings.sourceHosts))) {
    return { ok: false, reason: 'source' }
  }
  const amountCents = toCents(told.amount)
  if (amountCents === undefined) return { ok: false, reason: 'amount' }
  if (!(await isConfirmed(settings.url, told.signed))) return { ok: false, reason: 'not_confirmed' }
  return { ok: true, news: toNews(told, amountCents) }
}

type Told = {
  /** What stands before the signature. What stands behind it is signed by nobody, and not read. */
  signed: Parameter[]
  signature: string
  merchantId: string
  orderNumber: string
  reference: string
  status: string
  amount: string
}

/** Parameters keep their order, which the signature depends on. Undefined where it is no PayFast notification. */
function readNotification(body: string): Told | undefined {
  const parameters = body.split('&').map(readParameter)
  if (!parameters.every((parameter) => parameter !== undefined)) return undefined
  const names = parameters.map(([name]) => name)
  // Of two, the one that is checked might not be the one that is used.
  if (new Set(names).size < names.length) return undefined
  const fields = new Map(parameters.slice(0, names.indexOf('signature') + 1))
  const signature = fields.get('signature')
  const merchantId = fields.get('merchant_id')
  const orderNumber = fields.get('m_payment_id')
  const reference = fields.get('pf_payment_id')
  const status = fields.get('payment_status')
  const amount = fields.get('amount_gross')
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

/** `15.00` → 1500; undefined for what is written in any other way. */
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

function toNews({ status, orderNumber, reference }: Told, amountCents: number): PaymentNews {
  switch (status) {
    case 'COMPLETE':
      return { event: 'paid', orderNumber, reference, amountCents }
    case 'FAILED':
    case 'CANCELLED':
      return { event: 'failed', orderNumber, reference }
    default:
      return { event: 'none' }
  }
}
