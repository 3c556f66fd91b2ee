import type { PaymentWaits } from '#shared/orders/unpaid-limits.ts'
import type { CartProduct } from '#domain/catalog/catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { checkStockHold } from '../stock-holds/index.ts'
import type { Buyer } from '../stock-holds/schemas.ts'
import type { PlaceOrderInput, UnpaidLimitRefusal } from './schemas.ts'

type CheckUnpaidLimitsInput = {
  buyer: Buyer
  input: PlaceOrderInput
  products: Map<string, CartProduct>
  waits: PaymentWaits
}

/** Decides if the shop waits for this order's payment, and for how many milliseconds. The buyer is locked. */
export async function checkUnpaidLimits(
  ctx: ShopCtx,
  { buyer, input, products, waits }: CheckUnpaidLimitsInput,
): Promise<{ ok: true; waitMs: number } | UnpaidLimitRefusal> {
  const { lines, payment, agreedTotalCents, language } = input
  const hold = {
    isTransfer: payment.method === 'bank_transfer',
    totalCents: agreedTotalCents,
    lines: lines.map((line) => ({ ...line, stock: products.get(line.productId)?.stockQuantity ?? 0 })),
  }
  const result = await checkStockHold(ctx, { buyer, hold, waits })
  if (result.ok || result.limit !== 'quantity') return result
  const nameOf = (productId: string) => products.get(productId)?.name[language] ?? ''
  return { ...result, lines: result.lines.map((line) => ({ ...line, name: nameOf(line.productId) })) }
}
