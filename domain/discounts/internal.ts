import { notInArray, sql, type SQL } from 'drizzle-orm'
import { discountCodes, orders } from '#database/schema/index.ts'
import { CALLED_OFF_STATUSES } from '#shared/orders/order-states.ts'
import type { DiscountState, DiscountTerms } from './schemas.ts'

/** How many orders matching `which` use the row's code. Cancelled and expired orders give their use back. */
export function usesOf(which: SQL = sql`true`): SQL<number> {
  return sql<number>`(select count(*)::int from ${orders} where ${orders.discountCodeId} = ${discountCodes.id}
    and ${notInArray(orders.status, CALLED_OFF_STATUSES)} and (${which}))`
}

/** The terms of a row; the table's checks ensure that each kind has its own columns. */
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

/** The state at `now`; a code that was ended never starts. */
export function periodState({ startsAt, endsAt }: Period, now: Date): Exclude<DiscountState, 'used_up'> {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'not_started' : 'running'
}
