import { getSettings } from '#domain/base/settings/index.ts'
import { listCartProducts } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getOffers } from '#domain/catalog/offers/index.ts'
import { unpackSets } from '../cart/index.ts'
import {
  collectionOnly,
  findOrderDiscount,
  findVoucherPayment,
  totalOrder,
  wrappingOf,
} from '../checkout/index.ts'
import { priceGoods } from '../discounts/index.ts'
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
  const { voucherCode } = input
  const settings = await getSettings(ctx)
  const ids = lines.map(({ productId }) => productId)
  const products = await inTransaction(ctx, (ctx) => listCartProducts(ctx, { ids }))
  const goods = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    if (!product) return []
    const { priceCents: unitPriceCents } = product
    const totalCents = unitPriceCents * quantity
    return [{ ...product, product, productId, quantity, unitPriceCents, totalCents }]
  })
  const destination = { deliveryMethod, province }
  const { delivery } = settings
  const { running: offers } = await getOffers(ctx)
  const { vatPercent } = settings.tax
  const { listCents: goodsCents } = priceGoods(goods, { offers }, vatPercent)
  const buyer = { discountCode, customerId, email }
  const code = await inTransaction(asShop(ctx), (ctx) =>
    findOrderDiscount(ctx, { ...destination, ...buyer, goodsCents, delivery }),
  )
  const terms = discount ?? (code?.ok ? code.terms : undefined)
  const priced = priceGoods(goods, { offers, terms, isOnTop: discount !== undefined }, vatPercent)
  const jars = unpackSets(priced.lines, settings.tax)
  const used = priced.isBeaten ? undefined : terms
  const wrapping = input.isWrapped ? wrappingOf(settings.gifts) : undefined
  const totals = totalOrder({ ...priced, lines: jars }, destination, used, settings, wrapping && [wrapping])
  const dueCents = totals.totalCents ?? totals.subtotalCents - totals.discountCents
  const pays = voucherCode
    ? await inTransaction(asShop(ctx), (ctx) => findVoucherPayment(ctx, { code: voucherCode, dueCents }))
    : { voucher: null, voucherProblem: null }
  return {
    lines: priced.lines.map(({ id, sku, name, unitPriceCents, stockQuantity, quantity, totalCents }) => ({
      id,
      sku,
      name,
      priceCents: unitPriceCents,
      stockQuantity,
      quantity,
      totalCents,
    })),
    wrapping: wrapping ? { name: wrapping.name, totalCents: wrapping.totalCents } : null,
    subtotalCents: totals.subtotalCents,
    offers: priced.offers,
    discountCents: priced.discountCents,
    discountCode: !discount && code?.ok && !priced.isBeaten ? code.code : null,
    discountRefusal:
      code?.ok === false ? refusalOf(code) : priced.isBeaten ? { reason: 'offers_better' } : null,
    deliveryCents: totals.deliveryCents,
    icePackCents: totals.icePackCents,
    totalCents: totals.totalCents,
    vatCents: totals.vatCents ?? totals.goodsVatCents,
    vatPercent,
    ...pays,
    collectionOnly: collectionOnly(delivery, deliveryMethod, goods).map(({ name }) => name),
  }
}

function refusalOf({ ok: _, ...refusal }: FindDiscountResult & { ok: false }): DiscountRefusal {
  return refusal
}
