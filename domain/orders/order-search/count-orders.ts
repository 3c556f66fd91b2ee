import { orders } from '#database/schema/index.ts'
import type { OrderQueue, OrderSort } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { orderScope } from './order-scope.ts'
import { policy } from './policy.ts'

/**
 * Counts the orders in a queue, up to `most`; `sort` is that of the list beside it, whose index counts them too.
 * Call it inside a transaction.
 * @throws DomainError forbidden
 */
export async function countOrders(
  ctx: Ctx,
  { status, sort, most }: { status: OrderQueue; sort: OrderSort; most: number },
): Promise<number> {
  policy.countOrders(ctx)
  const found = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(orderScope(ctx, { status, sort }))
    .limit(most)
  return ctx.db.$count(found.as('found'))
}
