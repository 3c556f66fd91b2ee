import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { isPassword } from '#domain/kernel/hash-password.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import type { IsPasswordOfResult } from './schemas.ts'

/**
 * True if `password` is the user's: asked again of somebody who is signed in, before what a stolen session must not do.
 * Never call it inside a transaction.
 * @throws DomainError not_found, `unavailable` while too many passwords wait to be compared
 */
export async function isPasswordOf(
  ctx: ShopCtx,
  { userId, password }: { userId: string; password: string },
): Promise<IsPasswordOfResult> {
  const refused = await countTries(ctx, ['sign_in', userId])
  if (refused) return refused
  const [user] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ email: users.email, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, userId)),
  )
  if (!user) throw new DomainError('not_found', 'account')
  if (!(await isPassword(ctx, user.passwordHash, password))) return { ok: false, reason: 'wrong_password' }
  await ctx.limits.forget(['sign_in', userId])
  return { ok: true, email: user.email }
}
