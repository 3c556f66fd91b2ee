import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { giveRoleAndEndSessions, requireStillAdmin } from './internal.ts'
import { policy } from './policy.ts'
import type { AssignAdminRoleInput } from './schemas.ts'

/**
 * Makes a user an admin (docs/specification.md §7, assign_admin_role), whose sessions end.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function assignAdminRole(ctx: Ctx, { userId }: AssignAdminRoleInput): Promise<void> {
  const { id: actorId } = policy.assignAdminRole(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await requireStillAdmin(ctx, { userId: actorId })
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('not_found', 'account')
    await giveRoleAndEndSessions(ctx, { userId, role: 'admin', actorId })
  })
}
