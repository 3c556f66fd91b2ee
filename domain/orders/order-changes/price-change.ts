import { isDeepStrictEqual } from 'node:util'
import { listCartProducts } from '#domain/catalog/catalog/index.ts'
import { readOffersAt } from '#domain/catalog/offers/index.ts'
import { lockProducts } from '#domain/catalog/inventory/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isRefundable, type OrderStatus, wasPaid } from '#shared/orders/order-states.ts'
import type { OrderSnapshot } from '#shared/orders/order-snapshot.ts'
import { collectionOnly, totalOrder } from '../checkout/index.ts'
import { lockDiscount, priceGoods } from '../discounts/index.ts'
import { lockVouchersThatPaid } from '../vouchers/index.ts'
import type { RewrittenItem } from '../orders/index.ts'
import type { OrderedSet } from '../orders/schemas.ts'
import { changeDestination } from './change-destination.ts'
import { type BoughtLine, changeLines, differences, type Item, packSets, unpackSets } from './change-lines.ts'
import { findChangedDiscount } from './find-changed-discount.ts'
import { exceedsUnpaidLimits, readBuyerKeys } from './exceeds-unpaid-limits.ts'
import { lostOffers } from './lost-offers.ts'
import { itemsOf } from './items-of.ts'
import { type ProductFacts, readFacts } from './read-facts.ts'
import { type Changeable, snapshotOf } from './read-changeable.ts'
import type { OrderChangePreview, OrderChangeRefusal, WantedChange } from './schemas.ts'

/** The side from which an order is changed, which says until when. */
export type ChangedFrom = 'office' | 'buyer'

/** Buyers change an order until somebody packs it, staff until it leaves. */
const CHANGEABLE: Record<ChangedFrom, readonly OrderStatus[]> = {
  buyer: ['pending', 'confirmed'],
  office: ['pending', 'confirmed', 'processing'],
}

/** A change as it would be made: what is shown of it, and what would be written. */
export type PricedChange = OrderChangePreview & {
  row: Changeable['row']
  items: RewrittenItem[]
  sets: OrderedSet[]
  /** The part of it that vouchers have paid. */
  voucherCents: number
  /** Jars of each product that are taken from the stock, or given back to it below zero. */
  jars: Map<string, number>
  /** True if the order's invoice, if any, says something that is no longer so. */
  changesInvoice: boolean
}

/**
 * Works out what a change would make of an order, or why it is not made. `locks` makes what it read stay true until the
 * transaction ends: the order has to be locked before.
 */
export async function priceChange(
  ctx: ShopCtx,
  order: Changeable,
  wanted: WantedChange,
  { from, locks }: { from: ChangedFrom; locks: boolean },
): Promise<PricedChange | OrderChangeRefusal> {
  const refusal = refuseState(order, from)
  if (refusal) return refusal
  const destination = changeDestination(order.row, wanted)
  if ('ok' in destination) return destination
  if (locks) {
    await lockCodes(ctx, order, wanted)
    await lockVouchersThatPaid(ctx, { orderId: order.row.id })
  }
  const isHeld = from === 'buyer' && order.row.status === 'pending' && wanted.lines !== undefined
  const keys = isHeld ? await readBuyerKeys(ctx, { orderId: order.row.id, locks }) : []
  const goods = await findGoods(ctx, order, wanted, locks)
  if (!goods.ok) return goods
  const row = {
    ...order.row,
    ...destination,
    note: wanted.note === undefined ? order.row.note : wanted.note || null,
  }
  const before = snapshotOf(order.row, order.items, order.sets)
  const isRepriced =
    goods.jars.size > 0 ||
    wanted.discount !== undefined ||
    row.deliveryMethod !== before.deliveryMethod ||
    row.province !== order.row.province
  const priced = isRepriced
    ? await reprice(ctx, order, { row, goods, wanted })
    : { ok: true as const, row, items: order.items, sets: goods.sets, droppedCode: null, lostOffers: [] }
  if (!priced.ok) return priced
  const added = [...goods.jars].filter(([, quantity]) => quantity > 0)
  if (isHeld && added.length > 0) {
    const hold = {
      isTransfer: order.row.paymentMethod === 'bank_transfer',
      totalCents: priced.row.totalCents,
      lines: added.map(([productId, more]) => {
        const had = quantityOf(order.items, productId)
        return { productId, quantity: had + more, stock: (goods.stock.get(productId) ?? 0) + had }
      }),
    }
    const isTooMuch = await exceedsUnpaidLimits(ctx, { orderId: order.row.id, keys, hold })
    if (isTooMuch) return { ok: false, reason: 'unpaid_limit' }
  }
  const after = snapshotOf(priced.row, priced.items, priced.sets)
  if (isDeepStrictEqual(before, after)) return { ok: false, reason: 'nothing_changed' }
  const changesInvoice = !isDeepStrictEqual(invoicedOf(before), invoicedOf(after))
  if (changesInvoice && order.hasRefund) return { ok: false, reason: 'refunded' }
  return {
    ok: true,
    version: order.version,
    before,
    after,
    paidCents: order.paidCents,
    voucherCents: order.voucherCents,
    balanceCents: after.totalCents - order.paidCents,
    droppedCode: priced.droppedCode,
    lostOffers: priced.lostOffers,
    row: priced.row,
    items: priced.items,
    sets: priced.sets,
    jars: goods.jars,
    changesInvoice,
  }
}

