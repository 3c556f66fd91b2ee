import { and, count, desc, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { formatCursor, parseCursor } from '#shared/orders/order-cursor.ts'
import { SHORTEST_SEARCH } from '#shared/orders/order-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { readMarkedSummaries } from '../orders/index.ts'
import { orderedBy } from './ordered-by.ts'
import { orderScope } from './order-scope.ts'
import { policy } from './policy.ts'
import type { OrderSearch, SearchedOrders, SearchOrdersInput } from './schemas.ts'

const PAGE_SIZE = 50

/** So many of the newest orders are read for every search: they tell whether its text is frequent. */
const GLANCE = 1_000
/** In how many of them a text is frequent. */
const FREQUENT = 100
/** The most orders read to find out whether a frequent text is found often. */
const MOST_READ = 30_000
/** A text found in fewer orders than this has them sorted; else the orders are read in their order. */
const MOST_SORTED = 3_000

/**
 * Every order, a page at a time, by filters and a search text, sorted; `next` and `previous` are the cursors of the pages
 * beside it. Pages neither repeat nor skip an order when new ones come.
 * @throws DomainError forbidden
 */
export async function searchOrders(ctx: Ctx, input: SearchOrdersInput): Promise<SearchedOrders> {
  policy.searchOrders(ctx)
  const { after, before, language } = input
  return inTransaction(ctx, async (ctx) => {
    const found = await findOrders(ctx, { ...input, limit: PAGE_SIZE + 1 })
    const hasMore = found.length > PAGE_SIZE
    const page = found.slice(0, PAGE_SIZE)
    if (before) page.reverse()
    const [first, last] = [page.at(0), page.at(-1)]
    return {
      items: await readMarkedSummaries(ctx, { ids: page.map(({ id }) => id), language }),
      previous: first && (before ? hasMore : after) ? formatCursor(first) : null,
      next: last && (before ?? hasMore) ? formatCursor(last) : null,
    }
  })
}

/**
 * The ids and places of the orders that a search finds, from a cursor on; before a cursor, the nearest to it first. Call
 * it inside a transaction.
 * @throws DomainError forbidden
 */
export async function findOrders(
  ctx: Ctx,
  input: OrderSearch & { limit: number },
): Promise<{ id: string; value: string }[]> {
  policy.findOrders(ctx)
  const { sort, search, after, before, limit } = input
  const scope = orderScope(ctx, input)
  const matching = search ? matches(search) : undefined
  // A plan for any filters and any text at all would read every order where few match.
  await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
  if (matching) await planSearch(ctx, scope, matching)
  const way = orderedBy(sort, before !== undefined)
  const cursor = parseCursor(before ?? after ?? '')
  const found = () =>
    ctx.db
      .select({ id: orders.id, key: sql`${way.column}`.as('key'), value: way.value.as('value') })
      .from(orders)
      .where(and(scope, matching, cursor && way.beyond(cursor)))
  // The planner takes a rare text for a frequent one and reads all orders in their order: where few were found, they
  // are found again and then sorted.
  const few = found().limit(MOST_SORTED).as('few')
  const isFew = matching && (await ctx.db.$count(few)) < MOST_SORTED
  const rows = isFew
    ? ctx.db
        .select({ id: few.id, value: few.value })
        .from(few)
        .orderBy(...way.orderBy(few))
    : found().orderBy(...way.orderBy({ key: way.column, id: orders.id }))
  return (await rows.limit(limit)).map(({ id, value }) => ({ id, value }))
}

/** Matches the number (its last digits are enough), the name, the mail address, the phone, or a product. */
function matches(search: string): SQL | undefined {
  const ofNumber = /^\d{1,9}$/.test(search) ? like(orders.number, `%-${search.padStart(6, '0')}`) : undefined
  // No index finds fewer letters, and nearly every order has them.
  if (search.length < SHORTEST_SEARCH) return ofNumber ?? sql`false`
  const pattern = containing(search)
  const phone = phoneDigits(search)
  return or(
    ofNumber,
    ilike(orders.number, pattern),
    ilike(orders.email, pattern),
    ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, pattern),
    ilike(orders.goods, pattern),
    phone ? like(orders.phone, `%${phone}%`) : undefined,
  )
}

/** The digits of a phone number, however it is typed: 021 555 0142 is stored as +27215550142. */
function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]{3,30}$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  return digits.length < SHORTEST_SEARCH ? undefined : digits.replace(/^0(?=\d{9}$)/, '')
}

/**
 * Has PostgreSQL read the orders of `scope` one after another for the rest of the transaction, the newest first, if that
 * ends soon: few are in the scope, or `matches` fits many. Else it may use the index of texts, which reads every order
 * that has the text, whatever the scope. PostgreSQL cannot tell by itself: it knows nothing of texts under row policies.
 */
async function planSearch(ctx: Ctx, scope: SQL | undefined, matches: SQL): Promise<void> {
  if (await endsSoon(ctx, scope, matches)) {
    await ctx.db.execute(
      sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
    )
  }
}

async function endsSoon(ctx: Ctx, scope: SQL | undefined, matches: SQL): Promise<boolean> {
  const newest = (most: number) =>
    ctx.db
      .select({
        number: orders.number,
        email: orders.email,
        firstName: orders.firstName,
        lastName: orders.lastName,
        phone: orders.phone,
        goods: orders.goods,
      })
      .from(orders)
      .where(scope)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(most)
      // The same name, so that `matches` fits it.
      .as('orders')
  const [glance] = await ctx.db
    .select({ read: count(), found: sql`count(*) filter (where ${matches})`.mapWith(Number) })
    .from(newest(GLANCE))
  if (!glance || glance.read < GLANCE) return true
  if (glance.found < FREQUENT) return false
  const front = newest(MOST_READ)
  const found = ctx.db.select({ number: front.number }).from(front).where(matches).limit(MOST_SORTED)
  return (
    (await ctx.db.$count(found.as('found'))) === MOST_SORTED ||
    (await ctx.db.$count(newest(MOST_READ))) < MOST_READ
  )
}
