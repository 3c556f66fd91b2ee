import { and, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { requireStaff } from '../require-staff.ts'
import { listSummaries } from './list-summaries.ts'
import type { ListOrdersInput, StaffOrderList } from './schemas.ts'

const PAGE_SIZE = 30

/** Every order, newest first, a page at a time; by status, and by number, name or mail address. For staff. */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  requireStaff(ctx.actor)
  const where = and(isNull(orders.hiddenAt), ...filters(input))
  return listSummaries(ctx, where, input, PAGE_SIZE)
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
