import { sql } from 'drizzle-orm'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks a user until the caller's transaction ends. Everything that begins or ends a challenge, a session or an account
 * does this first: locks that are always taken in the same order cannot deadlock.
 * @returns whether an admin keeps them from signing in, which may have been a moment ago
 */
export async function lockUser(
  ctx: ShopCtx,
  { userId }: { userId: string },
): Promise<{ isLockedOut: boolean }> {
  const { rows } = await ctx.db.execute<{ isLockedOut: boolean }>(
    sql`select locked_at is not null as "isLockedOut" from users where id = ${userId} for no key update`,
  )
  return { isLockedOut: rows[0]?.isLockedOut ?? false }
}
