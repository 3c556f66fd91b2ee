import { sql } from 'drizzle-orm'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks a user until the caller's transaction ends. Everything that begins or ends a challenge, a session or an account
 * does this first: locks that are always taken in the same order cannot deadlock.
 */
export async function lockUser(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db.execute(sql`select from users where id = ${userId} for no key update`)
}
