import { desc } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/context.ts'

export type OfficePage = [name: string, path: string]

/** The lists of the office with their filters, as addresses in this shop. A new list joins here. */
export async function readOfficePages(ctx: Ctx): Promise<OfficePage[]> {
  const { order } = await inTransaction(asShop(ctx), async ({ db }) => {
    const [order] = await db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .orderBy(desc(orders.createdAt))
      .limit(1)
    if (!order) throw new Error('the shop is empty')
    return { order }
  })
  return [
    ['Today', '/admin'],
    ['orders', '/admin/orders'],
    ['orders: to pack', '/admin/orders?status=confirmed'],
    ['orders: delivered', '/admin/orders?status=delivered'],
    ['orders: unpaid', '/admin/orders?status=unpaid'],
    ['orders: a number', `/admin/orders?search=${order.number}`],
    ['orders: an email', '/admin/orders?search=buyer-77@example.com'],
    ['orders: a frequent name', '/admin/orders?search=buyer'],
    ['orders: nobody', '/admin/orders?search=xqzvw'],
    ['an order', `/admin/orders/${order.id}`],
    ['stock', '/admin/inventory'],
    ['stock: a word', '/admin/inventory?search=curry'],
    ['team', '/admin/team'],
    ['payment notifications', '/admin/notifications'],
    ['checks', '/admin/checks'],
  ]
}
