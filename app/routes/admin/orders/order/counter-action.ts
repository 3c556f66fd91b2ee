import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { recordCounterPayment } from '#domain/orders/payments/index.ts'
import { recordCounterPaymentInput } from '#domain/orders/payments/schemas.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'

/** The order was paid at the counter. */
export async function counterAction({ context, orderId, intent, subject }: OrderForm) {
  const input = recordCounterPaymentInput.safeParse({ orderId, method: subject })
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => recordCounterPayment(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/orders/:id', params: { id: orderId }, hash: 'steps' },
    { notice: result.paid ? 'payment-recorded' : 'payment-flagged' },
  )
}
