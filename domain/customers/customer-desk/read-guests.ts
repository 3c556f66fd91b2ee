import { and, eq, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { orders, payments } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isOfAnyGuest } from '../customers/index.ts'
import type { GuestSummary } from './views.ts'

/** A condition on `orders`: of a guest, and staff see them. */
export const isShownOfGuest = and(isOfAnyGuest, isNull(orders.hiddenAt))

/** A person's mail address of their orders, as the index has it. */
export const buyerEmail = sql<string>`lower(${orders.email})`

/**
 * Reads what guests have ordered, by their mail addresses in lower case; those who have no order that staff see are left out.
 * Their name, phone and language are those of their newest order.
 */
export async function readGuests(ctx: ShopCtx, emails: string[]): Promise<GuestSummary[]> {
  if (emails.length === 0) return []
  const isOfThese = and(isShownOfGuest, sql`${buyerEmail} = any(${sql.param(emails)}::text[])`)
  const paid = ctx.db
    .select({ sum: sql`sum(${payments.amountCents} - ${payments.refundedCents})` })
    .from(payments)
    .where(eq(payments.orderId, orders.id))
  const rows = await ctx.db
    .select({
      id: ofNewest<string>(orders.id),
      email: buyerEmail,
      name: ofNewest<string>(sql`trim(${orders.firstName} || ' ' || ${orders.lastName})`),
      phone: ofNewest<string>(orders.phone),
      locale: ofNewest<Locale>(orders.locale),
      orderCount: sql<number>`count(*)::int`,
      spentCents: sql`coalesce(sum((${paid})), 0)`.mapWith(Number),
      firstOrderAt: sql`min(${orders.createdAt})`.mapWith(orders.createdAt),
      lastOrderAt: sql`max(${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(isOfThese)
    .groupBy(buyerEmail)
  const guests = new Map(rows.map((guest) => [guest.email, guest]))
  return emails.flatMap((email) => guests.get(email) ?? [])
}

function ofNewest<Value>(value: SQLWrapper): SQL<Value> {
  return sql<Value>`(array_agg(${value} order by ${orders.createdAt} desc))[1]`
}
