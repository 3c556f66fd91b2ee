import { notInArray, sql, type SQL } from 'drizzle-orm'
import { discountCodes, orders } from '#database/schema/index.ts'
import type { DiscountTerms } from './schemas.ts'

/** How many orders have the code of the row, among those that `which` finds: an order that is off gives its use back. */
export function usesOf(which: SQL = sql`true`): SQL<number> {
  return sql<number>`(select count(*)::int from ${orders} where ${orders.discountCodeId} = ${discountCodes.id}
    and ${notInArray(orders.status, ['cancelled', 'expired'])} and (${which}))`
}

/** The terms of a row: the table's checks see to it that each kind has its own. */
export function termsOf({ kind, percent, amountCents }: typeof discountCodes.$inferSelect): DiscountTerms {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 }
    case 'amount':
      return { kind, amountCents: amountCents ?? 0 }
    case 'free_delivery':
      return { kind }
  }
}

type Period = { startsAt: Date | null; endsAt: Date | null }

/** Where `now` lies; what has been ended never starts. */
export function periodState({ startsAt, endsAt }: Period, now: Date): 'not_started' | 'running' | 'ended' {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'not_started' : 'running'
}
