import {
  type DiscountReply,
  toReply,
  toTerms,
  typedDiscount,
  valuesOf,
} from '#app/components/admin/orders/discount-values.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { switchDiscount, updateDiscount } from '#domain/orders/discounts/index.ts'
import { updateDiscountInput } from '#domain/orders/discounts/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

type DiscountRequest = FormRequest & { id: string }

export async function saveAction({ context, intent, form, id }: DiscountRequest) {
  const values = typedDiscount(form)
  const input = updateDiscountInput.safeParse({ id, version: Number(values.version), ...toTerms(values) })
  if (!input.success) {
    return answer<DiscountReply>({ intent, values, ...toReply(toFieldErrors(input.error)) })
  }
  const result = await runVerb(context, (ctx) => updateDiscount(ctx, input.data))
  if (result.ok) return leadToCode(context, id)
  const current = valuesOf(result.current)
  // Sent again, it replaces what has been shown now.
  const version = String(result.current.version)
  return answer<DiscountReply>(
    { intent, values: { ...values, version }, refusal: { reason: 'changed', current, by: result.by } },
    { status: 409 },
  )
}

export async function switchAction({ context, intent, id }: DiscountRequest) {
  await runVerb(context, (ctx) => switchDiscount(ctx, { id, isOn: intent === 'on' }))
  return leadToCode(context, id)
}

function leadToCode(context: FormRequest['context'], id: string) {
  return leadTo(context, { to: '/admin/discounts/:id', params: { id } }, { notice: 'discount-saved' })
}
