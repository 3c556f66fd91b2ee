import { eq } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockContactThread } from './lock-contact-thread.ts'
import { policy } from './policy.ts'
import type { ChangeContactThreadStateInput } from './schemas.ts'

/**
 * Staff close a thread, or take it up again. What its sender writes opens it in any case.
 * @throws DomainError forbidden, not_found
 */
export async function changeContactThreadState(
  ctx: Ctx,
  { threadId, state }: ChangeContactThreadStateInput,
): Promise<void> {
  policy.changeContactThreadState(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockContactThread(ctx, { threadId })
    await ctx.db.update(contactThreads).set({ state }).where(eq(contactThreads.id, threadId))
  })
}
