import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { voucherEntries, vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import type { OtherAccount } from '#shared/orders/voucher-accounts.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { findVoucher } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import type { FindBalanceInput, GetVoucherBalanceResult } from './schemas.ts'

/**
 * Reads what is left of a voucher, for anybody with its code, and where the rest went. Codes that are not known, not paid or
 * refunded get one answer. Looking is limited, by address and by the network around it.
 */
export async function getVoucherBalance(
  ctx: Ctx,
  { code }: FindBalanceInput,
): Promise<GetVoucherBalanceResult> {
  policy.getVoucherBalance(ctx)
  const tooMany = await countTries(ctx, ...bySender(ctx, 'voucher_codes'))
  if (tooMany) return tooMany
  return inTransaction(asShop(ctx), async (ctx): Promise<GetVoucherBalanceResult> => {
    const found = await findVoucher(ctx, { code })
    if (!found.ok && found.reason === 'unknown_voucher') return found
    const voucherId = found.voucherId
    const [row] = await ctx.db
      .select({
        amountCents: vouchers.amountCents,
        leftCents: vouchers.balanceCents,
        sendsOn: vouchers.sendsOn,
        expiresOn: sql<string>`${vouchers.expiresOn}`,
      })
      .from(vouchers)
      .where(eq(vouchers.id, voucherId))
    if (!row) return { ok: false, reason: 'unknown_voucher' }
    const movements = await ctx.db
      .select({
        at: voucherEntries.createdAt,
        account: sql<OtherAccount>`${voucherEntries.account}`,
        cents: sql<number>`-${voucherEntries.cents}`,
      })
      .from(voucherEntries)
      .where(and(eq(voucherEntries.voucherId, voucherId), ne(voucherEntries.account, 'voucher')))
      .orderBy(asc(voucherEntries.createdAt), asc(voucherEntries.movementId))
    const today = shopDay(ctx.now())
    const { sendsOn, ...balance } = row
    return {
      ok: true,
      balance: {
        ...balance,
        code: formatVoucherCode(code),
        paysFrom: sendsOn > today ? sendsOn : null,
        hasExpired: balance.expiresOn < today,
        movements,
      },
    }
  })
}
