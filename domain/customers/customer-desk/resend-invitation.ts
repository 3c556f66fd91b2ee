import { markInvited } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput, ResendInvitationResult } from './schemas.ts'

/**
 * Mails the invitation again to somebody whom staff registered and who has not set a password; the link before stops
 * working.
 * @throws DomainError forbidden, not_found
 */
export async function resendInvitation(
  ctx: Ctx,
  { customerId: userId }: AboutCustomerInput,
): Promise<ResendInvitationResult> {
  const actor = policy.resendInvitation(ctx)
  const { email } = await inTransaction(asShop(ctx), (ctx) => mustFindUser(ctx, { userId }))
  const key = `invitation ${email}`
  const refused = await countTries(ctx, ['mail', key], ['mails_per_hour', key])
  if (refused) return refused
  return inTransaction(asShop(ctx), async (ctx): Promise<ResendInvitationResult> => {
    const user = await mustFindUser(ctx, { userId })
    if (!user.invitedAt || user.verifiedAt) return { ok: false, reason: 'not_invited' }
    await markInvited(ctx, { userId })
    await enqueueJob(ctx, { kind: 'send-invitation', userId })
    await recordAudit(ctx, { actorId: actor.id, action: 'invitation.sent', subjectId: userId })
    return { ok: true }
  })
}
