import { isNotNull, sql } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { OwedYear } from './views.ts'

/** The year in which a voucher was sold or given, in the shop's days. */
export const yearSold = sql<number>`extract(year from ${vouchers.issuedAt} at time zone 'Africa/Johannesburg')::int`

/** Sums up what the shop owes to the bearers of vouchers, by the year in which these were sold or given, the newest first. */
export async function readOwed(ctx: Ctx): Promise<OwedYear[]> {
  return ctx.db
    .select({
      year: yearSold,
      vouchers: sql<number>`count(*)::int`,
      soldCents: sql<number>`sum(${vouchers.amountCents})`.mapWith(Number),
      owedCents: sql<number>`sum(${vouchers.balanceCents})`.mapWith(Number),
    })
    .from(vouchers)
    .where(isNotNull(vouchers.issuedAt))
    .groupBy(yearSold)
    .orderBy(sql`1 desc`)
}
