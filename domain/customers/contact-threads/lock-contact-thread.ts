import { eq } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * Locks a thread until the caller's transaction ends.
 * @throws DomainError not_found
 */
export async function lockContactThread(ctx: ShopCtx, { threadId }: { threadId: string }) {
  const [thread] = await ctx.db
    .select({ state: contactThreads.state, email: contactThreads.email })
    .from(contactThreads)
    .where(eq(contactThreads.id, threadId))
    .for('update')
  if (!thread) throw new DomainError('not_found', 'thread')
  return thread
}
