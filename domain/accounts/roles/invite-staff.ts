import { createUser } from '../accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { giveRole, requireStillAdmin } from './internal.ts'
import { policy } from './policy.ts'
import type { InviteStaffInput, InviteStaffResult } from './schemas.ts'

/**
 * Invites somebody without an account to the team: they get a mail with a link to set a password, and have the role from
 * their first sign-in on. Until then nobody can use it.
 * @throws DomainError forbidden, unconfirmed
 */
export async function inviteStaff(ctx: Ctx, input: InviteStaffInput): Promise<InviteStaffResult> {
  const { id: actorId } = policy.inviteStaff(ctx)
  const { role, language: locale, ...person } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<InviteStaffResult> => {
    await requireStillAdmin(ctx, { userId: actorId })
    const created = await createUser(ctx, { ...person, locale, invitedAt: ctx.now() })
    if (!created) return { ok: false, reason: 'email_taken' }
    await recordAudit(ctx, { actorId, action: 'customer.registered', subjectId: created.id })
    await giveRole(ctx, { userId: created.id, role, actorId })
    await enqueueJob(ctx, { kind: 'send-invitation', userId: created.id })
    return { ok: true, id: created.id }
  })
}
