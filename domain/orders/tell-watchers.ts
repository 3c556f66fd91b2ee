import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'

/** Lets those who look at an order know that it has changed. Its steps do so by themselves: a trigger tells of them. */
export async function tellWatchers(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db.execute(sql`select pg_notify('krok_orders', ${orderId})`)
}
