import { and, eq, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { requireStaff } from '../guards.ts'
import { listSummaries } from '../orders/list-summaries.ts'
import type { ListOrdersInput, StaffOrderList } from '../orders/schemas.ts'

const PAGE_SIZE = 30

/** Every order, newest first, a page at a time; by status, and by number, name or mail address. For staff. */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  requireStaff(ctx)
  const where = and(isNull(orders.hiddenAt), ...filters(input))
  const { items, ...list } = await listSummaries(ctx, where, input, PAGE_SIZE)
  const owing = await findOwing(
    ctx,
    items.map(({ id }) => id),
  )
  return { ...list, items: items.map((item) => ({ ...item, owesRefund: owing.has(item.id) })) }
}

/** Of which of these orders money has to go back: cancelled when paid, decided and not sent, or tried in vain. */
async function findOwing(ctx: Ctx, ids: string[]): Promise<Set<string>> {
  const isOff = sql`(${orders.status} = 'cancelled' and ${orders.paymentStatus} in ('paid', 'partially_refunded')
    and ${orders.totalCents} > 0)`
  const isUnderWay = sql`exists (select from refunds where order_id = ${orders.id} and status = 'pending')`
  const wasInVain = sql`exists (select from refunds as failed where order_id = ${orders.id} and status = 'failed'
    and explanation <> 'withdrawn' and not exists (
      select from refunds as later where later.payment_id = failed.payment_id and later.created_at > failed.created_at))`
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, ids), or(isOff, isUnderWay, wasInVain))),
  )
  return new Set(rows.map(({ id }) => id))
}

function filters({ status, search }: ListOrdersInput): SQL[] {
  const found: (SQL | undefined)[] = []
  if (status) found.push(eq(orders.status, status))
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    found.push(
      or(
        ilike(orders.number, pattern),
        ilike(orders.email, pattern),
        ilike(sql`${orders.firstName} || ' ' || ${orders.lastName}`, pattern),
      ),
    )
  }
  return found.filter((filter) => filter !== undefined)
}
