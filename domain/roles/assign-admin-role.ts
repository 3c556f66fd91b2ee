import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { isPasswordOf } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { giveRoleAndEndSessions, requireStillAdmin } from './internal.ts'
import { policy } from './policy.ts'
import type { AssignAdminRoleInput, AssignAdminRoleResult } from './schemas.ts'

/**
 * Makes a user an admin (docs/specification.md §7, assign_admin_role), whose sessions end. Takes the admin's own password.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function assignAdminRole(
  ctx: Ctx,
  { userId, password }: AssignAdminRoleInput,
): Promise<AssignAdminRoleResult> {
  const { id: actorId } = policy.assignAdminRole(ctx)
  const own = await isPasswordOf(asShop(ctx), { userId: actorId, password })
  if (!own.ok) return own
  return inTransaction(asShop(ctx), async (ctx): Promise<AssignAdminRoleResult> => {
    await requireStillAdmin(ctx, { userId: actorId })
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('not_found', 'account')
    await giveRoleAndEndSessions(ctx, { userId, role: 'admin', actorId })
    return { ok: true }
  })
}
