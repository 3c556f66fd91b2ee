import { and, count, desc, ilike, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { orderItems, orders, productNames } from '#database/schema/index.ts'
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
/** Goods that stand in more lines of orders than this are found sooner by reading the orders in their order. */
const MOST_LINES = 5_000

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
  // A plan for any filters and any text at all would read every order where few match.
  await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
  const way = orderedBy(sort, before !== undefined)
  const cursor = parseCursor(before ?? after ?? '')
  const found = (matching?: SQL) =>
    ctx.db
      .select({ id: orders.id, key: sql`${way.column}`.as('key'), value: way.value.as('value') })
      .from(orders)
      .where(and(scope, matching, cursor && way.beyond(cursor)))
  const matching = search ? matches(search, hasGoods) : undefined
  if (search && matching) {
    const isInOrder = await endsSoon(ctx, scope, matching)
    const isOften = !isInOrder && (await isOrderedOften(ctx, search))
    if (isInOrder || isOften) await readInOrder(ctx)
    if (!isOften) {
      // The planner takes a rare text for a frequent one and reads all orders in their order: where few are found, they are
      // sorted instead.
      const few = found(isInOrder ? matching : matches(search, isOfGoods(ctx)))
        .limit(MOST_SORTED)
        .as('few')
      const rows = await ctx.db
        .select({ id: few.id, value: few.value, found: sql`count(*) over ()`.mapWith(Number) })
        .from(few)
        .orderBy(...way.orderBy(few))
        .limit(limit)
      if ((rows[0]?.found ?? 0) < MOST_SORTED) return rows.map(({ id, value }) => ({ id, value }))
    }
  }
  const rows = await found(matching)
    .orderBy(...way.orderBy({ key: way.column, id: orders.id }))
    .limit(limit)
  return rows.map(({ id, value }) => ({ id, value }))
}

/** Matches the number (its last digits are enough), the name, the mail address, the phone, or what `ofGoods` matches. */
function matches(search: string, ofGoods: (pattern: string) => SQL | undefined): SQL | undefined {
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
    ofGoods(pattern),
    phone ? like(orders.phone, `%${phone}%`) : undefined,
  )
}

/** Matches goods in an order that is read. */
function hasGoods(pattern: string): SQL | undefined {
  return ilike(orders.goods, pattern)
}

/** Matches goods as `hasGoods`, by indexes: those of products that had such a name or code at some time, and of services. */
function isOfGoods({ db }: Ctx) {
  return (pattern: string): SQL | undefined => {
    return or(
      and(sql`${orders.id} = any(array(${linesOf(db, pattern)}))`, hasGoods(pattern)),
      and(ne(orders.kind, sql`'goods'`), hasGoods(pattern)),
    )
  }
}

/** The orders' ids of the lines whose product had such a name or code at some time. */
function linesOf(db: Ctx['db'], pattern: string) {
  const named = db
    .select({ id: productNames.productId })
    .from(productNames)
    .where(ilike(productNames.line, pattern))
  // As an array they are read once, and then found by the index of what they are the ids of.
  return db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(sql`${orderItems.productId} = any(array(${named}))`)
}

/** True if a text is that of goods in so many orders that some are met soon, wherever one begins to read. */
async function isOrderedOften({ db }: Ctx, search: string): Promise<boolean> {
  if (search.length < SHORTEST_SEARCH) return false
  const lines = linesOf(db, containing(search)).limit(MOST_LINES)
  return (await db.$count(lines.as('lines'))) === MOST_LINES
}

/** The digits of a phone number, however it is typed: 021 555 0142 is stored as +27215550142. */
function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]{3,30}$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  return digits.length < SHORTEST_SEARCH ? undefined : digits.replace(/^0(?=\d{9}$)/, '')
}

/** Has PostgreSQL read the orders of a scope one after another for the rest of the transaction. */
async function readInOrder({ db }: Ctx): Promise<void> {
  await db.execute(
    sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
  )
}

/**
 * True if reading the orders of `scope` one after another, the newest first, ends soon: few are in the scope, or `matches`
 * fits many. The indexes of texts instead find every order that has the text, whatever the scope. PostgreSQL cannot tell by
 * itself: it knows nothing of texts under row policies.
 */
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
