import { and, eq } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { requireCustomer } from '../guards.ts'

/** Ends one of the actor's own sessions; somebody else's it does not find. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const userId = requireCustomer(ctx).id
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.delete(sessions).where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
  )
}
