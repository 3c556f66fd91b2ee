import type { NetWeight } from '#shared/catalog/food.ts'

/** The cents of 100 g or 100 ml. */
export function unitPriceOf({ priceCents, netWeight }: { priceCents: number; netWeight: NetWeight }): number {
  return Math.round((priceCents * 100) / netWeight.value)
}
