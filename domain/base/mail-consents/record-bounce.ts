import { mailBounces } from '#database/schema/index.ts'
import type { BounceReason } from '#shared/base/consent.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { eq } from 'drizzle-orm'

/**
 * Records that an address is refused by its mail server for good, or that its owner complained: `mayMail` is false from
 * now on, for every topic, until they consent again.
 * @returns false if that was known
 */
export async function recordBounce(
  ctx: ShopCtx,
  { email, reason }: { email: string; reason: BounceReason },
): Promise<boolean> {
  const { rowCount } = await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(mailBounces)
      .values({ email: email.toLowerCase(), reason, createdAt: ctx.now() })
      .onConflictDoNothing(),
  )
  return rowCount === 1
}

/** The owner of the address has shown that mails arrive, and wants them. Call it inside the caller's transaction. */
export async function forgetBounce(ctx: ShopCtx, { email }: { email: string }): Promise<boolean> {
  const { rowCount } = await ctx.db.delete(mailBounces).where(eq(mailBounces.email, email))
  return rowCount === 1
}
