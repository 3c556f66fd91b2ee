import { newSizeDescription, sizeDescription } from '#app/components/admin/catalog/product-description.ts'
import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { parseForm } from '#app/request/parse-form.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createSize, updateSize } from '#domain/catalog/catalog-desk/index.ts'
import { createSizeInput, updateSizeInput } from '#domain/catalog/catalog-desk/schemas.ts'

type SizeForm = FormRequest & { id: string }

/** Adds a size of the product, and leads to its page. */
export async function addSizeAction({ context, intent, form, id }: SizeForm) {
  const { values, input, errors } = parseForm(newSizeDescription, createSizeInput, form, (typed) => ({
    id,
    ...typed,
  }))
  if (errors) return answer<ProductReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createSize(ctx, input))
  if (!result.ok) return answer<ProductReply>({ intent, values, refusal: result })
  const to = { to: '/admin/products/:id', params: { id: result.id } } as const
  return leadTo(context, to, { notice: 'product-created' })
}

/** Saves what a size has of its own. */
export async function saveSizeAction({ context, intent, form, id }: SizeForm) {
  const { values, input, errors } = parseForm(sizeDescription, updateSizeInput, form, (typed) => ({
    id,
    ...typed,
    // A yes counts for this price only: another one is asked about again.
    isSure: form.get('sure') === form.get('priceCents'),
  }))
  if (errors) return answer<ProductReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateSize(ctx, input))
  if (result.ok) {
    return leadTo(context, { to: '/admin/products/:id', params: { id } }, { notice: 'product-saved' })
  }
  if (result.reason === 'price_jump') {
    const asked = { ...values, sure: values['priceCents'] ?? '' }
    return answer<ProductReply>({ intent, values: asked, refusal: result }, { status: 409 })
  }
  if (result.reason !== 'changed') return answer<ProductReply>({ intent, values, refusal: result })
  const current = sizeDescription.toValues(result.current)
  return answerChanged<ProductReply>({ intent, values }, { current, by: result.by })
}
