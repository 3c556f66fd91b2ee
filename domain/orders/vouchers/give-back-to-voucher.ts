import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { voucherEntries, vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import { lockVoucher } from './lock-voucher.ts'
import { moveMoney } from './move-money.ts'

/** Money that comes back to a voucher can be spent for at least so long. */
const LEAST_VALID = 90 * DAY

type GiveBackInput = {
  /** The movement that paid for an order: the money goes back to its voucher. */
  paidBy: string
  /** ZAR cents; by default all that the voucher has paid for that order and not got back. */
  cents?: number
  /** The refund's id: repeated, it gives nothing back twice. */
  movementId?: string
  actor: Actor
  reason?: string | undefined
}

/**
 * Gives money back to the voucher that has paid an order with it. One that has expired, or soon will, is valid for 90 days
 * more. Call it in the transaction that has locked the order.
 * @returns what was given back, in ZAR cents; 0 if that had been done before
 */
export async function giveBackToVoucher(
  ctx: ShopCtx,
  { paidBy, cents, movementId = randomUUID(), actor, reason }: GiveBackInput,
): Promise<number> {
  const isPayment = and(eq(voucherEntries.movementId, paidBy), eq(voucherEntries.account, 'order'))
  const [payment] = await ctx.db
    .select({ voucherId: voucherEntries.voucherId, orderId: voucherEntries.orderId })
    .from(voucherEntries)
    .where(isPayment)
  if (!payment?.orderId) throw new Error(`no voucher has paid by the movement ${paidBy}`)
  const { voucherId, orderId } = payment
  await lockVoucher(ctx, { voucherId })
  if ((await ctx.db.$count(voucherEntries, eq(voucherEntries.movementId, movementId))) > 0) return 0
  const paidCents = await sumPaid(ctx, voucherId, orderId)
  const backCents = cents ?? paidCents
  if (backCents > paidCents) throw new Error('a voucher cannot get more back than it has paid')
  if (backCents === 0) return 0
  await moveMoney(ctx, {
    id: movementId,
    voucherId,
    cents: backCents,
    account: 'order',
    orderId,
    actor,
    reason,
  })
  await ctx.db
    .update(vouchers)
    .set({
      expiresOn: sql`greatest(${vouchers.expiresOn}, ${shopDay(addTime(ctx.now(), LEAST_VALID))}::date)`,
    })
    .where(eq(vouchers.id, voucherId))
  return backCents
}

/** Sums up the money that a voucher has paid for an order and not got back. */
async function sumPaid(ctx: ShopCtx, voucherId: string, orderId: string): Promise<number> {
  const [sum] = await ctx.db
    .select({ cents: sql<number>`coalesce(sum(${voucherEntries.cents}), 0)::int` })
    .from(voucherEntries)
    .where(
      and(
        eq(voucherEntries.voucherId, voucherId),
        eq(voucherEntries.orderId, orderId),
        eq(voucherEntries.account, 'order'),
      ),
    )
  return sum?.cents ?? 0
}
