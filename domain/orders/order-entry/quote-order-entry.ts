import { getSettings } from '#domain/base/settings/index.ts'
import { listCartProducts } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { partsOfSet } from '../cart/index.ts'
import { collectionOnly, findOrderDiscount, totalOrder } from '../checkout/index.ts'
import type { DiscountRefusal, FindDiscountResult } from '../discounts/schemas.ts'
import { policy } from './policy.ts'
import type { OrderEntryQuote, QuoteOrderEntryInput } from './schemas.ts'

/**
 * Works out the cost of an order as far as it is written, which is what `writeOrder` charges if nothing changes; says what
 * there is of each jar.
 * @throws DomainError forbidden
 */
export async function quoteOrderEntry(ctx: Ctx, input: QuoteOrderEntryInput): Promise<OrderEntryQuote> {
  policy.quoteOrderEntry(ctx)
  const { lines, deliveryMethod, province, discount, discountCode, customerId = null, email } = input
  const settings = await getSettings(ctx)
  const ids = lines.map(({ productId }) => productId)
  const products = await inTransaction(ctx, (ctx) => listCartProducts(ctx, { ids }))
  const goods = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return product ? [{ ...product, quantity, totalCents: product.priceCents * quantity }] : []
  })
  const jars = goods.flatMap((line): Pick<(typeof goods)[number], 'totalCents' | 'vatClass' | 'keepCold'>[] =>
    line.parts.length > 0 ? partsOfSet(line, line) : [line],
  )
  const destination = { deliveryMethod, province }
  const { delivery } = settings
  const goodsCents = goods.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const buyer = { discountCode, customerId, email }
  const code = await inTransaction(asShop(ctx), (ctx) =>
    findOrderDiscount(ctx, { ...destination, ...buyer, goodsCents, delivery }),
  )
  const terms = discount ?? (code?.ok ? code.terms : undefined)
  const totals = totalOrder(jars, destination, terms, settings)
  return {
    lines: goods.map(({ id, sku, name, priceCents, stockQuantity, quantity, totalCents }) => ({
      id,
      sku,
      name,
      priceCents,
      stockQuantity,
      quantity,
      totalCents,
    })),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    discountCode: !discount && code?.ok ? code.code : null,
    discountRefusal: code?.ok === false ? refusalOf(code) : null,
    deliveryCents: totals.deliveryCents,
    icePackCents: totals.icePackCents,
    totalCents: totals.totalCents,
    vatCents: totals.vatCents ?? totals.goodsVatCents,
    vatPercent: settings.tax.vatPercent,
    collectionOnly: collectionOnly(delivery, deliveryMethod, goods).map(({ name }) => name),
  }
}

function refusalOf({ ok: _, ...refusal }: FindDiscountResult & { ok: false }): DiscountRefusal {
  return refusal
}
