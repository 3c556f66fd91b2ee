import { asc, desc, eq, getColumns } from 'drizzle-orm'
import { carts, orderItems, orders, sessions, userRoles } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { getProfile } from './get-profile.ts'
import { requireCustomer } from '../require-customer.ts'

/** Everything the shop knows of the actor, for them to keep: as JSON, its times in UTC, amounts in ZAR cents. */
export async function exportMyData(ctx: Ctx): Promise<object> {
  const id = requireCustomer(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const {
      accessKey: _key,
      idempotencyKey: _once,
      requestHash: _hash,
      attention: _staffs,
      hiddenAt: _hidden,
      ...orderColumns
    } = getColumns(orders)
    const placed = await ctx.db
      .select(orderColumns)
      .from(orders)
      .where(eq(orders.customerId, id))
      .orderBy(desc(orders.createdAt))
    const items = await ctx.db
      .select({
        orderId: orderItems.orderId,
        name: orderItems.name,
        sku: orderItems.sku,
        quantity: orderItems.quantity,
        unitPriceCents: orderItems.unitPriceCents,
        totalCents: orderItems.totalCents,
        vatCents: orderItems.vatCents,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orders.customerId, id))
      .orderBy(asc(orderItems.position))
    const itemsOf = Map.groupBy(items, (item) => item.orderId)
    return {
      exportedAt: ctx.now(),
      profile: await getProfile(ctx),
      roles: (
        await ctx.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, id))
      ).map(({ role }) => role),
      cart: (await ctx.db.select({ lines: carts.lines }).from(carts))[0]?.lines ?? '',
      sessions: await ctx.db
        .select({
          startedAt: sessions.createdAt,
          seenAt: sessions.seenAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .orderBy(desc(sessions.seenAt)),
      orders: placed.map((order) => ({
        ...order,
        items: (itemsOf.get(order.id) ?? []).map(({ orderId: _orderId, ...item }) => item),
      })),
    }
  })
}
