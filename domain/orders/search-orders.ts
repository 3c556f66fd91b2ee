import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { isHolding } from '../holds/index.ts'
import { policy } from './policy.ts'
import { readSummaries } from './read-summaries.ts'
import { type MarkedOrderList, MOST_COUNTED, type SearchOrdersInput } from './schemas.ts'

const PAGE_SIZE = 30

/** So many of the newest orders are read for every search: they tell whether its text is frequent. */
const GLANCE = 1_000
/** In how many of them a text is frequent. */
const FREQUENT = 100
/** How many orders are read at most to find as many as are counted. */
const MOST_READ = 30_000

/**
 * Every order, newest first, a page at a time; by status, and by number, name or mail address.
 * @throws DomainError forbidden
 */
export async function searchOrders(ctx: Ctx, input: SearchOrdersInput): Promise<MarkedOrderList> {
  policy.searchOrders(ctx)
  const { page, language, status, search } = input
  const inStatus = status === 'unpaid' ? isHolding() : status && eq(orders.status, status)
  const scope = and(isNull(orders.hiddenAt), inStatus)
  const matching = search ? matches(search) : undefined
  return inTransaction(ctx, async (ctx) => {
    if (matching) await planSearch(ctx, scope, matching)
    return readSummaries(ctx, { page, language, where: and(scope, matching), pageSize: PAGE_SIZE })
  })
}

function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(orders.number, pattern),
    ilike(orders.email, pattern),
    ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, pattern),
  )
}

/**
 * Has PostgreSQL read the orders of `scope` one after another for the rest of the transaction, the newest first, if that
 * ends soon: few are in the scope, or `matches` fits many. Else it may use the index of texts, which reads every order
 * that has the text, whatever the scope. PostgreSQL cannot tell by itself: it knows nothing of texts under row policies.
 */
async function planSearch(ctx: Ctx, scope: SQL | undefined, matches: SQL | undefined): Promise<void> {
  // A plan for any text at all would read every order where few match.
  await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
  if (await endsSoon(ctx, scope, matches)) {
    await ctx.db.execute(
      sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
    )
  }
}

async function endsSoon(ctx: Ctx, scope: SQL | undefined, matches: SQL | undefined): Promise<boolean> {
  const newest = (most: number) =>
    ctx.db
      .select({
        number: orders.number,
        email: orders.email,
        firstName: orders.firstName,
        lastName: orders.lastName,
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
  const found = ctx.db.select({ number: front.number }).from(front).where(matches).limit(MOST_COUNTED)
  return (
    (await ctx.db.$count(found.as('found'))) === MOST_COUNTED ||
    (await ctx.db.$count(newest(MOST_READ))) < MOST_READ
  )
}
