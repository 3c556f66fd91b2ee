import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { freezeRecipients, lockNewsletter, type NewsletterRow } from '../newsletters/index.ts'

/** Fixes who gets a newsletter, if that has not been done, and begins its batches, or goes on with them. */
export async function startNewsletter(ctx: Ctx, input: JobInput<'start-newsletter'>): Promise<void> {
  requireShop(ctx)
  const { newsletterId, step, failures } = input
  await inTransaction(asShop(ctx), async (ctx) => {
    const row = await findAtStep(ctx, { newsletterId, step })
    if (!row || (row.state !== 'scheduled' && row.state !== 'sending')) return
    if (!row.startedAt) await freezeRecipients(ctx, row)
    await ctx.db
      .update(newsletters)
      .set({ state: 'sending', step: step + 1, startedAt: row.startedAt ?? ctx.now() })
      .where(eq(newsletters.id, newsletterId))
    await enqueueJob(ctx, { kind: 'send-newsletter-batch', newsletterId, step: step + 1, failures })
  })
}

/** Locks a newsletter for a job; undefined if it has gone on without that job, or is gone. */
export async function findAtStep(
  ctx: ShopCtx,
  { newsletterId, step }: { newsletterId: string; step: number },
): Promise<NewsletterRow | undefined> {
  try {
    const row = await lockNewsletter(ctx, { id: newsletterId })
    return row.step === step ? row : undefined
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return undefined
    throw error
  }
}
