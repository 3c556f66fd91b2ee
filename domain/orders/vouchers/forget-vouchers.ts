import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { before } from '#domain/kernel/before.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { isToAddress } from './export-vouchers.ts'
import { policy } from './policy.ts'

export const vouchersKeptFor = {
  /** A lost card can be printed and mailed again for as long as there is money on it, and a while after. */
  voucherWords: 365 * DAY,
  unpaidVouchers: 30 * DAY,
}

const MOST_AT_ONCE = 1_000

/**
 * Clears the names, the address and the message of vouchers that have paid all they can, or were never paid. Their money
 * stays in the books.
 * @throws DomainError forbidden
 */
export async function forgetVouchers(ctx: Ctx): Promise<void> {
  policy.forgetVouchers(ctx)
  const { voucherWords, unpaidVouchers } = vouchersKeptFor
  const now = ctx.now()
  await inTransaction(asShop(ctx), async (ctx) => {
    const due = ctx.db
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(
        and(
          hasWords,
          or(
            and(isNull(vouchers.issuedAt), lt(vouchers.createdAt, before(now, unpaidVouchers))),
            and(
              eq(vouchers.balanceCents, 0),
              lt(vouchers.sentAt, before(now, voucherWords)),
              isSpentSince(now),
            ),
            lt(vouchers.expiresOn, shopDay(before(now, voucherWords))),
          ),
        ),
      )
      .limit(MOST_AT_ONCE)
    await clearWords(ctx, inArray(vouchers.id, due))
  })
}

/** Clears the words on the cards of these orders' vouchers, once sent: their codes go on paying. */
export async function forgetVouchersOf(ctx: ShopCtx, { orderIds }: { orderIds: SQLWrapper }): Promise<void> {
  await clearWords(
    ctx,
    and(
      inArray(vouchers.orderId, orderIds),
      hasWords,
      or(eq(vouchers.balanceCents, 0), isNotNull(vouchers.sentAt)),
    ),
  )
}

/** Clears the words on the cards to an address, in lower case. One that is not sent yet goes to its buyer. */
export async function forgetVouchersTo(ctx: ShopCtx, { email }: { email: string }): Promise<void> {
  await clearWords(ctx, isToAddress(email))
}

const hasWords = sql`(${vouchers.toName} <> '' or ${vouchers.fromName} <> '' or ${vouchers.toEmail} is not null
  or ${vouchers.message} is not null)`

/** True if none of its money has moved for as long as its words are kept. */
const isSpentSince = (now: Date) => sql`not exists (
  select from voucher_entries
  where voucher_id = ${vouchers.id} and created_at >= ${before(now, vouchersKeptFor.voucherWords)})`

async function clearWords(ctx: ShopCtx, where: SQL | undefined): Promise<void> {
  await ctx.db.update(vouchers).set({ toName: '', fromName: '', toEmail: null, message: null }).where(where)
}
