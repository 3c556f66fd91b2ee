import type { Ctx } from '../context.ts'
import { type FoundDiscount, findDiscount } from '../discounts/index.ts'
import { deliveryCentsFor } from './delivery-rates.ts'
import type { Destination } from './total-order.ts'

type OrderToDiscount = Destination & {
  /** In capitals. */
  discountCode: string | undefined
  goodsCents: number
  customerId: string | null
  email: string | undefined
}

/** What the order's code takes off, or why nothing; undefined without a code. As the shop. */
export async function findOrderDiscount(
  ctx: Ctx,
  { discountCode, deliveryMethod, province, ...purchase }: OrderToDiscount,
): Promise<FoundDiscount | undefined> {
  if (!discountCode) return undefined
  const isDeliveryFree = deliveryCentsFor(deliveryMethod, province, purchase.goodsCents) === 0
  return findDiscount(ctx, { ...purchase, code: discountCode, isDeliveryFree })
}
