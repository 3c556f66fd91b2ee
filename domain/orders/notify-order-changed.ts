import { sql } from 'drizzle-orm'
import type { ShopCtx } from '../context.ts'

/** Lets open pages of an order know that it has changed. Its steps do so by themselves: a trigger announces them. */
export async function notifyOrderChanged(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.execute(sql`select pg_notify('krok_orders', ${orderId})`)
}
