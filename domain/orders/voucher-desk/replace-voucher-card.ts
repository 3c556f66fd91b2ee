import { eq } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockVoucher, replaceCard } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import { readVoucher } from './read-vouchers.ts'
import type { ReplaceCardInput, ReplaceCardResult } from './schemas.ts'

/**
 * Gives a voucher a new card with a new code; the lost one pays no more. It is mailed to where the first one went.
 * @throws DomainError forbidden
 */
export async function replaceVoucherCard(
  ctx: Ctx,
  { voucherId, reason }: ReplaceCardInput,
): Promise<ReplaceCardResult> {
  const actor = policy.replaceVoucherCard(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ReplaceCardResult> => {
    const voucher = await lockVoucher(ctx, { voucherId })
    if (!voucher?.issuedAt) return { ok: false, reason: 'unknown_voucher' }
    const card = await replaceCard(ctx, { voucher })
    await enqueueJob(ctx, { kind: 'send-voucher', voucherId, card })
    const row = await readVoucher(ctx, eq(vouchers.id, voucherId))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'voucher.replaced',
      subjectId: voucherId,
      details: { number: String(row?.number), reason },
    })
    return { ok: true, mailedTo: row?.toEmail ?? null }
  })
}
