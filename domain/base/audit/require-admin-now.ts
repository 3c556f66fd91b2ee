import { sql } from 'drizzle-orm'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * Asks the database whether the actor is an admin at this moment. What follows is read as the shop: under a row policy
 * that calls a function, PostgreSQL does not use the index of texts.
 * @throws DomainError forbidden
 */
export async function requireAdminNow(ctx: Ctx): Promise<void> {
  const isAdmin = await inTransaction(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<{ is_admin: boolean }>(sql`select krok_is_admin() as is_admin`)
    return rows[0]?.is_admin ?? false
  })
  if (!isAdmin) throw new DomainError('forbidden')
}
