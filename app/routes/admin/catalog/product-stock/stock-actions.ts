import type { StockRefusal } from '#app/components/admin/catalog/use-stock-refusal.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { typedCount } from '#app/request/typed/typed-count.ts'
import { adjustStock, receiveGoods, setLowStockThreshold } from '#domain/catalog/stock-desk/index.ts'
import {
  adjustStockInput,
  receiveGoodsInput,
  setLowStockThresholdInput,
} from '#domain/catalog/stock-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { NO_BATCH } from '#app/components/admin/catalog/no-batch.ts'

export type StockReply = FormReply<StockRefusal>
type StockForm = FormRequest & { productId: string }

export const STOCK_ACTIONS: FormActions<StockReply, { productId: string }> = {
  adjust: adjustAction,
  receive: receiveAction,
  threshold: thresholdAction,
}

async function adjustAction({ context, productId, intent, form }: StockForm) {
  const values = typedValues(form, ['direction', 'quantity', 'reason', 'batchId', 'notes'])
  const { quantity, batchId, ...others } = values
  const input = adjustStockInput.safeParse({
    ...others,
    productId,
    key: form.get('key'),
    quantity: typedCount(quantity),
    batchId: batchId === NO_BATCH ? undefined : batchId,
  })
  if (!input.success) return answer<StockReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => adjustStock(ctx, input.data))
  if (!result.ok) return answer<StockReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/inventory/:id', params: { id: productId } },
    { notice: result.missing > 0 ? 'stock-missing' : 'stock-adjusted' },
  )
}

async function receiveAction({ context, productId, intent, form }: StockForm) {
  const values = typedValues(form, ['deliveryNote', 'quantity', 'batchCode', 'bestBefore'])
  const { deliveryNote, quantity, batchCode, bestBefore } = values
  const lines = [{ productId, quantity: typedCount(quantity), batchCode, bestBefore }]
  const input = receiveGoodsInput.safeParse({ key: form.get('key'), deliveryNote, lines })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([path, code]) => [
      path.replace('lines.0.', ''),
      code,
    ])
    return answer<StockReply>({ intent, values, errors: Object.fromEntries(errors) })
  }
  const result = await runVerb(context, (ctx) => receiveGoods(ctx, input.data))
  if (!result.ok) return answer<StockReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(
    context,
    { to: '/admin/inventory/:id', params: { id: productId } },
    { notice: 'goods-received' },
  )
}

async function thresholdAction({ context, productId, intent, form }: StockForm) {
  const values = typedValues(form, ['threshold'])
  const input = setLowStockThresholdInput.safeParse({
    productId,
    threshold: typedCount(values.threshold) ?? null,
  })
  if (!input.success) return answer<StockReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => setLowStockThreshold(ctx, input.data))
  return leadTo(
    context,
    { to: '/admin/inventory/:id', params: { id: productId }, hash: 'threshold' },
    { notice: 'saved' },
  )
}
