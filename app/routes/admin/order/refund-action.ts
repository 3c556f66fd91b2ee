import { data } from 'react-router'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelRefund, requestRefund, settleRefund } from '#domain/refunds/index.ts'
import {
  cancelRefundInput,
  type EndRefundResult,
  requestRefundInput,
  type RequestRefundInput,
  settleRefundInput,
} from '#domain/refunds/schemas.ts'
import { type FieldErrorCode, toFieldErrors } from '#shared/validation.ts'
import { toCents } from './cents.ts'
import { type Context, leadTo } from './lead-to.ts'
import type { OrderReply } from './order-action.ts'
import { fieldOf, REFUND_INTENTS, refundField, type RefundIntent } from './refund-fields.ts'

/** Answers the forms about money that goes back; undefined where the form is about something else. */
export async function refundAction(context: Context, orderId: string, form: Map<string, string>) {
  const intent = form.get('intent') ?? ''
  const values = Object.fromEntries([...form].filter(([name]) => name.startsWith(`${intent}.`)))
  const reply: OrderReply = { intent, values, errors: {} }
  const ofGoods = REFUND_INTENTS.find((one) => one === intent)
  if (ofGoods) return requestAction(context, toGoodsInput(orderId, ofGoods, values), reply)
  const [, what, id = ''] = /^(surplus|settle|withdraw)-(.+)$/.exec(intent) ?? []
  if (what === 'surplus') {
    return requestAction(context, toSurplusInput(orderId, id, intent, values), reply)
  }
  if (what === 'settle') {
    const input = settleRefundInput.safeParse({
      refundId: id,
      reference: values[fieldOf(intent, 'reference')],
    })
    if (!input.success) return refuse(reply, toFieldErrors(input.error), (path) => `${intent}.${path}`)
    const result = await runVerb(context, (ctx) => settleRefund(ctx, input.data))
    return endAction(context, orderId, reply, result, 'refund-settled')
  }
  if (what === 'withdraw') {
    const input = cancelRefundInput.safeParse({ refundId: id })
    if (!input.success) return refuse(reply, toFieldErrors(input.error), (path) => path)
    const result = await runVerb(context, (ctx) => cancelRefund(ctx, input.data))
    return endAction(context, orderId, reply, result, 'refund-withdrawn')
  }
  return undefined
}

/** What the form means, and which field each part of it came from. */
type Read = { orderId: string; input: unknown; nameOf(path: string): string }
type Values = Partial<Record<string, string>>

function toGoodsInput(orderId: string, intent: RefundIntent, values: Values): Read {
  const itemIds = Object.keys(values).flatMap((name) => name.split(`${intent}.quantity.`)[1] ?? [])
  const restocksAll = values[refundField(intent, 'restocks')] === 'on'
  const lines = itemIds
    .map((itemId) => ({
      itemId,
      quantity: toCount(values[refundField(intent, 'quantity', itemId)]),
      amountCents: toAmount(values[refundField(intent, 'amount', itemId)]),
      restocks: values[refundField(intent, 'restocks', itemId)] === 'on',
    }))
    .filter(({ quantity, amountCents }) => quantity !== 0 || amountCents !== undefined)
    .map((line) => (restocksAll && line.quantity !== 0 ? { ...line, restocks: true } : line))
  return {
    orderId,
    input: {
      orderId,
      kind: 'goods',
      lines,
      deliveryCents: toAmount(values[refundField(intent, 'delivery')]),
      reason: values[refundField(intent, 'reason')],
      isByHand: values[refundField(intent, 'by-hand')] === 'on',
      // What nobody has agreed to yet is asked about.
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

function toSurplusInput(orderId: string, paymentId: string, intent: string, values: Values): Read {
  const [amount, reason] = [fieldOf(intent, 'amount'), fieldOf(intent, 'reason')]
  return {
    orderId,
    input: {
      orderId,
      kind: 'surplus',
      paymentId,
      amountCents: toAmount(values[amount]),
      reason: values[reason],
      isByHand: values[fieldOf(intent, 'by-hand')] === 'on',
    },
    nameOf: (path) => (path === 'amountCents' ? amount : `${intent}.${path}`),
  }
}

async function requestAction(context: Context, { orderId, input, nameOf }: Read, reply: OrderReply) {
  const parsed = requestRefundInput.safeParse(input)
  if (!parsed.success) return refuse(reply, toFieldErrors(parsed.error), nameOf)
  const result = await runVerb(context, (ctx) => requestRefund(ctx, parsed.data))
  if (result.ok) return leadTo(context, `/admin/orders/${orderId}#refunds`, 'refund-requested')
  return data<OrderReply>(
    { ...reply, values: { ...reply.values, ...agreed(reply.intent, parsed.data, result) }, refusal: result },
    { status: 409 },
  )
}

/** Whoever sends the form once more has agreed to the sum that it says. */
function agreed(
  intent: string,
  { kind }: RequestRefundInput,
  refusal: { reason: string; totalCents?: number },
): Values {
  if (kind !== 'goods') return {}
  return { [`${intent}.agreed`]: refusal.reason === 'sum_differs' ? String(refusal.totalCents) : '' }
}

function endAction(
  context: Context,
  orderId: string,
  reply: OrderReply,
  result: EndRefundResult,
  notice: string,
) {
  if (!result.ok) return data<OrderReply>({ ...reply, refusal: result }, { status: 409 })
  return leadTo(context, `/admin/orders/${orderId}#refunds`, notice)
}

function refuse(reply: OrderReply, wrong: Record<string, FieldErrorCode>, nameOf: (path: string) => string) {
  const errors = Object.fromEntries(
    Object.entries(wrong).map(([path, code]) => [
      nameOf(path),
      // People type rand, where a whole number is not asked for.
      path.endsWith('Cents') && code === 'not_a_whole_number' ? 'invalid' : code,
    ]),
  )
  return data<OrderReply>({ ...reply, errors }, { status: 422 })
}

/** Nothing typed is none of it; what is no number stays wrong. */
function toCount(typed = ''): number {
  const digits = typed.trim()
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN
}

/** The same for rand: undefined where nothing is typed, null where it is no amount. */
function toAmount(typed = ''): number | null | undefined {
  return typed.trim() ? (toCents(typed) ?? null) : undefined
}
