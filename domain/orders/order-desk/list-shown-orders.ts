import { and, inArray, isNull } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readMarkedSummaries } from '../orders/index.ts'
import { markOrders } from './mark-orders.ts'
import { policy } from './policy.ts'
import type { ListShownOrdersInput } from './schemas.ts'
import type { StaffOrderSummary } from './views.ts'

/**
 * Orders that an open list shows, as they are now, whether they still belong to it or not; what was hidden is missing.
 * @throws DomainError forbidden
 */
export async function listShownOrders(
  ctx: Ctx,
  { orderIds, language, status }: ListShownOrdersInput,
): Promise<StaffOrderSummary[]> {
  policy.listShownOrders(ctx)
  if (orderIds.length === 0) return []
  const found = await inTransaction(ctx, async (ctx) => {
    const visible = await ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, orderIds), isNull(orders.hiddenAt)))
    const isVisible = new Set(visible.map(({ id }) => id))
    return readMarkedSummaries(ctx, { ids: orderIds.filter((id) => isVisible.has(id)), language })
  })
  return markOrders(ctx, found, { status })
}
