import { eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Deletes what an address waits for, of somebody who is erased. Call it inside the caller's transaction. */
export async function forgetRestockRequestsOf(ctx: ShopCtx, { email }: { email: string }): Promise<void> {
  await ctx.db.delete(restockRequests).where(eq(restockRequests.email, email.toLowerCase()))
}
