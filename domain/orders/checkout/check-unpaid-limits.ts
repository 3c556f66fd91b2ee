import type { PaymentWaits } from '#shared/orders/unpaid-limits.ts'
import type { OrderedProduct } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { judgeStockHold } from '../stock-holds/index.ts'
import type { OtherStockHold } from '../stock-holds/schemas.ts'
import { jarsOf } from './jars-of.ts'
import type { PlaceOrderInput, UnpaidLimitRefusal } from './schemas.ts'

type CheckUnpaidLimitsInput = {
  input: PlaceOrderInput
  items: Parameters<typeof jarsOf>[0]
  products: ReadonlyMap<string, OrderedProduct>
  /** Jars that the buyer holds already. */
  others: OtherStockHold[]
  waits: PaymentWaits
  /** The sum that is to be paid later, in ZAR cents. */
  owedCents: number
}

/** Decides if the shop waits for this order's payment, and for how many milliseconds. */
export function checkUnpaidLimits(
  ctx: Ctx,
  { input, items, products, others, waits, owedCents }: CheckUnpaidLimitsInput,
): { ok: true; waitMs: number } | UnpaidLimitRefusal {
  const { payment, language } = input
  const jars = new Map(
    [...products.values()].flatMap((product) => [product, ...product.parts]).map((jar) => [jar.id, jar]),
  )
  const hold = {
    isTransfer: payment.method === 'bank_transfer',
    totalCents: owedCents,
    lines: jarsOf(items).map((line) => ({ ...line, stock: jars.get(line.productId)?.stockQuantity ?? 0 })),
  }
  const result = judgeStockHold(hold, others, ctx.unpaidLimits, waits)
  if (result.ok || result.limit !== 'quantity') return result
  const nameOf = (productId: string) => jars.get(productId)?.name[language] ?? ''
  return { ...result, lines: result.lines.map((line) => ({ ...line, name: nameOf(line.productId) })) }
}