function refuseState({ row }: Changeable, from: ChangedFrom): OrderChangeRefusal | undefined {
  const { status, paymentStatus } = row
  const isOpen = CHANGEABLE[from].includes(status) && (isRefundable(paymentStatus) || !wasPaid(paymentStatus))
  if (row.kind !== 'goods' || !isOpen) return { ok: false, reason: 'not_changeable', status }
  if (row.cancelsAt) return { ok: false, reason: 'being_cancelled' }
  // A card's reserved money is captured as it was reserved.
  if (row.paymentReference && paymentStatus === 'pending') return { ok: false, reason: 'payment_under_way' }
  return undefined
}

/** Locks both codes before any product, as placing an order does. */
async function lockCodes(ctx: ShopCtx, { row }: Changeable, { discount }: WantedChange): Promise<void> {
  const codes = [row.discountCode, discount?.kind === 'code' ? discount.code : null]
  for (const code of [...new Set(codes)].filter((code) => code !== null).sort())
    await lockDiscount(ctx, { code })
}

type FoundGoods = {
  ok: true
  lines: Item[]
  sets: OrderedSet[]
  jars: Map<string, number>
  /** The stock of each product whose number changes. */
  stock: Map<string, number>
  facts: ProductFacts
}

const quantityOf = (items: Changeable['items'], productId: string) =>
  items.filter((item) => item.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0)

async function findGoods(
  ctx: ShopCtx,
  { row, items, sets }: Changeable,
  { lines: wanted }: WantedChange,
  locks: boolean,
): Promise<FoundGoods | OrderChangeRefusal> {
  const bought = packSets(items, sets)
  const touched = wanted ? differences(bought, wanted) : new Map<string, number>()
  const ids = [...touched.keys(), ...bought.flatMap((line) => partsOfTouched(line, touched))]
  if (locks && ids.length > 0) await lockProducts(ctx, { lines: ids.map((productId) => ({ productId })) })
  const offered = await listCartProducts(ctx, { ids })
  const gone = [...touched].flatMap(([id, more]) => (more > 0 && !offered.has(id) ? [id] : []))
  if (gone.length > 0) return { ok: false, reason: 'product_gone', productIds: gone }
  const changed = wanted ? unpackSets(changeLines(bought, wanted, offered)) : { items, sets }
  const jars = differences(items, changed.items)
  const there = [...offered.values()].flatMap((product) => [product, ...product.parts])
  const stock = new Map(there.map(({ id, stockQuantity }) => [id, stockQuantity]))
  const lacking = [...jars].flatMap(([productId, more]) => {
    const left = stock.get(productId) ?? 0
    const name = there.find(({ id }) => id === productId)?.name[row.locale] ?? ''
    return more > left && more > 0 ? [{ productId, name, left }] : []
  })
  if (lacking.length > 0) return { ok: false, reason: 'out_of_stock', lines: lacking }
  return {
    ok: true,
    lines: changed.items,
    sets: changed.sets,
    jars,
    stock,
    facts: await readFacts(ctx, [...changed.items, ...changed.sets]),
  }
}

