import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { customers, orders, voucherEntries, vouchers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import { readVoucher } from './read-vouchers.ts'
import type { StaffMovement, StaffVoucherView } from './views.ts'

/**
 * A voucher with every movement of its money, the oldest first.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffVoucher(
  ctx: Ctx,
  { voucherId }: { voucherId: string },
): Promise<StaffVoucherView> {
  policy.getStaffVoucher(ctx)
  return inTransaction(ctx, async (ctx) => {
    const voucher = await readVoucher(ctx, eq(vouchers.id, voucherId))
    if (!voucher) throw new DomainError('not_found', 'voucher')
    const movements = await ctx.db
      .select({
        id: voucherEntries.movementId,
        at: voucherEntries.createdAt,
        account: sql<StaffMovement['account']>`${voucherEntries.account}`,
        cents: sql<number>`-${voucherEntries.cents}`,
        order: { id: orders.id, number: orders.number },
        by: customers.firstName,
        reason: voucherEntries.reason,
      })
      .from(voucherEntries)
      .leftJoin(orders, eq(orders.id, voucherEntries.orderId))
      .leftJoin(
        customers,
        and(eq(customers.id, voucherEntries.actorId), eq(voucherEntries.actorRole, 'staff')),
      )
      .where(and(eq(voucherEntries.voucherId, voucherId), ne(voucherEntries.account, 'voucher')))
      .orderBy(asc(voucherEntries.createdAt), asc(voucherEntries.movementId))
    return { voucher, movements }
  })
}
