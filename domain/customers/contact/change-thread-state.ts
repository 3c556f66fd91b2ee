import { eq } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockThread } from './lock-thread.ts'
import { policy } from './policy.ts'
import type { ChangeThreadStateInput } from './schemas.ts'

/**
 * Staff close a thread, or take it up again. What its sender writes opens it in any case.
 * @throws DomainError forbidden, not_found
 */
export async function changeThreadState(
  ctx: Ctx,
  { threadId, state }: ChangeThreadStateInput,
): Promise<void> {
  policy.changeThreadState(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockThread(ctx, { threadId })
    await ctx.db.update(contactThreads).set({ state }).where(eq(contactThreads.id, threadId))
  })
}
