import { vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { LockedVoucher, NewVoucher } from './schemas.ts'

/**
 * Stores a voucher that has no money and no code yet: `issueVoucher` gives it both. Call it in the transaction that places
 * its order; `orderId` is null where staff give it.
 */
export async function createVoucher(
  ctx: ShopCtx,
  { orderId, amountCents, card }: NewVoucher,
): Promise<Pick<LockedVoucher, 'id' | 'card' | 'amountCents' | 'orderId' | 'sendsOn'>> {
  const { sendsOn = shopDay(ctx.now()), toEmail, message, ...words } = card
  const [created] = await ctx.db
    .insert(vouchers)
    .values({
      ...words,
      orderId,
      amountCents,
      sendsOn,
      toEmail: toEmail ?? null,
      message: message ?? null,
      createdAt: ctx.now(),
    })
    .returning({ id: vouchers.id, card: vouchers.card, sendsOn: vouchers.sendsOn })
  if (!created) throw new Error('a voucher was not written')
  return { ...created, amountCents, orderId }
}
