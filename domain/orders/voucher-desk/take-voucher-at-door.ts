import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findMovement, lockVoucher, redeemVoucher } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import type { TakeVoucherInput, TakeVoucherResult } from './schemas.ts'

/**
 * Staff take money of a voucher at the door, once for each form, which takes no other amount when it is sent again. Of two who
 * take the last of it together, one does.
 * @throws DomainError forbidden
 */
export async function takeVoucherAtDoor(
  ctx: Ctx,
  { voucherId, key, amountCents, reason }: TakeVoucherInput,
): Promise<TakeVoucherResult> {
  const actor = policy.takeVoucherAtDoor(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<TakeVoucherResult> => {
    // Locked first, so that of two requests with one key the second sees the first.
    await lockVoucher(ctx, { voucherId })
    const earlier = await findMovement(ctx, { movementId: key })
    if (earlier && (earlier.voucherId !== voucherId || earlier.cents !== -amountCents))
      return { ok: false, reason: 'key_reused' }
    const use = { for: 'door', movementId: key, reason } as const
    const taken = await redeemVoucher(ctx, { voucherId, cents: amountCents, use, actor })
    return taken.ok ? { ok: true, leftCents: taken.leftCents } : taken
  })
}
