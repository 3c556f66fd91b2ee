import { newsletters } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { CreateNewsletterInput } from './schemas.ts'

/**
 * Begins a newsletter, as a draft.
 * @throws DomainError forbidden
 */
export async function createNewsletter(ctx: Ctx, input: CreateNewsletterInput): Promise<{ id: string }> {
  const actor = policy.createNewsletter(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [created] = await ctx.db
      .insert(newsletters)
      .values({ ...input, createdBy: actor.id, createdAt: ctx.now() })
      .returning({ id: newsletters.id })
    if (!created) throw new Error('the newsletter was not stored')
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'newsletter.created',
      subjectId: created.id,
      details: { name: input.subject.en },
    })
    return created
  })
}
