import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import {
  addOrderNote,
  changeOrderStatus,
  deleteOrder,
  undoCancellation,
} from '#domain/orders/order-desk/index.ts'
import { addOrderNoteInput, changeStatusInput } from '#domain/orders/order-desk/schemas.ts'
import { recordPaymentByHand, recordTransfer } from '#domain/orders/payments/index.ts'
import { recordByHandInput, recordTransferInput } from '#domain/orders/payments/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { isOrderStatus } from '#shared/orders/order-states.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { counterAction } from './counter-action.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'
import { giveBackAction, refundAction, settleAction, withdrawAction } from './refund-actions.ts'
import { RETURN_ACTIONS } from './return-actions.ts'
import { repackAction } from './repack-action.ts'
import { SENT_ACTIONS } from './sent-actions.ts'
import { stepField } from './step-form.tsx'

/** The actions of this page's forms. */
export const ORDER_ACTIONS: FormActions<OrderReply, { orderId: string }> = {
  'to-*': changeStatusAction,
  'undo-cancel': undoCancellationAction,
  transfer: recordTransferAction,
  'by-hand': recordByHandAction,
  'counter-*': counterAction,
  'repack-*': repackAction,
  note: addNoteAction,
  hide: hideOrderAction,
  refund: refundAction,
  'refund-all': refundAction,
  'lost-refund': refundAction,
  'surplus-*': giveBackAction,
  'settle-*': settleAction,
  'withdraw-*': withdrawAction,
  ...RETURN_ACTIONS,
  ...SENT_ACTIONS,
}

async function changeStatusAction({ context, orderId, intent, subject, form }: OrderForm) {
  if (!isOrderStatus(subject)) throw badRequest()
  const to = subject
  const values = typedValues(
    form,
    ['reason', 'carrier', 'number', 'url', 'sure'].map((field) => stepField(to, field)),
  )
  const carrier = values[stepField(to, 'carrier')]
  const input = changeStatusInput.safeParse({
    orderId,
    to,
    reason: values[stepField(to, 'reason')],
    isSure: values[stepField(to, 'sure')] === 'on',
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
    return answer<OrderReply>({ intent, values, errors })
  }
  const result = await runVerb(context, (ctx) => changeOrderStatus(ctx, input.data))
  if (!result.ok) {
    const status = result.reason === 'tracking_needed' ? 422 : 409
    // Pressing again says that it is this one.
    const asked = result.reason === 'is_paid' ? { [stepField(to, 'sure')]: 'on' } : {}
    return answer<OrderReply>({ intent, values: { ...values, ...asked }, refusal: result }, { status })
  }
  return leadToSteps(context, orderId, result.cancelsAt ? 'order-cancels-soon' : 'order-changed')
}

async function undoCancellationAction({ context, orderId, intent }: OrderForm) {
  const result = await runVerb(context, (ctx) => undoCancellation(ctx, { orderId }))
  if (!result.ok) return answer<OrderReply>({ intent, refusal: result }, { status: 409 })
  return leadToSteps(context, orderId, 'order-kept')
}

function leadToSteps(context: OrderForm['context'], id: string, notice: Notice) {
  const steps = { to: '/admin/orders/:id', params: { id }, hash: 'steps' } as const
  return leadTo(context, steps, { notice })
}

async function recordTransferAction({ context, orderId, intent, form }: OrderForm) {
  const values = typedValues(form, ['reference', 'amount'])
  const { reference, amount } = values
  const input = recordTransferInput.safeParse({
    orderId,
    reference,
    // No amount is one thing, something that is not an amount another.
    amountCents: typedAmount(amount),
  })
  if (!input.success) {
    const { amountCents: wrong, ...errors } = toFieldErrors(input.error)
    // People type rand, where a whole number is not asked for.
    if (wrong) errors['amount'] = wrong === 'not_a_whole_number' ? 'invalid' : wrong
    return answer<OrderReply>({ intent, values, errors })
  }
  const result = await runVerb(context, (ctx) => recordTransfer(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/orders/:id', params: { id: orderId }, hash: 'payments' },
    { notice: result.paid ? 'payment-recorded' : 'payment-flagged' },
  )
}

async function recordByHandAction({ context, orderId, intent, form }: OrderForm) {
  const names = ['method', 'amount', 'reference', 'reason', 'sure'].map((name) => `by-hand.${name}`)
  const values = typedValues(form, names)
  const amount = values['by-hand.amount']
  const input = recordByHandInput.safeParse({
    orderId,
    method: values['by-hand.method'],
    reference: values['by-hand.reference'],
    reason: values['by-hand.reason'],
    amountCents: typedAmount(amount),
    isSure: values['by-hand.sure'] === 'on',
  })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([field, code]) =>
      field === 'amountCents'
        ? ['by-hand.amount', code === 'not_a_whole_number' ? 'invalid' : code]
        : [`by-hand.${field}`, code],
    )
    return answer<OrderReply>({ intent, values, errors: Object.fromEntries(errors) as OrderReply['errors'] })
  }
  const result = await runVerb(context, (ctx) => recordPaymentByHand(ctx, input.data))
  if (!result.ok) {
    // Pressing again says that they are not.
    const asked = result.reason === 'may_be_under_way' ? { 'by-hand.sure': 'on' } : {}
    return answer<OrderReply>({ intent, values: { ...values, ...asked }, refusal: result }, { status: 409 })
  }
  return leadTo(
    context,
    { to: '/admin/orders/:id', params: { id: orderId }, hash: 'payments' },
    { notice: result.paid ? 'payment-recorded' : 'payment-flagged' },
  )
}

async function addNoteAction({ context, orderId, intent, form }: OrderForm) {
  const values = typedValues(form, ['text'])
  const input = addOrderNoteInput.safeParse({ orderId, ...values })
  if (!input.success) return answer<OrderReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => addOrderNote(ctx, input.data))
  const to = { to: '/admin/orders/:id', params: { id: orderId }, hash: 'notes' } as const
  return leadTo(context, to, { notice: 'note-added' })
}

async function hideOrderAction({ context, orderId }: OrderForm) {
  await runVerb(context, (ctx) => deleteOrder(ctx, { orderId }))
  return leadTo(context, '/admin/orders', { notice: 'order-hidden' })
}
