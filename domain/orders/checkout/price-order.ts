import { lockOrderedProducts, type OrderedProduct } from '#domain/catalog/catalog/index.ts'
import { getOffers } from '#domain/catalog/offers/index.ts'
import { pick } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { collectionOnly } from './chilled.ts'
import { findOrderDiscount } from './find-order-discount.ts'
import { endedFor, priceGoods } from '../discounts/index.ts'
import type { DiscountTerms } from '../discounts/views.ts'
import { expandSets } from './expand-sets.ts'
import type { PlaceOrderInput, PlaceOrderResult } from './schemas.ts'
import { totalOrder } from './total-order.ts'
import type { wrappingOf } from './wrapping.ts'

type PriceOrderInput = {
  input: Pick<PlaceOrderInput, 'lines' | 'delivery' | 'contact' | 'language' | 'agreedTotalCents'> & {
    discountCode?: string | undefined
  }
  customerId: string | null
  settings: Settings
  /** Work beside the goods: it costs, and nothing is taken off it. */
  services?: NonNullable<ReturnType<typeof wrappingOf>>[]
  /** Taken off by staff, without a code. */
  given?: DiscountTerms | undefined
}

/**
 * Prices the order's items and totals from the current rows and settings, and locks the products; refuses if they are not what the buyer agreed to, if the
 * discount code takes nothing off, or if it would be delivered with goods that are only collected.
 */
export async function priceOrder(
  ctx: ShopCtx,
  { input, customerId, settings, services, given }: PriceOrderInput,
) {
  const { lines, delivery, discountCode } = input
  const products = await lockOrderedProducts(ctx, { ids: lines.map((line) => line.productId) })
  const gone = lines.filter((line) => !products.has(line.productId)).map((line) => line.productId)
  if (gone.length > 0) return refuse({ ok: false, reason: 'product_gone', productIds: gone })

  const { running, ended } = await getOffers(ctx)
  const goods = lines.map(({ productId, quantity }) => toItem(products.get(productId)!, quantity))
  const stays = collectionOnly(settings.delivery, delivery.method, goods)
  if (stays.length > 0) {
    const lines = stays.map(({ productId, name }) => ({ productId, name: name[input.language] }))
    return refuse({ ok: false, reason: 'collection_only', lines })
  }
  const destination = {
    deliveryMethod: delivery.method,
    province: delivery.method === 'courier' ? delivery.address.province : undefined,
  }
  const discount = await findOrderDiscount(ctx, {
    ...destination,
    delivery: settings.delivery,
    discountCode,
    goodsCents: priceGoods(goods, { offers: running }, settings.tax.vatPercent).listCents,
    customerId,
    // Orders of people without an address are nobody's in common.
    email: input.contact.email || undefined,
  })
  if (discount?.ok === false) {
    const { ok: _, ...refusal } = discount
    return refuse({ ok: false, reason: 'discount_refused', refusal })
  }

  const terms = given ?? discount?.terms
  const reductions = { offers: running, terms, isOnTop: given !== undefined }
  const priced = priceGoods(goods, reductions, settings.tax.vatPercent)
  if (discount && priced.isBeaten) {
    return refuse({ ok: false, reason: 'discount_refused', refusal: { reason: 'offers_better' } })
  }
  const { offers } = priced
  const { items: expanded, sets } = expandSets(priced.lines, products, settings.tax)
  const { lines: items, ...totals } = totalOrder(
    { ...priced, lines: expanded },
    destination,
    terms,
    settings,
    services,
  )
  const { subtotalCents, discountCents, deliveryCents, icePackCents, totalCents, vatCents } = totals
  if (deliveryCents === null) throw new Error('an order by courier goes to a province')
  if (totalCents !== input.agreedTotalCents) {
    const endedOffers = endedFor(goods, { running, ended }).map(({ name }) => pick(name, input.language))
    const told = endedOffers.length > 0 ? { endedOffers } : {}
    return refuse({ ok: false, reason: 'total_changed', totalCents, ...told })
  }
  return {
    ok: true as const,
    products,
    items,
    sets,
    discount,
    totals: {
      subtotalCents,
      discountCents,
      offers,
      deliveryCents,
      icePackCents,
      vatCents,
      totalCents,
      vatPercent: settings.tax.vatPercent,
    },
  }
}

function refuse<Refused extends PlaceOrderResult & { ok: false }>(refused: Refused): Refused {
  return refused
}

function toItem(product: OrderedProduct, quantity: number) {
  return {
    productId: product.id,
    categoryId: product.categoryId,
    name: product.name,
    sku: product.sku,
    quantity,
    unitPriceCents: product.priceCents,
    sale: product.sale,
    totalCents: product.priceCents * quantity,
    vatClass: product.vatClass,
    keepCold: product.keepCold || product.parts.some(({ keepCold }) => keepCold),
  }
}
