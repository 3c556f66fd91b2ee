import { vatInside } from '#shared/money.ts'
import { type CartProduct, listCartProducts } from '../catalog/index.ts'
import type { Ctx } from '../context.ts'
import { deliveryCentsFor, deliveryVatCents } from './delivery-rates.ts'
import type { PlaceOrderInput, PlaceOrderResult } from './schemas.ts'

/** The order's items and totals from the current rows; refuses when they are not what the buyer agreed to. */
export async function priceOrder(ctx: Ctx, input: PlaceOrderInput) {
  const { lines, delivery } = input
  const products = await listCartProducts(
    ctx,
    lines.map((line) => line.productId),
  )
  const gone = lines.filter((line) => !products.has(line.productId)).map((line) => line.productId)
  if (gone.length > 0) return refuse({ ok: false, reason: 'product_gone', productIds: gone })

  const items = lines.map(({ productId, quantity }) => toItem(products.get(productId)!, quantity))
  const subtotalCents = items.reduce((sum, item) => sum + item.totalCents, 0)
  const province = delivery.method === 'courier' ? delivery.address.province : undefined
  const deliveryCents = deliveryCentsFor(delivery.method, province, subtotalCents) ?? 0
  const totalCents = subtotalCents + deliveryCents
  if (totalCents !== input.agreedTotalCents) return refuse({ ok: false, reason: 'total_changed', totalCents })

  const vatCents = items.reduce((sum, item) => sum + item.vatCents, deliveryVatCents(deliveryCents))
  return {
    ok: true as const,
    products,
    items,
    totals: { subtotalCents, deliveryCents, vatCents, totalCents },
  }
}

function refuse<Refused extends PlaceOrderResult & { ok: false }>(refused: Refused): Refused {
  return refused
}

function toItem(product: CartProduct, quantity: number) {
  const totalCents = product.priceCents * quantity
  return {
    productId: product.id,
    name: product.name,
    sku: product.sku,
    quantity,
    unitPriceCents: product.priceCents,
    totalCents,
    vatClass: product.vatClass,
    vatCents: vatInside(totalCents, product.vatClass),
  }
}
