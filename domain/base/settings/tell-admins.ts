import { eq } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJobs } from '../jobs/index.ts'

/**
 * Mails every admin, and the shop's own address, that a group of settings was given a state, or that a planned one was
 * withdrawn, and by whom.
 */
export async function tellAdmins(
  ctx: ShopCtx,
  about: { settingsId: string; withdrawnBy?: string },
): Promise<void> {
  const admins = await ctx.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
  await enqueueJobs(ctx, {
    all: [...admins, { userId: null }].map(({ userId }) => ({
      kind: 'send-settings-changed' as const,
      userId,
      ...about,
    })),
  })
}
