import type { ShopCtx } from '#domain/kernel/context.ts'
import { findDiscount } from '../discounts/index.ts'
import type { FindDiscountResult } from '../discounts/schemas.ts'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { deliveryCentsFor } from './delivery-rates.ts'
import type { PricingTerms } from './schemas.ts'

/** Finds what the order's code takes off, or why it takes nothing off; undefined without a code. */
export async function findOrderDiscount(
  ctx: ShopCtx,
  { goodsCents, delivery, ...terms }: PricingTerms & { goodsCents: number; delivery: DeliverySettings },
): Promise<FindDiscountResult | undefined> {
  const { discountCode: code, deliveryMethod, province, customerId, email } = terms
  if (!code) return undefined
  const isDeliveryFree = deliveryCentsFor(delivery, { deliveryMethod, province }, goodsCents) === 0
  return findDiscount(ctx, { code, goodsCents, isDeliveryFree, customerId, email })
}
