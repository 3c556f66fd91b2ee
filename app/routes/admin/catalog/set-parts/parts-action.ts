import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { saveSetParts } from '#domain/catalog/sets/index.ts'
import { saveSetPartsInput, type SaveSetPartsResult } from '#domain/catalog/sets/schemas.ts'
import { findProductIds } from '#domain/catalog/stock-desk/index.ts'
import { typedSku } from '#domain/catalog/stock-desk/schemas.ts'
import { MOST_PARTS } from '#shared/catalog/set-limits.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { partField } from './lines.ts'

export type PartsRefusal =
  | Extract<SaveSetPartsResult, { ok: false }>
  | { reason: 'unknown_sku'; line: number }
  | { reason: 'no_parts' }
export type PartsReply = FormReply<PartsRefusal>

/** Saves what a product is made of. Lines without anything in them are left out; the others keep their numbers. */
export async function partsAction({ context, intent, form, productId }: FormRequest & { productId: string }) {
  const numbers = Array.from({ length: MOST_PARTS }, (_, line) => line)
  const values = typedValues(
    form,
    numbers.flatMap((line) => [partField(line, 'sku'), partField(line, 'quantity')]),
  )
  const skuOf = (line: number) => values[partField(line, 'sku')]?.trim() ?? ''
  const quantityOf = (line: number) => values[partField(line, 'quantity')]?.trim() ?? ''
  const filled = numbers.filter((line) => skuOf(line) || quantityOf(line))
  if (filled.length === 0) return answer<PartsReply>({ intent, values, refusal: { reason: 'no_parts' } })
  const skus = filled.map(skuOf).filter((sku) => typedSku.safeParse(sku).success)
  const ids = await runVerb(context, (ctx) => findProductIds(ctx, { skus }))
  const unknown = filled.find((line) => !ids.has(skuOf(line)))
  if (unknown !== undefined) {
    return answer<PartsReply>({ intent, values, refusal: { reason: 'unknown_sku', line: unknown } })
  }
  const input = saveSetPartsInput.safeParse({
    productId,
    version: typedCount(form.get('version')?.toString() ?? ''),
    parts: filled.map((line) => ({
      productId: ids.get(skuOf(line)),
      quantity: typedCount(quantityOf(line) || '1'),
    })),
  })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([path, code]) => [
      path.replace(/^parts\.(\d+)/, (_, line: string) => `parts.${filled[Number(line)]}`),
      code,
    ])
    return answer<PartsReply>({ intent, values, errors: Object.fromEntries(errors) })
  }
  const result = await runVerb(context, (ctx) => saveSetParts(ctx, input.data))
  if (!result.ok) return answer<PartsReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, { to: '/admin/products/:id/parts', params: { id: productId } }, { notice: 'saved' })
}
