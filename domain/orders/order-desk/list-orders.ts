import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { sumStockHolds } from '../stock-holds/index.ts'
import { searchOrders } from '../order-search/index.ts'
import { markOrders } from './mark-orders.ts'
import { policy } from './policy.ts'
import type { ListOrdersInput } from './schemas.ts'
import type { StaffOrderList } from './views.ts'

/**
 * Every order, a page at a time, by filters and a search text, sorted. Those that are unpaid come with what they hold of
 * the stock.
 * @throws DomainError forbidden
 */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  policy.listOrders(ctx)
  const { items, ...list } = await searchOrders(ctx, input)
  const marked = await markOrders(ctx, items, input)
  if (input.status !== 'unpaid') return { ...list, items: marked }
  const held = await inTransaction(asShop(ctx), (ctx) => sumStockHolds(ctx))
  return { ...list, held, items: marked }
}
