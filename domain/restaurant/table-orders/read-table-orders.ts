import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { isCalledOff } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { TableOrders } from './schemas.ts'

/**
 * The orders of each of these reservations. Jars that were called off, or are not
 * handed over at the table any more, are left out. Call it inside a transaction.
 * @throws DomainError forbidden
 */
export async function readTableOrders(
  ctx: Ctx,
  { reservationIds }: { reservationIds: string[] },
): Promise<Map<string, TableOrders>> {
  policy.readTableOrders(ctx)
  const found = new Map<string, TableOrders>(
    reservationIds.map((id) => [id, { deposit: undefined, jars: [] }]),
  )
  if (reservationIds.length === 0) return found
  const { id, number, accessKey, customerId, status, paymentStatus, totalCents, payBy, kind, reservationId } =
    orders
  const rows = await ctx.db
    .select({
      id,
      number,
      accessKey,
      customerId,
      status,
      paymentStatus,
      totalCents,
      payBy,
      kind,
      reservationId,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.reservationId, reservationIds),
        eq(orders.deliveryMethod, 'at_the_table'),
        isNull(orders.hiddenAt),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
  for (const { kind, reservationId, ...order } of rows) {
    const of = found.get(reservationId ?? '')
    if (!of) continue
    if (kind === 'deposit') of.deposit ??= order
    else if (!isCalledOff(order.status)) of.jars.unshift(order)
  }
  return found
}
