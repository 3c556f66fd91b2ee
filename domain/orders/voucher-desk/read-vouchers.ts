import { eq, type SQL, sql } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { StaffVoucher } from './views.ts'

/** The columns of a voucher that staff see: nothing of its code. */
export const voucherColumns = {
  id: vouchers.id,
  number: vouchers.number,
  amountCents: vouchers.amountCents,
  leftCents: vouchers.balanceCents,
  toName: vouchers.toName,
  toEmail: vouchers.toEmail,
  fromName: vouchers.fromName,
  message: vouchers.message,
  locale: vouchers.locale,
  sendsOn: vouchers.sendsOn,
  sentAt: vouchers.sentAt,
  issuedAt: vouchers.issuedAt,
  expiresOn: vouchers.expiresOn,
  createdAt: vouchers.createdAt,
  card: vouchers.card,
  order: {
    id: orders.id,
    number: orders.number,
    buyer: sql<string>`trim(${orders.firstName} || ' ' || ${orders.lastName})`,
  },
}

/** The voucher that `where` finds; undefined if there is none. */
export async function readVoucher(ctx: Ctx, where: SQL): Promise<StaffVoucher | undefined> {
  const [row] = await ctx.db
    .select(voucherColumns)
    .from(vouchers)
    .leftJoin(orders, eq(orders.id, vouchers.orderId))
    .where(where)
  return row
}
