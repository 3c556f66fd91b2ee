import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { activateVoucher, createVoucher, findMovement } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import type { GiveVoucherInput } from './schemas.ts'

/**
 * An admin gives a voucher that nobody bought, with a reason: once for each form.
 * @returns its id
 * @throws DomainError forbidden, unconfirmed
 */
export async function giveVoucher(
  ctx: Ctx,
  { key, amountCents, card, reason }: GiveVoucherInput,
): Promise<string> {
  const actor = policy.giveVoucher(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const earlier = await findMovement(ctx, { movementId: key })
    if (earlier) return earlier.voucherId
    const voucher = await createVoucher(ctx, { orderId: null, amountCents, card })
    await activateVoucher(ctx, { voucher, account: 'gift', movementId: key, actor, reason })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'voucher.given',
      subjectId: voucher.id,
      details: { amountCents: String(amountCents), reason },
    })
    return voucher.id
  })
}
