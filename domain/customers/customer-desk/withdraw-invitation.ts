import { eq } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import { deleteUser } from '#domain/accounts/accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput, WithdrawInvitationResult } from './schemas.ts'

/**
 * Takes an invitation back before it was accepted: its link stops working, and the account, which nobody could use yet, is
 * deleted. Who was given a role loses that first.
 * @throws DomainError forbidden, not_found
 */
export async function withdrawInvitation(
  ctx: Ctx,
  { customerId: userId }: AboutCustomerInput,
): Promise<WithdrawInvitationResult> {
  const actor = policy.withdrawInvitation(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<WithdrawInvitationResult> => {
    const user = await mustFindUser(ctx, { userId })
    if (!user.invitedAt || user.verifiedAt) return { ok: false, reason: 'not_invited' }
    // Only admins take roles, on the team's page.
    if ((await ctx.db.$count(userRoles, eq(userRoles.userId, userId))) > 0)
      return { ok: false, reason: 'has_role' }
    await deleteUser(ctx, { userId })
    await recordAudit(ctx, { actorId: actor.id, action: 'invitation.withdrawn', subjectId: userId })
    return { ok: true }
  })
}
