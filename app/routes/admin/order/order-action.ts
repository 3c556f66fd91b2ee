import { data } from 'react-router'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { badRequest } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { changeOrderStatus, deleteOrder } from '#domain/order-desk/index.ts'
import { type ChangeStatusResult, changeStatusInput } from '#domain/order-desk/schemas.ts'
import { ORDER_STATUSES, type OrderStatus } from '#shared/orders/order-states.ts'
import { recordTransfer } from '#domain/payments/index.ts'
import { recordTransferInput, type RecordTransferResult } from '#domain/payments/schemas.ts'
import type { EndRefundResult, RefundRefusal } from '#domain/refunds/schemas.ts'
import { toFieldErrors } from '#shared/validation.ts'
import { toCents } from './cents.ts'
import { type Context, leadTo } from './lead-to.ts'
import { refundAction } from './refund-action.ts'
import { stepField, stepIntent } from './step-fields.ts'

export type OrderReply = FormReply<
  Extract<ChangeStatusResult | RecordTransferResult | EndRefundResult, { ok: false }> | RefundRefusal
>

export async function orderAction(context: Context, orderId: string, form: Map<string, string>) {
  const intent = form.get('intent')
  if (intent === 'transfer') return recordTransferAction(context, orderId, form)
  if (intent === 'hide') return hideOrderAction(context, orderId)
  const to = ORDER_STATUSES.find((status) => stepIntent(status) === intent)
  if (to) return changeStatusAction(context, orderId, to, form)
  const answer = await refundAction(context, orderId, form)
  if (!answer) throw badRequest()
  return answer
}

async function changeStatusAction(
  context: Context,
  orderId: string,
  to: OrderStatus,
  form: Map<string, string>,
) {
  const values = typedValues(
    form,
    ['reason', 'carrier', 'number', 'url'].map((field) => stepField(to, field)),
  )
  const reply: OrderReply = { intent: stepIntent(to), values, errors: {} }
  const carrier = values[stepField(to, 'carrier')]
  const input = changeStatusInput.safeParse({
    orderId,
    to,
    reason: values[stepField(to, 'reason')],
    // Only what a courier carries is asked for it.
    ...(carrier !== undefined && {
      tracking: { carrier, number: values[stepField(to, 'number')], url: values[stepField(to, 'url')] },
    }),
  })
  if (!input.success) {
    const errors = Object.fromEntries(
      Object.entries(toFieldErrors(input.error)).map(([path, code]) => [
        stepField(to, path.replace('tracking.', '')),
        code,
      ]),
    )
    return data<OrderReply>({ ...reply, errors }, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => changeOrderStatus(ctx, input.data))
  if (!result.ok) {
    return data<OrderReply>(
      { ...reply, refusal: result },
      { status: result.reason === 'illegal_step' ? 409 : 422 },
    )
  }
  return leadTo(context, `/admin/orders/${orderId}#steps`, 'order-changed')
}

async function recordTransferAction(context: Context, orderId: string, form: Map<string, string>) {
  const values = typedValues(form, ['reference', 'amount'])
  const reply: OrderReply = { intent: 'transfer', values, errors: {} }
  const { reference, amount } = values
  const input = recordTransferInput.safeParse({
    orderId,
    reference,
    // What is no amount is told from none.
    amountCents: amount?.trim() ? (toCents(amount) ?? null) : undefined,
  })
  if (!input.success) {
    const { amountCents: wrong, ...errors } = toFieldErrors(input.error)
    // People type rand, where a whole number is not asked for.
    if (wrong) errors['amount'] = wrong === 'not_a_whole_number' ? 'invalid' : wrong
    return data<OrderReply>({ ...reply, errors }, { status: 422 })
  }
  const result = await runVerb(context, (ctx) => recordTransfer(ctx, input.data))
  if (!result.ok) return data<OrderReply>({ ...reply, refusal: result }, { status: 409 })
  return leadTo(
    context,
    `/admin/orders/${orderId}#payments`,
    result.paid ? 'payment-recorded' : 'payment-flagged',
  )
}

async function hideOrderAction(context: Context, orderId: string) {
  await runVerb(context, (ctx) => deleteOrder(ctx, { orderId }))
  return leadTo(context, '/admin/orders', 'order-hidden')
}
