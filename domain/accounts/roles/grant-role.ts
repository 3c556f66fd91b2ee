import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { giveRoleAndEndSessions, requireStillAdmin } from './internal.ts'
import { policy } from './policy.ts'
import type { GrantRoleInput, GrantRoleResult } from './schemas.ts'

/**
 * Gives a role to the account with that address, whose sessions end.
 * @throws DomainError forbidden, unconfirmed
 */
export async function grantRole(ctx: Ctx, { email, role }: GrantRoleInput): Promise<GrantRoleResult> {
  const { id: actorId } = policy.grantRole(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<GrantRoleResult> => {
    await requireStillAdmin(ctx, { userId: actorId })
    const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) return { ok: false, reason: 'no_such_account' }
    await giveRoleAndEndSessions(ctx, { userId: user.id, role, actorId })
    return { ok: true, userId: user.id }
  })
}
