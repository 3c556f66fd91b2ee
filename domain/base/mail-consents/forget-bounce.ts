import { eq } from 'drizzle-orm'
import { mailBounces } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The owner of the address has shown that mails arrive, and wants them. Call it inside the caller's transaction. */
export async function forgetBounce(ctx: ShopCtx, { email }: { email: string }): Promise<boolean> {
  const { rowCount } = await ctx.db.delete(mailBounces).where(eq(mailBounces.email, email))
  return rowCount === 1
}
