import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { withdrawAll } from '#domain/base/mail-consents/index.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput } from './schemas.ts'

/**
 * Staff stop all mails about topics for somebody who asked them to. Nobody consents for somebody else.
 * @throws DomainError forbidden, not_found
 */
export async function withdrawConsent(ctx: Ctx, { customerId }: AboutCustomerInput): Promise<void> {
  const actor = policy.withdrawConsent(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const [user] = await ctx.db
      .select({ email: users.email, language: users.locale })
      .from(users)
      .where(eq(users.id, customerId))
    if (!user) throw new DomainError('not_found', 'account')
    const withdrawn = await withdrawAll(ctx, { ...user, byId: actor.id })
    if (withdrawn.length === 0) return
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'consent.withdrawn',
      subjectId: customerId,
      changes: { consent: { before: true, after: false } },
    })
  })
}
