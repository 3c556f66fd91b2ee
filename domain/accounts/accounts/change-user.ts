import { eq, sql } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

// Changes of an account for the modules that decide on them. Call them in the transaction that locked the user.

/**
 * Stores the hash of a new password.
 * @returns undefined if the account is gone
 */
export async function storePassword(
  ctx: ShopCtx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<{ email: string } | undefined> {
  const [user] = await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  return user
}

/** Keeps somebody from signing in since then; `null` lets them in again. */
export async function setLockedAt(
  ctx: ShopCtx,
  { userId, lockedAt }: { userId: string; lockedAt: Date | null },
): Promise<void> {
  await ctx.db.update(users).set({ lockedAt }).where(eq(users.id, userId))
}

/** Records that somebody was invited again just now. */
export async function markInvited(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db.update(users).set({ invitedAt: ctx.now() }).where(eq(users.id, userId))
}

type ChangePersonInput = {
  userId: string
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
}

/** Corrects name, phone and language for somebody; their own save from before is then refused. */
export async function changePerson(
  ctx: ShopCtx,
  { userId, firstName, lastName, phone, locale }: ChangePersonInput,
): Promise<void> {
  await ctx.db
    .update(customers)
    .set({ firstName, lastName, phone, version: sql`${customers.version} + 1`, updatedAt: ctx.now() })
    .where(eq(customers.id, userId))
  await ctx.db.update(users).set({ locale }).where(eq(users.id, userId))
}

/** Deletes an account; what belongs to it alone goes with it. */
export async function deleteUser(ctx: ShopCtx, { userId }: { userId: string }): Promise<void> {
  await ctx.db.delete(users).where(eq(users.id, userId))
}
