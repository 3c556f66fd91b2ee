import { eq } from 'drizzle-orm'
import { voucherEntries } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The id of the voucher whose money a movement has moved; undefined if it has not been made. */
export async function findVoucherOfMovement(
  ctx: ShopCtx,
  { movementId }: { movementId: string },
): Promise<string | undefined> {
  const [entry] = await ctx.db
    .select({ voucherId: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(eq(voucherEntries.movementId, movementId))
  return entry?.voucherId
}
