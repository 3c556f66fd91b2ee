import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { voucherEntries } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { judgeVoucher, lockVoucher } from './lock-voucher.ts'
import { moveMoney } from './move-money.ts'
import type { RedeemVoucherInput, RedeemVoucherResult } from './schemas.ts'

/**
 * Spends money of a voucher on an order, or at the door, once for each movement. Call it in the transaction that needs the
 * money: others who spend the same voucher wait until it ends, and see what is left then. A voucher never pays for a
 * voucher, which its caller knows.
 */
export async function redeemVoucher(ctx: ShopCtx, input: RedeemVoucherInput): Promise<RedeemVoucherResult> {
  const { cents, use, actor } = input
  const voucher = await lockVoucher(ctx, input)
  const movementId = use.movementId ?? randomUUID()
  if (voucher && (await isMade(ctx, movementId, voucher.id))) {
    return { ok: true, voucherId: voucher.id, leftCents: voucher.balanceCents, isReplay: true }
  }
  const judged = judgeVoucher(ctx, voucher)
  if (!judged.ok) return judged
  const { voucherId, leftCents } = judged
  if (cents > leftCents) return { ok: false, reason: 'voucher_too_little', leftCents }
  const left = await moveMoney(ctx, {
    id: movementId,
    voucherId,
    cents: -cents,
    account: use.for,
    orderId: use.for === 'order' ? use.orderId : undefined,
    actor,
    reason: use.for === 'door' ? use.reason : undefined,
  })
  if (left === undefined) throw new Error('a movement was made twice')
  return { ok: true, voucherId, leftCents: left, isReplay: false }
}

async function isMade(ctx: ShopCtx, movementId: string, voucherId: string): Promise<boolean> {
  const isThis = and(eq(voucherEntries.movementId, movementId), eq(voucherEntries.voucherId, voucherId))
  return (await ctx.db.$count(voucherEntries, isThis)) > 0
}
