import { and, eq, sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import { SENDING_STEP_TABLE, type SendingStep } from '#shared/newsletters/newsletter-fields.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockNewsletter } from '../newsletters/index.ts'
import { policy } from './policy.ts'
import type { ChangeSendingInput, ChangeSendingResult } from './schemas.ts'

const ACTIONS = {
  withdraw: 'newsletter.withdrawn',
  pause: 'newsletter.paused',
  resume: 'newsletter.resumed',
  stop: 'newsletter.stopped',
} as const satisfies Record<SendingStep, string>

/**
 * Takes a scheduled newsletter back, or pauses, resumes or ends one that is being sent. A batch that is on its way is
 * finished: that takes seconds. What is stopped cannot be resumed.
 * @throws DomainError forbidden, not_found
 */
export async function changeSending(
  ctx: Ctx,
  { id, step }: ChangeSendingInput,
): Promise<ChangeSendingResult> {
  const actor = policy.changeSending(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangeSendingResult> => {
    const row = await lockNewsletter(ctx, { id })
    const { from, to } = SENDING_STEP_TABLE[step]
    if (!from.includes(row.state)) return { ok: false, reason: 'wrong_state', state: row.state }
    // The jobs of the step before do nothing any more.
    const next = row.step + 1
    await ctx.db
      .update(newsletters)
      .set({
        state: to,
        step: next,
        version: row.version + 1,
        waitsUntil: null,
        ...(step === 'withdraw' && { scheduledFor: null }),
        ...(step === 'stop' && { finishedAt: ctx.now() }),
      })
      .where(eq(newsletters.id, id))
    if (step === 'resume') {
      await enqueueJob(ctx, { kind: 'start-newsletter', newsletterId: id, step: next, failures: 0 })
    }
    if (step === 'stop') {
      await ctx.db
        .update(newsletterDeliveries)
        .set({ state: 'stopped', settledAt: sql`now()` })
        .where(and(eq(newsletterDeliveries.newsletterId, id), eq(newsletterDeliveries.state, 'waiting')))
    }
    const changes = { state: { before: row.state, after: to } }
    const details = { name: row.subject.en }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: ACTIONS[step],
      subjectId: id,
      details,
      changes,
    })
    return { ok: true }
  })
}
