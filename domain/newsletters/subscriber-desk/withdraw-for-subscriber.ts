import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { withdrawAll } from '#domain/base/mail-consents/index.ts'
import { mustFindSubscription } from './must-find-subscription.ts'
import { policy } from './policy.ts'
import type { SubscriberInput } from './schemas.ts'

/**
 * Staff stop all mails about topics for somebody who asked them to. Nobody consents for somebody else.
 * @throws DomainError forbidden, not_found
 */
export async function withdrawForSubscriber(ctx: Ctx, { subscriberId }: SubscriberInput): Promise<void> {
  const { id: actorId } = policy.withdrawForSubscriber(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const { email, language, state } = await mustFindSubscription(ctx, subscriberId)
    const withdrawn = await withdrawAll(ctx, { email, language, byId: actorId })
    if (withdrawn.length === 0 && state === 'unsubscribed') return
    await recordAudit(ctx, {
      actorId,
      action: 'consent.withdrawn',
      subjectId: subscriberId,
      changes: { consent: { before: true, after: false } },
    })
  })
}
