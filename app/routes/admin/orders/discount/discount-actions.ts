import {
  discountDescription,
  type DiscountReply,
  discountValues,
  toTerms,
  withRefusal,
} from '#app/components/admin/orders/discount-description.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { switchDiscount, updateDiscount } from '#domain/orders/discounts/index.ts'
import { updateDiscountInput } from '#domain/orders/discounts/schemas.ts'

type DiscountRequest = FormRequest & { id: string }

export async function saveDiscountAction({ context, intent, form, id }: DiscountRequest) {
  const { values, input, errors } = parseForm(discountDescription, updateDiscountInput, form, (typed) => ({
    id,
    ...toTerms(typed),
  }))
  if (errors) return answer<DiscountReply>({ intent, values, ...withRefusal(errors) })
  const result = await runVerb(context, (ctx) => updateDiscount(ctx, input))
  if (result.ok) return leadToCode(context, id)
  const current = discountValues(result.current)
  return answerChanged<DiscountReply>({ intent, values }, { current, by: result.by })
}

export async function switchAction({ context, intent, id }: DiscountRequest) {
  await runVerb(context, (ctx) => switchDiscount(ctx, { id, isOn: intent === 'on' }))
  return leadToCode(context, id)
}

function leadToCode(context: FormRequest['context'], id: string) {
  return leadTo(context, { to: '/admin/discounts/:id', params: { id } }, { notice: 'discount-saved' })
}
