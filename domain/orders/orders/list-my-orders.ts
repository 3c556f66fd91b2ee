import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readSummaries } from './read-summaries.ts'
import type { ListMyOrdersInput } from './schemas.ts'
import type { OrderList } from './views.ts'

const PAGE_SIZE = 20

/**
 * The actor's own orders, newest first, a page at a time.
 * @throws DomainError forbidden
 */
export async function listMyOrders(ctx: Ctx, input: ListMyOrdersInput): Promise<OrderList> {
  const { id } = policy.listMyOrders(ctx)
  const where = eq(orders.customerId, id)
  return readSummaries(ctx, { ...input, where, pageSize: PAGE_SIZE })
}
