import { eq } from 'drizzle-orm'
import { holdKeys } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Forgets what the buyer of an order is recognised by: it is paid, confirmed or called off. */
export async function forgetHoldKeys(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.delete(holdKeys).where(eq(holdKeys.orderId, orderId))
}
