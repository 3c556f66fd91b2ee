import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { orderNotes, orders, refunds, returnRequests } from '#database/schema/index.ts'
import { startOfNextShopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import {
  type OrderFilter,
  REFUNDABLE_STATUSES,
  TO_PACK_STATUSES,
  UNSHIPPED_STATUSES,
} from '#shared/orders/order-states.ts'
import { WITHDRAWN } from '#shared/orders/refund-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { holdsStock } from '../stock-holds/index.ts'
import type { OrderFilters } from './schemas.ts'

/** The orders that staff see under these filters; those that are hidden never. */
export function orderScope(ctx: Ctx, filters: OrderFilters): SQL | undefined {
  const { status, payment, delivery, province, from, to, discount, noted, sort } = filters
  return and(
    isNull(orders.hiddenAt),
    status && inFilter(ctx, status),
    payment && eq(orders.paymentStatus, payment),
    delivery && eq(orders.deliveryMethod, delivery),
    province && eq(orders.province, province),
    from ? gte(orders.createdAt, startOfShopDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfNextShopDay(startOfShopDay(to))) : undefined,
    discount ? eq(orders.discountCode, discount) : undefined,
    noted && inArray(orders.id, ctx.db.select({ id: orderNotes.orderId }).from(orderNotes)),
    // As a text, because the index of these orders is of exactly this list.
    sort === 'waiting'
      ? sql`${orders.status} in (${listed(UNSHIPPED_STATUSES)}) and ${orders.kind} = 'goods'`
      : undefined,
  )
}

function inFilter(ctx: Ctx, filter: OrderFilter): SQL | undefined {
  switch (filter) {
    case 'to_pack':
      return and(inArray(orders.status, TO_PACK_STATUSES), eq(orders.kind, 'goods'))
    case 'transfers':
      return and(holdsStock(), eq(orders.paymentMethod, 'bank_transfer'))
    case 'money':
      // As an array: how few they are is not known before they are found, and the orders would be read whole.
      return sql`${orders.id} = any(array${ofMoney(ctx)})`
    case 'returns':
      // As an array, for the same reason.
      return sql`${orders.id} = any(array${ctx.db
        .select({ id: returnRequests.orderId })
        .from(returnRequests)
        .where(sql`${returnRequests.state} = 'waiting'`)})`
    case 'unpaid':
      return holdsStock()
    default:
      return eq(orders.status, filter)
  }
}

/** Orders with a payment that does not fit, or a refund that is due: found by an index each. */
function ofMoney(ctx: Ctx) {
  const marked = ctx.db.select({ id: orders.id }).from(orders).where(isNotNull(orders.attention))
  const cancelled = ctx.db.select({ id: orders.id }).from(orders).where(isCancelledButPaid())
  const refunding = ctx.db.select({ id: refunds.orderId }).from(refunds).where(isRefundOpen())
  return marked.union(cancelled).union(refunding)
}

function isCancelledButPaid(): SQL | undefined {
  return and(
    sql`${orders.status} = 'cancelled' and ${orders.paymentStatus} in (${listed(REFUNDABLE_STATUSES)})`,
    ne(orders.totalCents, 0),
  )
}

/** The refunds that are pending, or were refused and not requested again. */
export function isRefundOpen(): SQL | undefined {
  const wasRefused = sql`${refunds.explanation} <> ${WITHDRAWN} and not exists (
    select from refunds as later
    where later.payment_id = ${refunds.paymentId} and later.created_at > ${refunds.createdAt})`
  // The index of these is of all that are not settled.
  return and(sql`${refunds.status} <> 'settled'`, or(eq(refunds.status, 'pending'), wasRefused))
}

function listed(statuses: readonly string[]): SQL {
  return sql.raw(statuses.map((status) => `'${status}'`).join(', '))
}
