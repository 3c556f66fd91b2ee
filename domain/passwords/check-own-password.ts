import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { isPassword } from '../hash-password.ts'
import { takeTries } from '../take-tries.ts'
import { policy } from './policy.ts'
import type { CheckOwnPasswordResult } from './schemas.ts'

/**
 * Whether `password` is the actor's own; asked again before actions that cannot be undone. Never call it in a
 * transaction.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function checkOwnPassword(
  ctx: Ctx,
  { password }: { password: string },
): Promise<CheckOwnPasswordResult> {
  const { id } = policy.checkOwnPassword(ctx)
  const refused = await takeTries(ctx, ['sign_in', id])
  if (refused) return refused
  const [user] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id)),
  )
  if (!user) throw new DomainError('not_found', 'account')
  if (!(await isPassword(ctx, user.passwordHash, password))) return { ok: false, reason: 'wrong_password' }
  await ctx.limits.forget('sign_in', id)
  return { ok: true, id, email: user.email }
}
