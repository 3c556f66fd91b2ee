import { randomBytes } from 'node:crypto'
import type { orderItems, orders, products } from '#database/schema/index.ts'
import type { SeedPerson } from '#database/seed/accounts/people.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { totalOrder } from '#domain/orders/checkout/index.ts'
import { priceGoods } from '#domain/orders/discounts/index.ts'
import type { DiscountTerms } from '#domain/orders/discounts/views.ts'
import { goodsOf } from '#domain/orders/orders/index.ts'
import { addTime, DAY, MINUTE } from '#shared/kernel/durations.ts'
import type { Random } from './random.ts'

export type Goods = Pick<
  typeof products.$inferSelect,
  'id' | 'slug' | 'sku' | 'name' | 'priceCents' | 'vatClass' | 'keepCold'
>
export type Buyer = SeedPerson & { phone: string; customerId: string | null }
export type Code = { id: string; code: string; terms: DiscountTerms; minimumCents: number }

type Wish = { goods: Goods; quantity: number }
export type Placing = {
  buyer: Buyer
  wishes: Wish[]
  method: 'bank_transfer' | 'demo_card'
  isCollected: boolean
  at: Date
  code?: Code | undefined
  note?: string | undefined
  company?: string | undefined
}

export type BookedOrder = typeof orders.$inferSelect
export type BookedItem = typeof orderItems.$inferSelect & { productId: string }

type Shop = { stockOf: (productId: string) => number; settings: Settings; random: Random }

/**
 * An order of what there is of the wishes, priced as the checkout does, not paid yet.
 * @returns undefined if there is nothing
 */
export function newOrder(
  { buyer, wishes, method, isCollected, at, code: given, note, company }: Placing,
  { stockOf, settings, random }: Shop,
): { order: BookedOrder; items: BookedItem[] } | undefined {
  const lines = wishes.flatMap(({ goods, quantity: wished }) => {
    const quantity = Math.min(wished, stockOf(goods.id))
    const totalCents = goods.priceCents * quantity
    return quantity > 0 ? { goods, quantity, totalCents, ...vatOf(goods) } : []
  })
  if (lines.length === 0) return undefined
  const goodsCents = lines.reduce((sum, one) => sum + one.totalCents, 0)
  const code = given && goodsCents >= given.minimumCents ? given : undefined
  const { delivery, tax, orders: rules } = settings
  const needsIce = lines.some(({ keepCold }) => keepCold) && !delivery.icePack
  const deliveryMethod = isCollected || needsIce ? 'pickup' : 'courier'
  const { street, suburb, city, province, postalCode } = buyer.address
  const address =
    deliveryMethod === 'courier'
      ? { street, suburb, city, province, postalCode }
      : { street: null, suburb: null, city: null, province: null, postalCode: null }
  const destination = { deliveryMethod, province: address.province ?? undefined } as const
  const toPrice = lines.map((line) => ({
    ...line,
    productId: line.goods.id,
    categoryId: null,
    unitPriceCents: line.goods.priceCents,
    sale: null,
  }))
  const priced = priceGoods(toPrice, { offers: [], terms: code?.terms }, tax.vatPercent)
  const { subtotalCents, discountCents } = priced
  const total = totalOrder(priced, destination, code?.terms, { delivery, tax })
  const { icePackCents, deliveryCents, totalCents, vatCents } = total
  if (totalCents === null) throw new Error('the province is not known')
  const id = random.uuid()
  const payBy =
    method === 'demo_card'
      ? addTime(at, rules.payOnlineMinutes * MINUTE)
      : addTime(at, rules.payByTransferDays * DAY)
  const order: BookedOrder = {
    id,
    // Numbered with the others, by the database's sequence.
    number: '',
    accessKey: randomBytes(32).toString('base64url'),
    idempotencyKey: `none ${id}`,
    requestHash: '',
    customerId: buyer.customerId,
    forgetsContact: false,
    cancelsAt: null,
    hiddenAt: null,
    attention: null,
    holdsMailBack: false,
    trackingCarrier: null,
    trackingNumber: null,
    trackingUrl: null,
    status: 'pending',
    paymentStatus: 'pending',
    locale: buyer.locale,
    email: buyer.email,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    phone: buyer.phone,
    deliveryMethod,
    kind: 'goods',
    reservationId: null,
    tableAt: null,
    ...address,
    arrivesFrom: null,
    arrivesTo: null,
    note: note ?? null,
    gift: null,
    goods: goodsOf(lines.map(({ goods }) => goods)),
    company: company ?? null,
    vatNumber: null,
    paymentMethod: method,
    paymentReference: method === 'demo_card' ? `demo-${id.replaceAll('-', '').slice(0, 16)}` : null,
    discountCodeId: code?.id ?? null,
    discountCode: code?.code ?? null,
    subtotalCents,
    discountCents,
    offers: [],
    deliveryCents,
    icePackCents,
    vatCents,
    totalCents,
    vatPercent: tax.vatPercent,
    displayCurrency: 'ZAR',
    displayRate: 1,
    payBy,
    createdAt: at,
    updatedAt: at,
  }
  const items = priced.lines.map(({ goods, quantity, ...line }, i): BookedItem => {
    return {
      id: random.uuid(),
      orderId: id,
      position: i + 1,
      productId: goods.id,
      orderSetId: null,
      name: goods.name,
      sku: goods.sku,
      quantity,
      unitPriceCents: goods.priceCents,
      sale: null,
      totalCents: line.totalCents,
      discountCents: line.discountCents,
      vatClass: goods.vatClass,
      vatCents: line.vatCents,
    }
  })
  return { order, items }
}

const vatOf = ({ vatClass, keepCold }: Goods) => ({ vatClass, keepCold })
