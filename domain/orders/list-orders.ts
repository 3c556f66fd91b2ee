import { and, count, desc, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm'
import { orderItems, orders } from '#database/schema/index.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { requireStaff } from '../require-staff.ts'
import type { ListOrdersInput, OrderStatus, OrderView, PaymentStatus, StaffOrderList } from './schemas.ts'

const PAGE_SIZE = 30

/** Every order, newest first, a page at a time; by status, and by number, name or mail address. For staff. */
export async function listOrders(ctx: Ctx, input: ListOrdersInput): Promise<StaffOrderList> {
  requireStaff(ctx.actor)
  const { page, language } = input
  const where = and(isNull(orders.hiddenAt), ...filters(input))
  const { rows, total } = await inTransaction(ctx, async (ctx) => ({
    total: await ctx.db.$count(orders, where),
    rows: await ctx.db
      .select({
        id: orders.id,
        number: orders.number,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        placedAt: orders.createdAt,
        deliveryMethod: orders.deliveryMethod,
        totalCents: orders.totalCents,
        itemCount: sql<number>`sum(${orderItems.quantity})::int`,
        lineCount: count(orderItems.id),
        firstName: sql<LocalizedText>`(array_agg(${orderItems.name} order by ${orderItems.position}))[1]`,
        customerName: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}`,
        email: orders.email,
        paymentMethod: orders.paymentMethod,
        attention: orders.attention,
      })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(where)
      .groupBy(orders.id)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  }))
  const items = rows.map(({ firstName, status, paymentStatus, paymentMethod, ...row }) => ({
    ...row,
    status: status as OrderStatus,
    paymentStatus: paymentStatus as PaymentStatus,
    paymentMethod: paymentMethod as OrderView['paymentMethod'],
    firstItemName: firstName[language],
  }))
  return { items, page, pageSize: PAGE_SIZE, total }
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
