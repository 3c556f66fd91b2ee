import { sql } from 'drizzle-orm'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Tells open pages of an order that it has changed. Steps need no call: a trigger announces them. */
export async function notifyOrderChanged(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.execute(sql`select pg_notify('krok_orders', ${orderId})`)
}
