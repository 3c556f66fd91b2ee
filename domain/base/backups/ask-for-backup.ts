import { backupRuns } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { runSoon } from '../jobs/index.ts'
import { policy } from './policy.ts'

/**
 * Has a backup made within seconds, also where the nightly ones are off.
 * @returns false if one is under way already
 * @throws DomainError forbidden
 */
export async function askForBackup(ctx: Ctx): Promise<boolean> {
  const { id: askedBy } = policy.askForBackup(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const asked = await ctx.db
      .insert(backupRuns)
      .values({ askedBy, askedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: backupRuns.id })
    await runSoon(ctx, { key: 'back-up' })
    return asked.length > 0
  })
}
