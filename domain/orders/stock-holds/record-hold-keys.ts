import { holdKeys } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { contactKeys } from '#domain/kernel/contact-keys.ts'
import type { Buyer } from './schemas.ts'

/** Records what the buyer of an order that was just placed is recognised by, until `forgetHoldKeys`. */
export async function recordHoldKeys(
  ctx: ShopCtx,
  { orderId, buyer }: { orderId: string; buyer: Buyer },
): Promise<void> {
  await ctx.db.insert(holdKeys).values(contactKeys(ctx, 'hold', buyer).map((key) => ({ ...key, orderId })))
}
