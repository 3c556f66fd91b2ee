import { and, eq } from 'drizzle-orm'
import { voucherEntries } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The voucher whose money a movement has moved, and what it got, in ZAR cents; undefined if it has not been made. */
export async function findMovement(
  ctx: ShopCtx,
  { movementId }: { movementId: string },
): Promise<{ voucherId: string; cents: number } | undefined> {
  const [entry] = await ctx.db
    .select({ voucherId: voucherEntries.voucherId, cents: voucherEntries.cents })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.movementId, movementId), eq(voucherEntries.account, 'voucher')))
  return entry
}
