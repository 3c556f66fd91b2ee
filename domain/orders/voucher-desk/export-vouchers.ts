import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { orders, voucherEntries, vouchers } from '#database/schema/index.ts'
import type { OtherAccount } from '#shared/orders/voucher-accounts.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { yearSold } from './read-owed.ts'
import type { ExportedVoucher } from './schemas.ts'

/** The number of vouchers read at a time, each batch in a transaction of its own: nobody waits for a slow reader. */
const BATCH = 500

/**
 * All vouchers that were sold or given, by their numbers, each with where its money went as its ledger says, read as they are
 * asked for. The audit log says who took them, before the first is read.
 * @throws DomainError forbidden, unconfirmed
 */
export async function exportVouchers(ctx: Ctx): Promise<AsyncGenerator<ExportedVoucher>> {
  const { id: actorId } = policy.exportVouchers(ctx)
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, { actorId, action: 'vouchers.exported', subjectId: null, details: {} }),
  )
  return readAll(ctx)
}

async function* readAll(ctx: Ctx): AsyncGenerator<ExportedVoucher> {
  let after = 0
  for (;;) {
    const found = await inTransaction(ctx, (ctx) => readBatch(ctx, after))
    yield* found
    const last = found.at(-1)
    if (!last || found.length < BATCH) return
    after = last.number
  }
}

async function readBatch({ db }: Ctx, after: number): Promise<ExportedVoucher[]> {
  const got = (...accounts: OtherAccount[]) =>
    sql<number>`coalesce(sum(${voucherEntries.cents}) filter (where ${voucherEntries.account} in ${accounts}), 0)`.mapWith(
      Number,
    )
  return db
    .select({
      number: vouchers.number,
      // Not null where it is issued, as the condition says.
      issuedAt: sql<Date>`${vouchers.issuedAt}`.mapWith(vouchers.issuedAt),
      year: yearSold,
      orderNumber: orders.number,
      soldCents: vouchers.amountCents,
      redeemedCents: got('order', 'door'),
      refundedCents: got('refund'),
      expiredCents: got('expired'),
      leftCents: vouchers.balanceCents,
      sendsOn: vouchers.sendsOn,
      expiresOn: vouchers.expiresOn,
    })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .leftJoin(orders, eq(orders.id, vouchers.orderId))
    .where(and(isNotNull(vouchers.issuedAt), gt(vouchers.number, after)))
    .groupBy(vouchers.id, orders.id)
    .orderBy(asc(vouchers.number))
    .limit(BATCH)
}
