import type { DeliveryMethod } from '#shared/orders/delivery-methods.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'

/* Goods that must stay cold: a courier takes them with an ice pack, or not at all. */

type Goods = { keepCold: boolean }

/** The price of the ice pack of these goods, once for all of them, in ZAR cents; null where none goes with them. */
export function icePackCentsFor(
  { icePack }: Pick<DeliverySettings, 'icePack'>,
  deliveryMethod: DeliveryMethod,
  goods: readonly Goods[],
): number | null {
  const needsOne = deliveryMethod === 'courier' && goods.some(({ keepCold }) => keepCold)
  return needsOne && icePack ? icePack.cents : null
}

/** Goods, of these, that no courier takes: they are only collected. */
export function collectionOnly<Line extends Goods>(
  { icePack }: Pick<DeliverySettings, 'icePack'>,
  deliveryMethod: DeliveryMethod,
  goods: readonly Line[],
): Line[] {
  return deliveryMethod === 'courier' && !icePack ? goods.filter(({ keepCold }) => keepCold) : []
}
