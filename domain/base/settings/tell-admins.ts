import { eq } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJobs } from '../jobs/index.ts'
import type { NewJob } from '../jobs/schemas.ts'

/** Mails every admin, and the shop's own address, for which there is no user. */
export async function tellAdmins(
  ctx: ShopCtx,
  { toJob }: { toJob: (userId: string | null) => NewJob },
): Promise<void> {
  const admins = await ctx.db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
  await enqueueJobs(ctx, { all: [...admins, { userId: null }].map(({ userId }) => toJob(userId)) })
}
