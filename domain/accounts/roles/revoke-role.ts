import { and, eq } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import { endSessions } from '../accounts/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { requireStillAdmin, rolesOf } from './internal.ts'
import { isLastAdmin } from './is-last-admin.ts'
import { policy } from './policy.ts'
import type { RevokeRoleInput, RevokeRoleResult } from './schemas.ts'

/**
 * Takes a role away, except from the last admin: somebody must be able to give roles. Ends the sessions of the
 * person who had it.
 * @throws DomainError forbidden, unconfirmed
 */
export async function revokeRole(ctx: Ctx, { userId, role }: RevokeRoleInput): Promise<RevokeRoleResult> {
  const { id: actorId } = policy.revokeRole(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<RevokeRoleResult> => {
    await requireStillAdmin(ctx, { userId: actorId })
    if (role === 'admin' && (await isLastAdmin(ctx, { userId }))) {
      return { ok: false, reason: 'last_admin' }
    }
    const before = await rolesOf(ctx, userId)
    const taken = await ctx.db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
      .returning({ userId: userRoles.userId })
    if (taken.length > 0) {
      await endSessions(ctx, { userId })
      await recordAudit(ctx, {
        actorId,
        action: 'role.revoked',
        subjectId: userId,
        details: { role },
        changes: { roles: { before, after: before.filter((one) => one !== role) } },
      })
    }
    return { ok: true }
  })
}
