import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { giveRole, isStillAdmin, requireAdmin } from './internal.ts'
import type { GrantRoleInput, GrantRoleResult } from './schemas.ts'

/** Gives a role to whoever has the address. Only admins may. */
export async function grantRole(ctx: Ctx, { email, role }: GrantRoleInput): Promise<GrantRoleResult> {
  const adminId = requireAdmin(ctx.actor)
  return inTransaction(asShop(ctx), async (ctx): Promise<GrantRoleResult> => {
    if (!(await isStillAdmin(ctx, adminId))) throw new DomainError('forbidden')
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) return { ok: false, reason: 'no_such_account' }
    await giveRole(ctx, user.id, role, adminId)
    return { ok: true, userId: user.id }
  })
}
