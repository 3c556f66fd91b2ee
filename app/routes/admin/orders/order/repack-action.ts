import { NO_BATCH } from '#app/components/admin/catalog/no-batch.ts'
import { typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { repackJars } from '#domain/catalog/stock-desk/index.ts'
import { repackJarsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { OrderForm, OrderReply } from './order-reply.ts'

/** Other jars are packed for one line of the order. */
export async function repackAction({ context, orderId, intent, subject, form }: OrderForm) {
  const values = typedValues(form, ['fromBatchId', 'toBatchId', 'quantity'])
  const batchOf = (typed: string | undefined) => (typed === NO_BATCH ? null : typed)
  const input = repackJarsInput.safeParse({
    orderItemId: subject,
    quantity: typedCount(values.quantity),
    fromBatchId: batchOf(values.fromBatchId),
    toBatchId: batchOf(values.toBatchId),
  })
  if (!input.success) return answer<OrderReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => repackJars(ctx, input.data))
  if (!result.ok) return answer<OrderReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/orders/:id', params: { id: orderId }, hash: 'packed' },
    { notice: 'batches-changed' },
  )
}
