import { eq } from 'drizzle-orm'
import { newsletters } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockNewsletter } from './internal.ts'
import { policy } from './policy.ts'
import { readView } from './read-view.ts'
import type { UpdateNewsletterInput, UpdateNewsletterResult } from './schemas.ts'

/**
 * Saves a draft, if it still is the version that was edited. It may be unfinished.
 * @throws DomainError forbidden, not_found
 */
export async function updateNewsletter(
  ctx: Ctx,
  { id, version, ...content }: UpdateNewsletterInput,
): Promise<UpdateNewsletterResult> {
  const actor = policy.updateNewsletter(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateNewsletterResult> => {
    const before = await lockNewsletter(ctx, { id })
    if (before.state !== 'draft') return { ok: false, reason: 'not_a_draft' }
    if (before.version !== version) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'changed', current: await readView(ctx, { id }), by }
    }
    const changes = changesBetween<object>(before, content)
    if (Object.keys(changes).length === 0) return { ok: true, version }
    await ctx.db
      .update(newsletters)
      .set({ ...content, version: version + 1 })
      .where(eq(newsletters.id, id))
    const details = { name: content.subject.en }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'newsletter.changed',
      subjectId: id,
      details,
      changes,
    })
    return { ok: true, version: version + 1 }
  })
}
