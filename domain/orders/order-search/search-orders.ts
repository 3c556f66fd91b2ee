import { and, count, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { buyerTexts, orderItems, orders, orderSets, productNames } from '#database/schema/index.ts'
import { formatCursor, parseCursor } from '#shared/orders/order-cursor.ts'
import { SHORTEST_SEARCH } from '#shared/orders/order-states.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { matchesText, readTextSearch, type TextSearch } from '#domain/kernel/text-search.ts'
import { readMarkedSummaries } from '../orders/index.ts'
import { isNumbered } from './is-numbered.ts'
import { orderedBy } from './ordered-by.ts'
import { orderScope } from './order-scope.ts'
import { policy } from './policy.ts'
import type { OrderSearch, SearchedOrders, SearchOrdersInput } from './schemas.ts'

const PAGE_SIZE = 50

/** So many of the next orders of the list are looked at for every search: a frequent text is among them. */
const GLANCE = 250
/** A text of more buyers than this is found sooner by reading the orders in their order. */
const MOST_BUYERS = 1_000
/** Goods that stand in more lines of orders than this, too. */
const MOST_LINES = 5_000
/** More orders than there are. */
const ALL = 2_147_483_647

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

/** The ids of orders and their places in a list. */
type Found = { id: string; value: string }[]

/**
 * The ids and places of the orders that a search finds, from a cursor on; before a cursor, the nearest to it first. Call
 * it inside a transaction.
 * @throws DomainError forbidden
 */
export async function findOrders(ctx: Ctx, input: OrderSearch & { limit: number }): Promise<Found> {
  policy.findOrders(ctx)
  const { sort, search, after, before, limit } = input
  // A plan for any filters and any text at all would read every order where few match.
  await planWith(ctx.db, { plan_cache_mode: 'force_custom_plan', enable_seqscan: 'off' })
  const way = orderedBy(sort, before !== undefined)
  const cursor = parseCursor(before ?? after ?? '')
  const scope = and(orderScope(ctx, input), cursor && way.beyond(cursor))
  const list = { db: ctx.db, way, scope, limit }
  if (!search) return readList(list)
  const asked = { typed: search, text: readTextSearch(search) }
  return (
    (await readGlance(list, asked)) ?? (await readByIndexes(list, asked)) ?? (await readInOrder(list, asked))
  )
}

/** Settings of the planner for the rest of the transaction. */
async function planWith(db: Ctx['db'], settings: Record<string, string>): Promise<void> {
  const all = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await db.execute(sql`select ${sql.join(all, sql`, `)}`)
}

type List = { db: Ctx['db']; way: ReturnType<typeof orderedBy>; scope: SQL | undefined; limit: number }
type Asked = { typed: string; text: TextSearch | undefined }

const placesOf = (way: List['way']) => ({
  id: orders.id,
  key: sql`${way.column}`.as('key'),
  value: way.value.as('value'),
})

async function readList({ db, way, scope, limit }: List): Promise<Found> {
  const rows = await db
    .select(placesOf(way))
    .from(orders)
    .where(scope)
    .orderBy(...way.orderBy({ key: way.column, id: orders.id }))
    .limit(limit)
  return rows.map(({ id, value }) => ({ id, value }))
}

/** Looks at the next orders of the list one by one; undefined unless they hold a page, or are all there are. */
async function readGlance(list: List, asked: Asked): Promise<Found | undefined> {
  const near = nextOf(list, GLANCE)
  const place = sql`json_build_object('id', ${near.id}, 'value', ${near.value})`
  const order = sql.join(list.way.orderBy(near), sql`, `)
  const [glance] = await list.db
    .select({
      read: count(),
      found: sql<Found | null>`json_agg(${place} order by ${order}) filter (where ${isOf(near, asked)})`,
    })
    .from(near)
  const found = glance?.found ?? []
  return found.length < list.limit && glance?.read === GLANCE ? undefined : found.slice(0, list.limit)
}

/** Looks only at what the indexes of texts find; undefined if that is much. */
async function readByIndexes(list: List, asked: Asked): Promise<Found | undefined> {
  const { db, scope } = list
  const buyers = await findBuyers(db, asked)
  if (!buyers || (await isOrderedOften(db, asked))) return undefined
  const candidates = or(isNumbered(asked.typed), isOfBuyers(buyers), isOfGoods(db, asked))
  return candidates ? readMatching({ ...list, scope: and(scope, candidates) }, asked) : []
}

/** Looks at the orders of the list one after another until a page is found. */
async function readInOrder(list: List, asked: Asked): Promise<Found> {
  await planWith(list.db, { enable_bitmapscan: 'off' })
  return readMatching(list, asked)
}

async function readMatching(list: List, asked: Asked): Promise<Found> {
  const { db, way, limit } = list
  const next = nextOf(list, ALL)
  return db
    .select({ id: next.id, value: next.value })
    .from(next)
    .where(isOf(next, asked))
    .orderBy(...way.orderBy(next))
    .limit(limit)
}

/** The next orders of a list with what a search looks at; a query of its own, so that the text is made once for each. */
function nextOf({ db, way, scope }: List, most: number) {
  return db
    .select({
      ...placesOf(way),
      number: orders.number,
      goods: orders.goods,
      text: textOfBuyer.as('text'),
    })
    .from(orders)
    .where(scope)
    .orderBy(...way.orderBy({ key: way.column, id: orders.id }))
    .limit(most)
    .as('orders')
}

/** Matches an order that is read. */
function isOf({ text }: Pick<ReturnType<typeof nextOf>, 'text'>, asked: Asked): SQL | undefined {
  return (
    or(isNumbered(asked.typed), asked.text && matchesText(text, asked.text), hasGoods(asked)) ?? sql`false`
  )
}

/** The text that `buyer_texts` has of an order's buyer, and of the receiver of a gift. */
const textOfBuyer = sql<string>`buyer_text(${orders.email}, ${orders.firstName}, ${orders.lastName}, ${orders.phone},
  ${orders.street}, ${orders.suburb}, ${orders.city}, ${orders.postalCode}, ${orders.company}, ${orders.vatNumber})
  || receiver_text(${orders.gift})`

type Buyers = { emails: string[]; orderIds: string[] }

/** The buyers who have ever written a text: undefined if they are many. */
async function findBuyers(db: Ctx['db'], { text }: Asked): Promise<Buyers | undefined> {
  if (!text) return { emails: [], orderIds: [] }
  const rows = await db
    .select({ email: buyerTexts.email, orderId: buyerTexts.orderId })
    .from(buyerTexts)
    .where(matchesText(buyerTexts.text, text))
    .limit(MOST_BUYERS + 1)
  if (rows.length > MOST_BUYERS) return undefined
  const emails = new Set(rows.flatMap(({ email, orderId }) => (orderId ? [] : [email])))
  return { emails: [...emails], orderIds: rows.flatMap(({ orderId }) => orderId ?? []) }
}

/** Matches the orders of these buyers, whatever they wrote on each. */
function isOfBuyers({ emails, orderIds }: Buyers): SQL | undefined {
  return or(
    emails.length > 0 ? sql`lower(${orders.email}) = any(${sql.param(emails)}::text[])` : undefined,
    orderIds.length > 0 ? sql`${orders.id} = any(${sql.param(orderIds)}::uuid[])` : undefined,
  )
}

/** Matches goods in an order that is read. */
function hasGoods({ typed }: Asked): SQL | undefined {
  return typed.length < SHORTEST_SEARCH ? undefined : ilike(orders.goods, containing(typed))
}

/** Matches goods as `hasGoods`, by indexes: those of products that had such a name or code at some time, and of services. */
function isOfGoods(db: Ctx['db'], asked: Asked): SQL | undefined {
  const goods = hasGoods(asked)
  if (!goods) return undefined
  return or(
    and(sql`${orders.id} = any(array(${linesOf(db, asked.typed)}))`, goods),
    and(ne(orders.kind, sql`'goods'`), goods),
  )
}

/** The orders' ids of the lines, and of the sets, whose product had such a name or code at some time. */
function linesOf(db: Ctx['db'], typed: string) {
  const named = db
    .select({ id: productNames.productId })
    .from(productNames)
    .where(ilike(productNames.line, containing(typed)))
  // As an array they are read once, and then found by the index of what they are the ids of.
  const isNamed = (productId: PgColumn) => sql`${productId} = any(array(${named}))`
  const items = db.select({ id: orderItems.orderId }).from(orderItems).where(isNamed(orderItems.productId))
  const sets = db.select({ id: orderSets.orderId }).from(orderSets).where(isNamed(orderSets.productId))
  return items.unionAll(sets)
}

/** True if a text is that of goods in so many orders that some are met soon, wherever one begins to read. */
async function isOrderedOften(db: Ctx['db'], { typed }: Asked): Promise<boolean> {
  if (typed.length < SHORTEST_SEARCH) return false
  return (await db.$count(linesOf(db, typed).limit(MOST_LINES).as('lines'))) === MOST_LINES
}
