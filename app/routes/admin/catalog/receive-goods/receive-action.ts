import type { StockRefusal } from '#app/components/admin/catalog/use-stock-refusal.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { findProductIds, receiveGoods } from '#domain/catalog/stock-desk/index.ts'
import { receiveGoodsInput, typedSku } from '#domain/catalog/stock-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { LINE_FIELDS, lineField, MOST_LINES } from './lines.ts'

export type ReceiveReply = FormReply<StockRefusal>

/** Lines without anything in them are left out; the others keep their numbers. */
export async function receiveAction({ context, intent, form }: FormRequest) {
  const numbers = Array.from({ length: MOST_LINES }, (_, line) => line)
  const values = typedValues(form, [
    'deliveryNote',
    ...numbers.flatMap((line) => LINE_FIELDS.map((field) => lineField(line, field))),
  ])
  const typed = (line: number, field: (typeof LINE_FIELDS)[number]) =>
    values[lineField(line, field)]?.trim() ?? ''
  const filled = numbers.filter((line) => LINE_FIELDS.some((field) => typed(line, field)))
  if (filled.length === 0) return answer<ReceiveReply>({ intent, values, refusal: { reason: 'no_lines' } })
  const skus = filled.map((line) => typed(line, 'sku')).filter((sku) => typedSku.safeParse(sku).success)
  const ids = await runVerb(context, (ctx) => findProductIds(ctx, { skus }))
  const unknown = filled.find((line) => typed(line, 'sku') && !ids.has(typed(line, 'sku')))
  if (unknown !== undefined) {
    return answer<ReceiveReply>({ intent, values, refusal: { reason: 'unknown_sku', line: unknown } })
  }
  const input = receiveGoodsInput.safeParse({
    key: form.get('key'),
    deliveryNote: values['deliveryNote'],
    lines: filled.map((line) => ({
      productId: ids.get(typed(line, 'sku')),
      quantity: typedCount(typed(line, 'quantity')),
      batchCode: typed(line, 'batchCode'),
      bestBefore: typed(line, 'bestBefore'),
    })),
  })
  const originalOf = (line: number) => filled[line] ?? 0
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([path, code]) => [
      path
        .replace(/^lines\.(\d+)/, (_, line: string) => `lines.${originalOf(Number(line))}`)
        .replace('productId', 'sku'),
      code,
    ])
    return answer<ReceiveReply>({ intent, values, errors: Object.fromEntries(errors) })
  }
  const result = await runVerb(context, (ctx) => receiveGoods(ctx, input.data))
  if (result.ok) return leadTo(context, '/admin/inventory', { notice: 'goods-received' })
  const refusal = 'line' in result ? { ...result, line: originalOf(result.line) } : result
  return answer<ReceiveReply>({ intent, values, refusal }, { status: 409 })
}
