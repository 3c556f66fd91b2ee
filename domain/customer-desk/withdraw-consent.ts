import { setConsent } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput } from './schemas.ts'

/**
 * Staff stop the news for somebody who asked them to. Nobody consents for somebody else.
 * @throws DomainError forbidden, not_found
 */
export async function withdrawConsent(ctx: Ctx, { customerId }: AboutCustomerInput): Promise<void> {
  const actor = policy.withdrawConsent(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await mustFindUser(ctx, { userId: customerId })
    const consent = { customerId, isGiven: false, source: 'staff', byId: actor.id } as const
    if (!(await setConsent(ctx, consent))) return
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'consent.withdrawn',
      subjectId: customerId,
      changes: { consent: { before: true, after: false } },
    })
  })
}
