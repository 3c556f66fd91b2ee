import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { activateVoucher, createVoucher, findMovement, isSendingDay } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import type { GiveVoucherInput, GiveVoucherResult } from './schemas.ts'

/**
 * An admin gives a voucher that nobody bought, with a reason: once for each form.
 * @throws DomainError forbidden, unconfirmed
 */
export async function giveVoucher(
  ctx: Ctx,
  { key, amountCents, card, reason }: GiveVoucherInput,
): Promise<GiveVoucherResult> {
  const actor = policy.giveVoucher(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<GiveVoucherResult> => {
    const earlier = await findMovement(ctx, { movementId: key })
    if (earlier) return { ok: true, voucherId: earlier.voucherId }
    if (!isSendingDay(ctx.now(), card.sendsOn)) return { ok: false, reason: 'no_such_day' }
    const voucher = await createVoucher(ctx, { orderId: null, amountCents, card })
    await activateVoucher(ctx, { voucher, account: 'gift', movementId: key, actor, reason })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'voucher.given',
      subjectId: voucher.id,
      details: { amountCents: String(amountCents), reason },
    })
    return { ok: true, voucherId: voucher.id }
  })
}
