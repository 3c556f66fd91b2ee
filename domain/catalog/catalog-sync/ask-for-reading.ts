import { isNull } from 'drizzle-orm'
import { catalogReads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { runSoon } from '#domain/base/jobs/index.ts'
import { policy } from './policy.ts'
import type { AskForReadingInput, AskForReadingResult } from './schemas.ts'

/**
 * Has the catalogue read within seconds; one that is being read already is not read a second time.
 * @throws DomainError forbidden
 */
export async function askForReading(
  ctx: Ctx,
  { acceptsFewer }: AskForReadingInput,
): Promise<AskForReadingResult> {
  const actor = policy.askForReading(ctx)
  if (ctx.catalogServer.address === null) return { ok: false, reason: 'no_backend' }
  await inTransaction(asShop(ctx), async (ctx) => {
    const isWaiting = isNull(catalogReads.finishedAt)
    await ctx.db
      .insert(catalogReads)
      .values({ askedBy: actor.id, acceptsFewer, askedAt: ctx.now() })
      .onConflictDoNothing()
    if (acceptsFewer)
      await ctx.db.update(catalogReads).set({ acceptsFewer, askedBy: actor.id }).where(isWaiting)
    await runSoon(ctx, { key: 'read-catalog' })
  })
  return { ok: true }
}
