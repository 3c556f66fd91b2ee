import { and, eq } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'
import { recordSecurityEvent } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Ends one of the actor's own sessions; it does not find those of others.
 * @throws DomainError forbidden
 */
export async function endSession(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<void> {
  const { id: userId } = policy.endSession(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const ended = await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    if (ended.length > 0) await recordSecurityEvent(ctx, { event: 'signed-out', userId })
  })
}
