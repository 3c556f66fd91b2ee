import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import { lockUser } from '#domain/accounts/accounts/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

/**
 * A user's row, locked until the caller's transaction ends.
 * @throws DomainError not_found
 */
export async function mustFindUser(ctx: ShopCtx, { userId }: { userId: string }) {
  await lockUser(ctx, { userId })
  const [user] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      verifiedAt: users.emailConfirmedAt,
      invitedAt: users.invitedAt,
      lockedAt: users.lockedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new DomainError('not_found', 'account')
  return user
}
