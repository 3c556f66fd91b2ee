import { eq } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Counts the threads that wait for the shop.
 * @throws DomainError forbidden
 */
export async function countOpenContactThreads(ctx: Ctx): Promise<number> {
  policy.countOpenContactThreads(ctx)
  return inTransaction(ctx, (ctx) => ctx.db.$count(contactThreads, eq(contactThreads.state, 'open')))
}
