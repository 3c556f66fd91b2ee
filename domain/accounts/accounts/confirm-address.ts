import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'

/** A mailed link has proved that the address is the user's: marks it as verified, and the first time welcomes them. */
export async function confirmAddress(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  const [confirmed] = await ctx.db
    .update(users)
    .set({ emailConfirmedAt: ctx.now() })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning({ id: users.id })
  if (confirmed) await enqueueJob(ctx, { kind: 'send-welcome', userId })
}
