import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { readMarkedSummaries } from '../orders/index.ts'
import { isNumbered } from './is-numbered.ts'
import { policy } from './policy.ts'
import type { SuggestedOrders, SuggestOrdersInput } from './schemas.ts'
import { findOrders } from './search-orders.ts'

/** So many of the newest orders that are found tell which guests wrote the text. */
const LOOKED_AT = 20

/**
 * The few orders that a text means most likely: those of that number first, then the newest that have it; and the guests
 * among their buyers.
 * @throws DomainError forbidden
 */
export async function suggestOrders(
  ctx: Ctx,
  { search, language, most }: SuggestOrdersInput,
): Promise<SuggestedOrders> {
  policy.suggestOrders(ctx)
  return inTransaction(ctx, async (ctx) => {
    const found = await findOrders(ctx, { search, sort: 'newest', limit: LOOKED_AT })
    const ids = [...new Set([...(await findByNumber(ctx, search)), ...found.map(({ id }) => id)])]
    const shown = ids.slice(0, most)
    return {
      items: shown.length > 0 ? await readMarkedSummaries(ctx, { ids: shown, language }) : [],
      hasMore: ids.length > most,
      guests: (await readGuests(ctx, ids)).slice(0, most),
    }
  })
}

/** Sorted here: the planner would look for them along the newest. */
async function findByNumber({ db }: Ctx, search: string): Promise<string[]> {
  const numbered = isNumbered(search)
  if (!numbered) return []
  const rows = await db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(isNull(orders.hiddenAt), numbered))
    .limit(LOOKED_AT)
  return rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(({ id }) => id)
}

/** The buyers of these orders who have no account, each by the newest of them and by what they wrote there. */
async function readGuests({ db }: Ctx, ids: string[]): Promise<SuggestedOrders['guests']> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: orders.id,
      email: sql<string>`lower(${orders.email})`,
      name: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.id, ids),
        isNull(orders.customerId),
        ne(orders.email, ''),
        eq(orders.forgetsContact, false),
      ),
    )
    .orderBy(desc(orders.createdAt))
  return [...new Map(rows.toReversed().map((guest) => [guest.email, guest])).values()].toReversed()
}
