import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import {
  toConfirmed,
  toFacts,
  toTexts,
  toVersion,
  typedProduct,
  valuesOf,
} from '#app/components/admin/catalog/product-values.ts'
import { deleteProduct, updateProduct, updateProductTexts } from '#domain/catalog/catalog-desk/index.ts'
import {
  updateProductInput,
  type UpdateProductResult,
  updateProductTextsInput,
} from '#domain/catalog/catalog-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

type ProductForm = FormRequest & { id: string }

/** Saves all of the product, as admins do. */
export async function saveAction({ context, intent, form, id }: ProductForm) {
  const values = typedProduct(form)
  const input = updateProductInput.safeParse({
    id,
    version: toVersion(values),
    confirmed: toConfirmed(values),
    ...toFacts(values),
    ...toTexts(values),
    // A yes counts for this price only: another one is asked about again.
    isSure: form.get('sure') === values['priceCents'],
  })
  if (!input.success) return answer<ProductReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => updateProduct(ctx, input.data))
  return replyTo(result, { context, intent, values, id })
}

/** Saves the texts only, as moderators do. */
export async function textsAction({ context, intent, form, id }: ProductForm) {
  const values = typedProduct(form)
  const input = updateProductTextsInput.safeParse({
    id,
    version: toVersion(values),
    confirmed: toConfirmed(values),
    ...toTexts(values),
  })
  if (!input.success) return answer<ProductReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => updateProductTexts(ctx, input.data))
  return replyTo(result, { context, intent, values, id })
}

type Typed = Pick<ProductForm, 'context' | 'intent' | 'id'> & { values: Record<string, string> }

function replyTo(result: UpdateProductResult, { context, intent, values, id }: Typed) {
  if (result.ok) {
    return leadTo(context, { to: '/admin/products/:id', params: { id } }, { notice: 'product-saved' })
  }
  if (result.reason === 'price_jump') {
    const asked = { ...values, sure: values['priceCents'] ?? '' }
    return answer<ProductReply>({ intent, values: asked, refusal: result }, { status: 409 })
  }
  if (result.reason !== 'changed') return answer<ProductReply>({ intent, values, refusal: result })
  const current = valuesOf(result.current)
  // Sent again, it replaces what has been shown now.
  const version = String(result.current.version)
  return answer<ProductReply>(
    { intent, values: { ...values, version }, refusal: { reason: 'changed', current, by: result.by } },
    { status: 409 },
  )
}

export async function deleteAction({ context, intent, id }: ProductForm) {
  const result = await runVerb(context, (ctx) => deleteProduct(ctx, { id }))
  if (!result.ok) return answer<ProductReply>({ intent, refusal: result })
  return leadTo(context, '/admin/products', { notice: 'product-deleted' })
}
