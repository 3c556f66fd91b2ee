import { desc, eq } from 'drizzle-orm'
import { passwordHistory } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isPassword } from '#domain/kernel/hash-password.ts'

/**
 * True if the password is one of the user's last five. Never call it inside a transaction.
 * @throws DomainError `unavailable` while too many passwords wait to be compared
 */
export async function wasUsedBefore(
  ctx: Ctx,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const history = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ passwordHash: passwordHistory.passwordHash })
      .from(passwordHistory)
      .where(eq(passwordHistory.userId, userId))
      .orderBy(desc(passwordHistory.id))
      .limit(5),
  )
  for (const { passwordHash } of history) {
    if (await isPassword(ctx, passwordHash, password)) return true
  }
  return false
}
