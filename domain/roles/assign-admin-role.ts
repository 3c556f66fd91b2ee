import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { giveRole, isStillAdmin, requireAdmin } from './internal.ts'

/**
 * Makes a user an admin (spec.md §7, assign_admin_role). Only admins may.
 * @throws DomainError forbidden, not_found
 */
export async function assignAdminRole(ctx: Ctx, userId: string): Promise<void> {
  const adminId = requireAdmin(ctx.actor)
  await inTransaction(asShop(ctx), async (ctx) => {
    if (!(await isStillAdmin(ctx, adminId))) throw new DomainError('forbidden')
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('not_found', 'account')
    await giveRole(ctx, userId, 'admin', adminId)
  })
}
