import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockNewsletter } from './internal.ts'
import { policy } from './policy.ts'
import type { NewsletterIdInput } from './schemas.ts'

/**
 * Deletes a draft. What was sent, or is to be sent, stays on record.
 * @throws DomainError forbidden, not_found
 */
export async function deleteNewsletter(
  ctx: Ctx,
  { id }: NewsletterIdInput,
): Promise<{ ok: true } | { ok: false; reason: 'not_a_draft' }> {
  const actor = policy.deleteNewsletter(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const { state, subject } = await lockNewsletter(ctx, { id })
    if (state !== 'draft') return { ok: false, reason: 'not_a_draft' } as const
    await ctx.db.delete(newsletters).where(eq(newsletters.id, id))
    const details = { name: subject.en }
    await recordAudit(ctx, { actorId: actor.id, action: 'newsletter.deleted', subjectId: id, details })
    return { ok: true } as const
  })
}
