import type { RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { cancelRefund, requestRefund, settleRefund } from '#domain/orders/refunds/index.ts'
import {
  cancelRefundInput,
  type EndRefundResult,
  requestRefundInput,
  type RequestRefundInput,
  settleRefundInput,
} from '#domain/orders/refunds/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'
import { refuseValues } from './refuse-values.ts'
import { fieldOf, REFUND_INTENTS, refundField, type RefundIntent } from './refund-fields.ts'

/** Money back for goods: all that is left, or some. */
export async function refundAction(request: OrderForm) {
  const intent = REFUND_INTENTS.find((one) => one === request.intent)
  if (!intent) throw badRequest()
  const values = valuesOf(request)
  return requestAction(request, toGoodsInput(request.orderId, intent, values), values)
}

/** Gives back the part of a payment that was more than the order costs. */
export async function giveBackAction(request: OrderForm) {
  const values = valuesOf(request)
  return requestAction(request, toSurplusInput(request, values), values)
}

/** The money has been sent by hand. */
export async function settleAction(request: OrderForm) {
  const { context, intent, subject } = request
  const values = valuesOf(request)
  const reference = values[fieldOf(intent, 'reference')]
  const input = settleRefundInput.safeParse({ refundId: subject, reference })
  if (!input.success)
    return refuseValues(request, values, toFieldErrors(input.error), (path) => `${intent}.${path}`)
  const result = await runVerb(context, (ctx) => settleRefund(ctx, input.data))
  return endAction(request, values, result, 'refund-settled')
}

/** The money stays here after all. */
export async function withdrawAction(request: OrderForm) {
  const { context, subject } = request
  const input = cancelRefundInput.safeParse({ refundId: subject })
  if (!input.success) return refuseValues(request, {}, toFieldErrors(input.error), (path) => path)
  const result = await runVerb(context, (ctx) => cancelRefund(ctx, input.data))
  return endAction(request, {}, result, 'refund-withdrawn')
}

/** Reads the values of the form's own fields: several forms of the page have an amount. */
function valuesOf({ intent, form }: OrderForm): Values {
  return Object.fromEntries([...form].filter(([name]) => name.startsWith(`${intent}.`)))
}

/** The meaning of the form, and which field each part of it came from. */
type Read = { input: unknown; nameOf(path: string): string }
type Values = Partial<Record<string, string>>

function toGoodsInput(orderId: string, intent: RefundIntent, values: Values): Read {
  const itemIds = Object.keys(values).flatMap((name) => name.split(`${intent}.quantity.`)[1] ?? [])
  const restocksAll = values[refundField(intent, 'restocks')] === 'on'
  const lines = itemIds
    .map((itemId) => ({
      itemId,
      quantity: typedCount(values[refundField(intent, 'quantity', itemId)]) ?? 0,
      amountCents: typedAmount(values[refundField(intent, 'amount', itemId)]),
      restocks: values[refundField(intent, 'restocks', itemId)] === 'on',
    }))
    .filter(({ quantity, amountCents }) => quantity !== 0 || amountCents !== undefined)
    .map((line) => (restocksAll && line.quantity !== 0 ? { ...line, restocks: true } : line))
  return {
    input: {
      orderId,
      kind: 'goods',
      lines,
      deliveryCents: typedAmount(values[refundField(intent, 'delivery')]),
      reason: values[refundField(intent, 'reason')],
      isByHand: values[refundField(intent, 'by-hand')] === 'on',
      // The server asks about a total that nobody has agreed to yet.
      agreedTotalCents: Number(values[refundField(intent, 'agreed')]) || 0,
    },
    nameOf(path) {
      const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
      const itemId = lines[Number(index)]?.itemId
      if (itemId) return refundField(intent, field === 'amountCents' ? 'amount' : 'quantity', itemId)
      return path === 'deliveryCents' ? refundField(intent, 'delivery') : `${intent}.${path}`
    },
  }
}

function toSurplusInput({ orderId, intent, subject }: OrderForm, values: Values): Read {
  const [amount, reason] = [fieldOf(intent, 'amount'), fieldOf(intent, 'reason')]
  return {
    input: {
      orderId,
      kind: 'surplus',
      paymentId: subject,
      amountCents: typedAmount(values[amount]),
      reason: values[reason],
      isByHand: values[fieldOf(intent, 'by-hand')] === 'on',
    },
    nameOf: (path) => (path === 'amountCents' ? amount : `${intent}.${path}`),
  }
}

async function requestAction(request: OrderForm, { input, nameOf }: Read, values: Values) {
  const { context, intent, orderId } = request
  const parsed = requestRefundInput.safeParse(input)
  if (!parsed.success) return refuseValues(request, values, toFieldErrors(parsed.error), nameOf)
  const result = await runVerb(context, (ctx) => requestRefund(ctx, parsed.data))
  if (result.ok) return leadToRefunds(context, orderId, 'refund-requested')
  const withAgreed = { ...values, ...agreed(intent, parsed.data, result) }
  return answer<OrderReply>({ intent, values: withAgreed, refusal: result }, { status: 409 })
}

/** Staff who send the form once more have agreed to the sum that it says. */
function agreed(
  intent: string,
  { kind }: RequestRefundInput,
  refusal: { reason: string; totalCents?: number },
): Values {
  if (kind !== 'goods') return {}
  return { [`${intent}.agreed`]: refusal.reason === 'sum_differs' ? String(refusal.totalCents) : '' }
}

function endAction(
  { context, intent, orderId }: OrderForm,
  values: Values,
  result: EndRefundResult,
  notice: 'refund-settled' | 'refund-withdrawn',
) {
  if (!result.ok) return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  return leadToRefunds(context, orderId, notice)
}

function leadToRefunds(
  context: RequestContext,
  orderId: string,
  notice: 'refund-requested' | 'refund-settled' | 'refund-withdrawn',
) {
  return leadTo(context, { to: '/admin/orders/:id', params: { id: orderId }, hash: 'refunds' }, { notice })
}
