import { isNotNull, sql } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { OwedYear } from './schemas.ts'

/** Sums up what the shop owes to the bearers of vouchers, by the year in which these were sold or given, the newest first. */
export async function readOwed(ctx: Ctx): Promise<OwedYear[]> {
  const year = sql<number>`extract(year from ${vouchers.issuedAt} at time zone 'Africa/Johannesburg')::int`
  return ctx.db
    .select({
      year,
      vouchers: sql<number>`count(*)::int`,
      soldCents: sql<number>`sum(${vouchers.amountCents})`.mapWith(Number),
      owedCents: sql<number>`sum(${vouchers.balanceCents})`.mapWith(Number),
    })
    .from(vouchers)
    .where(isNotNull(vouchers.issuedAt))
    .groupBy(year)
    .orderBy(sql`1 desc`)
}
