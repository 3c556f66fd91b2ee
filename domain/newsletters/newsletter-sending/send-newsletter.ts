import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockNewsletter, readView } from '../newsletters/index.ts'
import { policy } from './policy.ts'
import type { SendNewsletterInput, SendNewsletterResult } from './schemas.ts'

/**
 * Sends a draft to its segment, at once or at a set time. Who gets it is fixed when the sending begins.
 * @throws DomainError forbidden, not_found
 */
export async function sendNewsletter(
  ctx: Ctx,
  { id, version, at }: SendNewsletterInput,
): Promise<SendNewsletterResult> {
  const actor = policy.sendNewsletter(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<SendNewsletterResult> => {
    const row = await lockNewsletter(ctx, { id })
    if (row.state !== 'draft') return { ok: false, reason: 'not_a_draft' }
    if (row.version !== version) return { ok: false, reason: 'changed' }
    const { faults, recipients } = await readView(ctx, { id })
    if (faults.length > 0) return { ok: false, reason: 'incomplete', faults }
    // The form says minutes.
    if (at && at < before(ctx.now(), MINUTE)) return { ok: false, reason: 'in_the_past' }
    if (!at && recipients === 0) return { ok: false, reason: 'nobody' }
    const [state, step] = [at ? ('scheduled' as const) : ('sending' as const), row.step + 1]
    await ctx.db
      .update(newsletters)
      .set({ state, step, version: version + 1, scheduledFor: at ?? ctx.now() })
      .where(eq(newsletters.id, id))
    const job = { kind: 'start-newsletter', newsletterId: id, step, failures: 0 } as const
    await enqueueJob(ctx, { ...job, ...(at && { dueAt: at }) })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: at ? 'newsletter.scheduled' : 'newsletter.started',
      subjectId: id,
      details: {
        name: row.subject.en,
        recipients: String(recipients),
        ...(at && { at: at.toISOString() }),
      },
    })
    return { ok: true }
  })
}
