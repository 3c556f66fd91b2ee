import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { requireCustomer } from '../guards.ts'
import { listSummaries } from './list-summaries.ts'
import type { ListMyOrdersInput, OrderList } from './schemas.ts'

const PAGE_SIZE = 20

/** The actor's own orders, newest first, a page at a time. */
export async function listMyOrders(ctx: Ctx, input: ListMyOrdersInput): Promise<OrderList> {
  const isMine = eq(orders.customerId, requireCustomer(ctx).id)
  const { items, ...list } = await listSummaries(ctx, isMine, input, PAGE_SIZE)
  // The marks are the staff's; the rest the customer knows.
  return {
    ...list,
    items: items.map(
      ({ attention: _mark, customerName: _name, email: _email, paymentMethod: _method, ...summary }) =>
        summary,
    ),
  }
}
