import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { isHolding } from '../holds/index.ts'
import { policy } from './policy.ts'
import { readSummaries } from './read-summaries.ts'
import type { MarkedOrderList, SearchOrdersInput } from './schemas.ts'

const PAGE_SIZE = 30

/**
 * Every order, newest first, a page at a time; by status, and by number, name or mail address.
 * @throws DomainError forbidden
 */
export async function searchOrders(ctx: Ctx, input: SearchOrdersInput): Promise<MarkedOrderList> {
  policy.searchOrders(ctx)
  const { page, language, status, search } = input
  const where = and(
    isNull(orders.hiddenAt),
    status === 'unpaid' ? isHolding() : status && eq(orders.status, status),
    search ? matches(search) : undefined,
  )
  return inTransaction(ctx, async (ctx) => {
    // A plan for any text at all would read every order where few match.
    if (search) await ctx.db.execute(sql`set local plan_cache_mode = force_custom_plan`)
    return readSummaries(ctx, { page, language, where, pageSize: PAGE_SIZE })
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