/** The parts of a set that is added, taken away or changed in number, as it was bought. */
function partsOfTouched({ productId, set }: BoughtLine, touched: ReadonlyMap<string, number>): string[] {
  if (!set || productId === null || !touched.has(productId)) return []
  return set.parts.flatMap((part) => part.productId ?? [])
}

type Repriced = {
  ok: true
  row: Changeable['row']
  items: RewrittenItem[]
  sets: OrderedSet[]
  droppedCode: OrderChangePreview['droppedCode']
  lostOffers: OrderChangePreview['lostOffers']
}

async function reprice(
  ctx: ShopCtx,
  order: Changeable,
  { row, goods, wanted }: { row: Changeable['row']; goods: FoundGoods; wanted: WantedChange },
): Promise<Repriced | OrderChangeRefusal> {
  const settings = await readSettings(ctx)
  const { facts } = goods
  const isCold = ({ productId }: { productId: string | null }) =>
    facts.get(productId ?? '')?.keepCold ?? false
  const all = goods.lines.map((line) => ({ ...line, keepCold: isCold(line) }))
  const lines = all.filter(({ productId }) => productId !== null)
  const services = all.filter(({ productId }) => productId === null)
  const { deliveryMethod } = row
  const stays = collectionOnly(settings.delivery, deliveryMethod, lines)
  if (stays.length > 0) {
    return { ok: false, reason: 'collection_only', names: stays.map(({ name }) => name[row.locale]) }
  }
  const destination = { deliveryMethod, province: row.province ?? undefined }
  // An order keeps the offers of when it was placed, as it keeps a code and the price of each jar.
  const offers = await readOffersAt(ctx, { at: row.createdAt })
  const bought = packSets(lines, goods.sets).map((line) => ({
    ...line,
    categoryId: facts.get(line.productId ?? '')?.categoryId ?? null,
  }))
  const { listCents: goodsCents } = priceGoods(bought, { offers }, row.vatPercent)
  const terms = { ...destination, delivery: settings.delivery, goodsCents }
  const discount = await findChangedDiscount(ctx, order, wanted, terms)
  if (!discount.ok) return discount
  // The rate of VAT stays as it was when the order was placed.
  const rates = { delivery: settings.delivery, tax: { ...settings.tax, vatPercent: row.vatPercent } }
  const isOnTop = discount.code === null
  const priced = priceGoods(bought, { offers, terms: discount.terms, isOnTop }, row.vatPercent)
  if (priced.isBeaten && discount.code !== row.discountCode) {
    return { ok: false, reason: 'discount_refused', refusal: { reason: 'offers_better' } }
  }
  const { items, sets } = itemsOf(priced.lines, row.vatPercent)
  const { lines: totalled, ...totals } = totalOrder(
    { ...priced, lines: items.map((item) => ({ ...item, keepCold: isCold(item) })) },
    destination,
    discount.terms,
    rates,
    services,
  )
  const { subtotalCents, discountCents, deliveryCents, icePackCents, totalCents, vatCents } = totals
  if (deliveryCents === null) throw new Error('an order by courier goes to a province')
  return {
    ok: true,
    row: {
      ...row,
      discountCodeId: discount.id,
      discountCode: discount.code,
      subtotalCents,
      discountCents,
      offers: priced.offers,
      deliveryCents,
      icePackCents,
      totalCents,
      vatCents,
    },
    items: totalled.map(({ keepCold: _, ...line }) => line),
    sets,
    droppedCode: discount.droppedCode,
    lostOffers: lostOffers(
      { offers: order.row.offers, lines: packSets(order.items, order.sets) },
      { offers: priced.offers, lines: priced.lines },
      offers,
    ),
  }
}

/** The part of an order that its invoice says. */
function invoicedOf({
  phone: _phone,
  gift: _gift,
  note: _note,
  address: _address,
  deliveryMethod: _method,
  ...said
}: OrderSnapshot) {
  return said
}
