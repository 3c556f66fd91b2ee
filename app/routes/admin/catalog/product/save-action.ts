import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import {
  confirmedIn,
  productDescription,
  productTextsDescription,
} from '#app/components/admin/catalog/product-description.ts'
import type { FormValues } from '#app/components/admin/fields/field-kinds.ts'
import { deleteProduct, updateProduct, updateProductTexts } from '#domain/catalog/catalog-desk/index.ts'
import {
  updateProductInput,
  type UpdateProductResult,
  updateProductTextsInput,
} from '#domain/catalog/catalog-desk/schemas.ts'

type ProductForm = FormRequest & { id: string }

/** Saves all of the product, as admins do. */
export async function saveProductAction({ context, intent, form, id }: ProductForm) {
  const { values, input, errors } = parseForm(productDescription, updateProductInput, form, (typed) => ({
    id,
    confirmed: confirmedIn(form),
    ...typed,
    // A yes counts for this price only: another one is asked about again.
    isSure: form.get('sure') === form.get('priceCents'),
  }))
  if (errors) return answer<ProductReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateProduct(ctx, input))
  return replyTo(result, { context, intent, values, id })
}

/** Saves the texts only, as moderators do. */
export async function textsAction({ context, intent, form, id }: ProductForm) {
  const { values, input, errors } = parseForm(
    productTextsDescription,
    updateProductTextsInput,
    form,
    (typed) => ({ id, confirmed: confirmedIn(form), ...typed }),
  )
  if (errors) return answer<ProductReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => updateProductTexts(ctx, input))
  return replyTo(result, { context, intent, values, id })
}

type Typed = Pick<ProductForm, 'context' | 'intent' | 'id'> & { values: FormValues }

function replyTo(result: UpdateProductResult, { context, intent, values, id }: Typed) {
  if (result.ok) {
    return leadTo(context, { to: '/admin/products/:id', params: { id } }, { notice: 'product-saved' })
  }
  if (result.reason === 'price_jump') {
    const asked = { ...values, sure: values['priceCents'] ?? '' }
    return answer<ProductReply>({ intent, values: asked, refusal: result }, { status: 409 })
  }
  if (result.reason !== 'changed') return answer<ProductReply>({ intent, values, refusal: result })
  const current = productDescription.toValues(result.current)
  return answerChanged<ProductReply>({ intent, values }, { current, by: result.by })
}

export async function deleteAction({ context, intent, id }: ProductForm) {
  const result = await runVerb(context, (ctx) => deleteProduct(ctx, { id }))
  if (!result.ok) return answer<ProductReply>({ intent, refusal: result })
  return leadTo(context, '/admin/products', { notice: 'product-deleted' })
}
