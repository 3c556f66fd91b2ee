import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { orders, vouchers } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** A condition on `vouchers`: they were sent to an address, in lower case. */
export const isToAddress = (email: string): SQL => eq(sql`lower(${vouchers.toEmail})`, email)

/** Counts the vouchers that were sent to an address, in lower case. */
export async function countVouchersTo(ctx: ShopCtx, { email }: { email: string }): Promise<number> {
  return ctx.db.$count(vouchers, isToAddress(email))
}

type Person = {
  /** A condition on `orders`: theirs. */
  which: SQL | undefined
  /** An address that is proved to be theirs, in lower case. */
  email?: string
}

/**
 * The words and days of the vouchers that somebody bought or was sent, the newest first: neither their codes, nor how their
 * bearers have spent them. Amounts in ZAR cents.
 */
export async function exportVouchers(ctx: ShopCtx, { which, email }: Person): Promise<object[]> {
  // Without a condition it would be everybody's.
  if (!which) throw new Error('nobody is named')
  return ctx.db
    .select({
      orderNumber: sql<string | null>`case when ${which} then ${orders.number} end`,
      amountCents: vouchers.amountCents,
      fromName: vouchers.fromName,
      toName: vouchers.toName,
      toEmail: vouchers.toEmail,
      message: vouchers.message,
      language: vouchers.locale,
      sendsOn: vouchers.sendsOn,
      sentAt: vouchers.sentAt,
      expiresOn: vouchers.expiresOn,
    })
    .from(vouchers)
    .leftJoin(orders, eq(orders.id, vouchers.orderId))
    .where(or(which, email === undefined ? undefined : isToAddress(email)))
    .orderBy(desc(vouchers.createdAt), desc(vouchers.id))
}
