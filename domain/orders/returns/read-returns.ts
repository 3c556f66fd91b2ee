import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf } from '#domain/base/media/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { isRefundable } from '#shared/orders/order-states.ts'
import { readParts } from '../refunds/index.ts'
import { policy } from './policy.ts'
import { priceReturn } from './price-return.ts'
import { readRequests } from './read-requests.ts'
import type { StaffReturn } from './views.ts'

/**
 * Reads what the buyer of an order asks to return, for staff, the newest first, and what a refund of it would come to.
 * Call it inside a transaction.
 * @throws DomainError forbidden
 */
export async function readReturns(
  ctx: Ctx,
  { orderId, language }: { orderId: string; language: Locale },
): Promise<StaffReturn[]> {
  policy.readReturns(ctx)
  const requests = await readRequests(ctx, { orderId, language })
  if (requests.length === 0) return []
  const [order] = await ctx.db
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(eq(orders.id, orderId))
  const parts = order && isRefundable(order.paymentStatus) ? await readParts(ctx, { orderId }) : undefined
  return requests.map(({ pictures, ...request }) => ({
    ...request,
    pictures: pictures.map((name) => imageOf(ctx, name)),
    refund: parts && request.state === 'waiting' ? priceReturn(parts, request.lines) : null,
  }))
}
