import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { recordBounce } from '#domain/base/mail-consents/index.ts'
import { mustFindSubscription } from './must-find-subscription.ts'
import { policy } from './policy.ts'
import type { SubscriberInput } from './schemas.ts'

/**
 * Staff record that somebody complained about a mail, or called it spam: they are mailed about no topic any more, until
 * they consent again themselves.
 * @throws DomainError forbidden, not_found
 */
export async function recordComplaint(ctx: Ctx, { subscriberId }: SubscriberInput): Promise<void> {
  const { id: actorId } = policy.recordComplaint(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const { email } = await mustFindSubscription(ctx, subscriberId)
    if (!(await recordBounce(ctx, { email, reason: 'complaint' }))) return
    await recordAudit(ctx, { actorId, action: 'complaint.recorded', subjectId: subscriberId })
  })
}
