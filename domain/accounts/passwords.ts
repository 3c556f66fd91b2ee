import { desc, eq } from 'drizzle-orm'
import { passwordHistory } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { unavailableIfFull } from '../errors.ts'

/**
 * The password as it is stored. Takes tens of milliseconds: never inside a transaction.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  return unavailableIfFull('sign_in', ctx.passwords.hash(password))
}

/**
 * Whether `hash` was made from `password`; without a hash it takes as long and the answer is no. Never inside a
 * transaction.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export async function isPassword(
  ctx: Ctx,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return unavailableIfFull('sign_in', ctx.passwords.verify(hash, password))
}

/** Whether the password is one of the user's last five. Never inside a transaction. */
export async function wasUsedBefore(
  ctx: Ctx,
  { userId, password }: { userId: string; password: string },
): Promise<boolean> {
  const history = await inTransaction(asShop(ctx), (ctx) => listPasswordHistory(ctx, userId))
  for (const { passwordHash } of history) {
    if (await isPassword(ctx, passwordHash, password)) return true
  }
  return false
}

/** The user's last five passwords, newest first. */
async function listPasswordHistory(ctx: Ctx, userId: string): Promise<{ passwordHash: string }[]> {
  return ctx.db
    .select({ passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.createdAt))
    .limit(5)
}
