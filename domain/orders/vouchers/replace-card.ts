import { eq } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { makeCode } from './card-code.ts'
import type { LockedVoucher } from './schemas.ts'

/**
 * Gives a locked voucher its next card, whose code alone pays from now on.
 * @returns the number of the card
 */
export async function replaceCard(
  ctx: ShopCtx,
  { voucher }: { voucher: Pick<LockedVoucher, 'id' | 'card'> },
): Promise<number> {
  const card = voucher.card + 1
  const { codeHash } = makeCode(ctx, { id: voucher.id, card })
  await ctx.db.update(vouchers).set({ card, codeHash }).where(eq(vouchers.id, voucher.id))
  return card
}
