import { type VatClass, vatInside } from '#shared/kernel/money.ts'
import { applyDiscount } from '../discounts/index.ts'
import type { DiscountTerms } from '../discounts/views.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { icePackCentsFor } from './chilled.ts'
import { deliveryCentsFor } from './delivery-rates.ts'
import type { Destination } from './schemas.ts'

type Priced = { totalCents: number; vatClass: VatClass }

/** Goods as `priceGoods` has priced them. */
type PricedGoods<Line> = {
  lines: Line[]
  subtotalCents: number
  listCents: number
  discountCents: number
}

/**
 * Adds up priced goods, services and delivery, in ZAR cents, for quotes and orders alike. Free delivery depends on the goods
 * before offers and discount, and never takes the ice pack in; nothing is taken off services. Courier delivery is null while
 * the province is unknown.
 */
export function totalOrder<
  Line extends { vatCents: number; keepCold: boolean },
  Service extends Priced = never,
>(
  { lines: goods, subtotalCents: goodsCents, listCents, discountCents }: PricedGoods<Line>,
  destination: Destination,
  terms: DiscountTerms | undefined,
  { delivery, tax }: Pick<Settings, 'delivery' | 'tax'>,
  services: Service[] = [],
) {
  const subtotalCents = goodsCents + sumOf(services)
  const served = applyDiscount(services, undefined, tax.vatPercent).lines
  const lines = [...goods, ...served]
  const icePackCents = icePackCentsFor(delivery, destination.deliveryMethod, goods)
  const courierCents =
    terms?.kind === 'free_delivery' ? 0 : deliveryCentsFor(delivery, destination, listCents)
  const deliveryCents = courierCents === null ? null : courierCents + (icePackCents ?? 0)
  const goodsVatCents = goods.reduce((sum, line) => sum + line.vatCents, 0)
  const serviceVatCents = served.reduce((sum, line) => sum + line.vatCents, 0)
  return { lines, subtotalCents, discountCents, goodsVatCents, icePackCents, ...delivered(deliveryCents) }

  function delivered(deliveryCents: number | null) {
    if (deliveryCents === null) return { deliveryCents, totalCents: null, vatCents: null }
    return {
      deliveryCents,
      totalCents: subtotalCents - discountCents + deliveryCents,
      // Delivery is a standard-rated supply.
      vatCents: goodsVatCents + serviceVatCents + vatInside(deliveryCents, tax.vatPercent),
    }
  }
}

function sumOf(lines: { totalCents: number }[]): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
}
