import type { OrderedProduct } from '#domain/catalog/catalog/index.ts'
import { deductStock } from '#domain/catalog/inventory/index.ts'
import { toLeft } from '#domain/catalog/inventory/schemas.ts'
import { enqueueJobs } from '#domain/base/jobs/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { createOrder, lockOrder } from '../orders/index.ts'
import { confirmPaid } from '../payments/index.ts'
import { jarsOf } from './jars-of.ts'
import type { PlaceOrderInput, PlaceOrderResult } from './schemas.ts'

type StoreOrderInput = Parameters<typeof createOrder>[1] & {
  lines: PlaceOrderInput['lines']
  /** As `priceOrder` has locked them. */
  products: ReadonlyMap<string, OrderedProduct>
  /** For the names in a refusal. */
  language: Locale
}
type StoreOrderResult =
  | { ok: true; order: { id: string; number: string; accessKey: string } }
  | Extract<PlaceOrderResult, { reason: 'out_of_stock' }>

/**
 * Stores a priced order, deducts its stock and queues its mails, in the caller's transaction; undefined if its
 * idempotency key is taken. An order that costs nothing is paid immediately.
 */
export async function storeOrder(
  ctx: ShopCtx,
  { lines, products, language, ...created }: StoreOrderInput,
): Promise<StoreOrderResult | undefined> {
  const order = await createOrder(ctx, created)
  if (!order) return undefined
  const orderId = order.id
  const stock = await deductStock(ctx, { lines: jarsOf(created.items), orderId })
  if (!stock.ok) {
    const leftOf = new Map(stock.lines.map(({ productId, left }) => [productId, left]))
    return {
      ...stock,
      lines: lines.flatMap((line) => tooFew(products.get(line.productId), leftOf, language)),
    }
  }
  await enqueueJobs(ctx, {
    all: [
      ...(created.order.paymentReference ? [{ kind: 'capture-payment', orderId } as const] : []),
      { kind: 'send-order-confirmation', orderId },
      { kind: 'send-staff-copy', orderId },
    ],
  })
  if (created.order.totalCents === 0) {
    await confirmPaid(ctx, { order: await lockOrder(ctx, { orderId }), by: { actor: created.placedBy } })
  }
  return { ok: true, order }
}

/** The line of a product that lacks, or a part of which lacks, with how many there are; none for others. */
function tooFew(
  product: OrderedProduct | undefined,
  leftOf: ReadonlyMap<string, number>,
  language: Locale,
): Extract<PlaceOrderResult, { reason: 'out_of_stock' }>['lines'] {
  if (!product) return []
  const jars = [{ id: product.id, quantity: 1 }, ...product.parts]
  const left = jars.flatMap(({ id, quantity }) => {
    const jarsLeft = leftOf.get(id)
    return jarsLeft === undefined ? [] : [Math.floor(jarsLeft / quantity)]
  })
  if (left.length === 0) return []
  const stockQuantity = Math.min(...left)
  return [
    { productId: product.id, name: product.name[language], left: toLeft({ ...product, stockQuantity }) },
  ]
}
