import { eq } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import type { OtherAccount } from '#shared/orders/voucher-accounts.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import { makeCode } from './card-code.ts'
import { dayYearsLater } from './day-years-later.ts'
import { lockVoucherOfOrder } from './lock-voucher.ts'
import { moveMoney } from './move-money.ts'
import type { LockedVoucher } from './schemas.ts'

/** The hour of a later day at which a card is sent: not at night. */
const SENT_AT_HOUR = 8

/**
 * Issues the voucher of a locked order that was paid, once: it has its money and its code from then on, and is sent
 * on its day. Call it in the
 * transaction that sets the order's payment to paid.
 */
export async function issueVoucher(
  ctx: ShopCtx,
  { orderId, actor }: { orderId: string; actor: Actor },
): Promise<void> {
  const voucher = await lockVoucherOfOrder(ctx, { orderId })
  if (!voucher) throw new Error(`the order ${orderId} has no voucher`)
  if (voucher.issuedAt) return
  await activateVoucher(ctx, { voucher, account: 'sold', movementId: voucher.id, actor })
}

type Activation = {
  voucher: Pick<LockedVoucher, 'id' | 'card' | 'amountCents' | 'orderId' | 'sendsOn'>
  account: Extract<OtherAccount, 'sold' | 'gift'>
  movementId: string
  actor: Actor
  reason?: string
}

/** Gives a locked voucher its money, its code and its last day, and has its card sent. */
export async function activateVoucher(
  ctx: ShopCtx,
  { voucher, account, movementId, actor, reason }: Activation,
): Promise<void> {
  const { id: voucherId, amountCents: cents, orderId, sendsOn } = voucher
  const { yearsValid } = (await readSettings(ctx)).vouchers
  const { codeHash } = makeCode(ctx, voucher)
  const today = shopDay(ctx.now())
  const expiresOn = dayYearsLater(sendsOn > today ? sendsOn : today, yearsValid)
  await ctx.db
    .update(vouchers)
    .set({ issuedAt: ctx.now(), codeHash, expiresOn })
    .where(eq(vouchers.id, voucherId))
  await moveMoney(ctx, { id: movementId, voucherId, cents, account, orderId, actor, reason })
  const job = { kind: 'send-voucher', voucherId, card: voucher.card } as const
  const dueAt = addTime(startOfShopDay(sendsOn), SENT_AT_HOUR * HOUR)
  await enqueueJob(ctx, sendsOn > today ? { ...job, dueAt } : job)
}
