import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedAmount } from '#app/request/typed/typed-amount.ts'
import { declineReturn, refundReturn, replaceReturn } from '#domain/orders/returns/index.ts'
import {
  declineReturnInput,
  type DeclineReturnResult,
  refundReturnInput,
  type RefundReturnResult,
  replaceReturnInput,
  type ReplaceReturnResult,
} from '#domain/orders/returns/schemas.ts'
import { type FieldErrors, toFieldErrors } from '#shared/kernel/validation.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'
import { fieldOf } from './refund-fields.ts'

/** The answers to a buyer who asks to return something. */
export const RETURN_ACTIONS: FormActions<OrderReply, { orderId: string }> = {
  'return_refund-*': refundAction,
  'return_replace-*': replaceAction,
  'return_decline-*': declineAction,
}

async function refundAction(request: OrderForm) {
  const { context, intent, subject, form } = request
  const agreed = Number(form.get(fieldOf(intent, 'agreed')))
  const input = refundReturnInput.safeParse({ returnId: subject, agreedTotalCents: agreed })
  if (!input.success) throw badRequest()
  return end(request, await runVerb(context, (ctx) => refundReturn(ctx, input.data)))
}

async function replaceAction(request: OrderForm) {
  const { context, intent, subject, form } = request
  const carrier = form.get(fieldOf(intent, 'carrier'))
  const number = form.get(fieldOf(intent, 'number'))
  const input = replaceReturnInput.safeParse({
    returnId: subject,
    // Only what a courier carries is asked for it.
    ...(carrier !== undefined && {
      tracking: { carrier, number },
      costCents: typedAmount(form.get(fieldOf(intent, 'amount'))),
    }),
  })
  if (!input.success) return refuse(request, toFieldErrors(input.error))
  return end(request, await runVerb(context, (ctx) => replaceReturn(ctx, input.data)))
}

async function declineAction(request: OrderForm) {
  const { context, intent, subject, form } = request
  const input = declineReturnInput.safeParse({
    returnId: subject,
    answer: form.get(fieldOf(intent, 'answer')),
  })
  if (!input.success) return refuse(request, toFieldErrors(input.error))
  return end(request, await runVerb(context, (ctx) => declineReturn(ctx, input.data)))
}

/** Names the fields that are wrong; that the form is about no return is nobody's mistake. */
function refuse(request: OrderForm, wrong: FieldErrors) {
  if (wrong['returnId']) throw badRequest()
  const { intent } = request
  const errors = Object.fromEntries(
    Object.entries(wrong).map(([path, code]) => [
      `${intent}.${path.replace('tracking.', '').replace('costCents', 'amount')}`,
      code,
    ]),
  )
  return answer<OrderReply>({ intent, values: valuesOf(request), errors })
}

function valuesOf({ intent, form }: OrderForm) {
  return Object.fromEntries([...form].filter(([name]) => name.startsWith(`${intent}.`)))
}

function end(request: OrderForm, result: RefundReturnResult | ReplaceReturnResult | DeclineReturnResult) {
  const { context, intent, orderId } = request
  if (!result.ok) {
    const agreed = result.reason === 'sum_differs' && {
      [fieldOf(intent, 'agreed')]: String(result.totalCents),
    }
    const values = { ...valuesOf(request), ...agreed }
    return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  }
  const to = { to: '/admin/orders/:id', params: { id: orderId }, hash: 'returns' } as const
  return leadTo(context, to, { notice: 'return-answered' })
}
