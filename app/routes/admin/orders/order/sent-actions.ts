import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { cancelSentOrder, setPaymentStatus } from '#domain/orders/order-desk/index.ts'
import { cancelSentInput, setPaymentStatusInput } from '#domain/orders/order-desk/schemas.ts'
import { closeClaim, recordClaim, sendLostAgain } from '#domain/orders/parcels/index.ts'
import { closeClaimInput, recordClaimInput, sendLostAgainInput } from '#domain/orders/parcels/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'
import { refuseValues } from './refuse-values.ts'
import { sentField } from './sent-fields.ts'

/** Lost parcels, goods that are back, claims, and the status of the payment. */
export const SENT_ACTIONS: FormActions<OrderReply, { orderId: string }> = {
  'send-again': sendAgainAction,
  'cancel-sent': cancelSentAction,
  claim: claimAction,
  'claimEnd-*': closeClaimAction,
  'payment-*': paymentStatusAction,
}

async function sendAgainAction(request: OrderForm) {
  const { context, orderId, intent } = request
  const values = valuesOf(request)
  const of = (field: Parameters<typeof sentField>[1]) => values[sentField(intent, field)]
  const lines = idsIn(values, sentField(intent, 'quantity'))
    .map((itemId) => ({ itemId, quantity: typedCount(values[sentField(intent, 'quantity', itemId)]) ?? 0 }))
    .filter(({ quantity }) => quantity !== 0)
  const input = sendLostAgainInput.safeParse({
    orderId,
    lostNumber: of('lost'),
    lines,
    tracking: { carrier: of('carrier'), number: of('number'), url: of('url') },
    costCents: typedAmount(of('amount')),
  })
  if (!input.success) {
    return refuseValues(request, values, toFieldErrors(input.error), (path) => {
      if (path === 'costCents') return sentField(intent, 'amount')
      const [, index] = /^lines\.(\d+)/.exec(path) ?? []
      const itemId = lines[Number(index)]?.itemId ?? idsIn(values, sentField(intent, 'quantity'))[0]
      if (path.startsWith('lines')) return sentField(intent, 'quantity', itemId)
      return `${intent}.${path.replace('tracking.', '')}`
    })
  }
  const result = await runVerb(context, (ctx) => sendLostAgain(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  return leadToPart(request, 'parcels', 'parcel-sent-again')
}

async function cancelSentAction(request: OrderForm) {
  const { context, orderId, intent } = request
  const values = valuesOf(request)
  const count = (field: 'fit' | 'damaged', itemId: string) =>
    typedCount(values[sentField(intent, field, itemId)]) ?? 0
  const goods = idsIn(values, sentField(intent, 'fit')).map((itemId) => ({
    itemId,
    fit: count('fit', itemId),
    damaged: count('damaged', itemId),
  }))
  const input = cancelSentInput.safeParse({
    orderId,
    goods,
    reason: values[sentField(intent, 'reason')],
    // A press that answers the question is about the numbers that it named.
    isSure: values[sentField(intent, 'sure')] === JSON.stringify(goods),
  })
  if (!input.success) {
    return refuseValues(request, values, toFieldErrors(input.error), (path) => {
      const [, index, field] = /^goods\.(\d+)\.(\w+)$/.exec(path) ?? []
      const itemId = goods[Number(index)]?.itemId
      return itemId ? sentField(intent, field === 'damaged' ? 'damaged' : 'fit', itemId) : `${intent}.${path}`
    })
  }
  const result = await runVerb(context, (ctx) => cancelSentOrder(ctx, input.data))
  if (!result.ok) {
    const sure = result.reason === 'is_paid' ? JSON.stringify(goods) : ''
    const asked = { ...values, [sentField(intent, 'sure')]: sure }
    return answer<OrderReply>({ intent, values: asked, refusal: result }, { status: 409 })
  }
  return leadToPart(request, 'steps', 'order-cancels-soon')
}

async function claimAction(request: OrderForm) {
  const { context, orderId, intent } = request
  const values = valuesOf(request)
  const input = recordClaimInput.safeParse({
    orderId,
    trackingNumber: values[sentField(intent, 'parcel')],
    amountCents: typedAmount(values[sentField(intent, 'amount')]),
    reference: values[sentField(intent, 'reference')],
  })
  if (!input.success) {
    const names: Record<string, string> = { trackingNumber: 'parcel', amountCents: 'amount' }
    return refuseValues(
      request,
      values,
      toFieldErrors(input.error),
      (path) => `${intent}.${names[path] ?? path}`,
    )
  }
  const result = await runVerb(context, (ctx) => recordClaim(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  return leadToPart(request, 'parcels', 'claim-recorded')
}

async function closeClaimAction(request: OrderForm) {
  const { context, intent, subject } = request
  const [state, claimId] = subject.split('.')
  const input = closeClaimInput.safeParse({ claimId, state })
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => closeClaim(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, refusal: result }, { status: 409 })
  return leadToPart(request, 'parcels', 'claim-closed')
}

async function paymentStatusAction(request: OrderForm) {
  const { context, orderId, intent, subject: to } = request
  const values = valuesOf(request)
  const input = setPaymentStatusInput.safeParse({
    orderId,
    to,
    reason: values[sentField(intent, 'reason')],
    ...(to === 'refunded' && {
      reference: values[sentField(intent, 'reference')],
      isSure: values[sentField(intent, 'sure')] === 'on',
    }),
  })
  if (!input.success) {
    const errors = toFieldErrors(input.error)
    if (errors['to']) throw badRequest()
    return refuseValues(request, values, errors, (path) => `${intent}.${path}`)
  }
  const result = await runVerb(context, (ctx) => setPaymentStatus(ctx, input.data))
  if (!result.ok) {
    // Pressing again says that the money was sent.
    const asked = result.reason === 'is_money' ? { [sentField(intent, 'sure')]: 'on' } : {}
    return answer<OrderReply>({ intent, values: { ...values, ...asked }, refusal: result }, { status: 409 })
  }
  return leadToPart(request, 'payments', 'payment-status-set')
}

type Values = Partial<Record<string, string>>

/** Reads the values of the form's own fields: several forms of the page have a reason. */
function valuesOf({ intent, form }: OrderForm): Values {
  return Object.fromEntries([...form].filter(([name]) => name.startsWith(`${intent}.`)))
}

function idsIn(values: Values, field: string): string[] {
  return Object.keys(values).flatMap((name) => name.split(`${field}.`)[1] ?? [])
}

function leadToPart({ context, orderId }: OrderForm, hash: string, notice: Notice) {
  return leadTo(context, { to: '/admin/orders/:id', params: { id: orderId }, hash }, { notice })
}
