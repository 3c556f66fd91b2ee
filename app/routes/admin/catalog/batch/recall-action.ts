import { localizedNames, localizedValue } from '#app/components/admin/localized-values.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { previewRecall, recallBatch } from '#domain/orders/recalls/index.ts'
import { recallBatchInput } from '#domain/orders/recalls/schemas.ts'
import type { RecallPreview } from '#domain/orders/recalls/views.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type RecallReply = FormReply<{ reason: 'already_recalled' }, { preview: RecallPreview }>

export const RECALL_ACTIONS: FormActions<RecallReply, { batchId: string }> = {
  preview: recallAction,
  recall: recallAction,
}

/** Shows what would be sent, or sends it. */
async function recallAction({ context, batchId, intent, form }: FormRequest & { batchId: string }) {
  const values = typedValues(form, localizedNames('reason', 'advice'))
  const input = recallBatchInput.safeParse({
    batchId,
    reason: localizedValue(values, 'reason'),
    advice: localizedValue(values, 'advice'),
  })
  if (!input.success) return answer<RecallReply>({ intent, values, errors: toFieldErrors(input.error) })
  if (intent === 'preview') {
    const preview = await runVerb(context, (ctx) => previewRecall(ctx, input.data))
    return answer<RecallReply>({ intent, values, done: { preview } })
  }
  const result = await runVerb(context, (ctx) => recallBatch(ctx, input.data))
  if (!result.ok) return answer<RecallReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/inventory/batches/:id', params: { id: batchId } },
    { notice: 'batch-recalled' },
  )
}
