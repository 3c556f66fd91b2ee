import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { voucherEntries, vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import type { FindVoucherResult, LockedVoucher, WhichVoucher } from './schemas.ts'

/**
 * Locks a voucher until the transaction ends; undefined if there is none. Call it before locking products, and after the
 * order that it was bought with.
 */
export async function lockVoucher(ctx: ShopCtx, which: WhichVoucher): Promise<LockedVoucher | undefined> {
  return readWhere(ctx, isVoucher(which), true)
}

/**
 * Locks the vouchers that have paid for a locked order, so that their money can come back. Call it before locking products.
 * @returns how many
 */
export async function lockVouchersThatPaid(ctx: ShopCtx, { orderId }: { orderId: string }): Promise<number> {
  const paid = ctx.db
    .select({ id: voucherEntries.voucherId })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.orderId, orderId), eq(voucherEntries.account, 'order')))
  const locked = await ctx.db
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.id, paid))
    .orderBy(asc(vouchers.id))
    .for('no key update')
  return locked.length
}

/** Reads what a voucher would pay now, without locking it: at most so much can be redeemed later. */
export async function findVoucher(ctx: ShopCtx, which: WhichVoucher): Promise<FindVoucherResult> {
  return judgeVoucher(ctx, await readWhere(ctx, isVoucher(which), false))
}

/** Locks the voucher that was bought with an order; undefined if it was none. */
export async function lockVoucherOfOrder(
  ctx: ShopCtx,
  { orderId }: { orderId: string },
): Promise<LockedVoucher | undefined> {
  return readWhere(ctx, eq(vouchers.orderId, orderId), true)
}

/** Decides if a voucher pays today, which its money alone does not say. */
export function judgeVoucher(ctx: ShopCtx, voucher: LockedVoucher | undefined): FindVoucherResult {
  if (!voucher || voucher.expiresOn === null || (voucher.isRefunded && voucher.balanceCents === 0)) {
    return { ok: false, reason: 'unknown_voucher' }
  }
  const { id: voucherId, sendsOn, expiresOn, balanceCents } = voucher
  const today = shopDay(ctx.now())
  if (today < sendsOn) return { ok: false, reason: 'voucher_not_yet', voucherId, sendsOn }
  if (today > expiresOn) return { ok: false, reason: 'voucher_expired', voucherId, expiresOn }
  return { ok: true, voucherId, leftCents: balanceCents, expiresOn }
}

const isVoucher = (which: WhichVoucher): SQL =>
  'code' in which ? eq(vouchers.codeHash, digestOf(which.code)) : eq(vouchers.id, which.voucherId)

async function readWhere(ctx: ShopCtx, where: SQL, locks: boolean): Promise<LockedVoucher | undefined> {
  const found = ctx.db
    .select({
      id: vouchers.id,
      orderId: vouchers.orderId,
      amountCents: vouchers.amountCents,
      balanceCents: vouchers.balanceCents,
      card: vouchers.card,
      sendsOn: vouchers.sendsOn,
      expiresOn: vouchers.expiresOn,
      issuedAt: vouchers.issuedAt,
      locale: vouchers.locale,
      isRefunded: sql<boolean>`exists (
        select from voucher_entries where voucher_id = ${vouchers.id} and account = 'refund')`,
    })
    .from(vouchers)
    .where(where)
  const [voucher] = await (locks ? found.for('no key update') : found)
  return voucher
}
