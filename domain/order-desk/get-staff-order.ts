import { asc, eq, sql } from 'drizzle-orm'
import { customers, orderHistory, orders } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { requireStaff } from '../guards.ts'
import { readOrder } from '../orders/internal.ts'
import { mustRefundFirst } from './must-refund-first.ts'
import { readPayments } from '../payments/read-payments.ts'
import { readRefundable } from './read-refundable.ts'
import { readStaffRefunds } from './read-staff-refunds.ts'
import type { StaffOrderView } from '../orders/schemas.ts'
import { staffStepsFrom } from '../orders/states.ts'

/**
 * An order with all that staff need to work on it.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffOrder(ctx: Ctx, id: string, language?: Locale): Promise<StaffOrderView> {
  requireStaff(ctx)
  return inTransaction(ctx, async (ctx) => {
    const order = await readOrder(ctx, eq(orders.id, id), language)
    if (!order) throw new DomainError('not_found', 'order')
    const locale = language ?? order.locale
    const history = await ctx.db
      .select({
        subject: orderHistory.subject,
        from: orderHistory.fromStatus,
        to: orderHistory.toStatus,
        at: orderHistory.createdAt,
        actorRole: orderHistory.actorRole,
        actorName: sql<string | null>`${customers.fullname}`,
        reason: orderHistory.reason,
      })
      .from(orderHistory)
      .leftJoin(customers, eq(customers.id, orderHistory.actorId))
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id))
    return {
      order,
      history: history as StaffOrderView['history'],
      payments: await readPayments(ctx, order),
      refunds: await readStaffRefunds(ctx, id, locale),
      refundable: await readRefundable(ctx, order, locale),
      nextSteps: staffStepsFrom(order.status),
      mustRefundFirst: await mustRefundFirst(ctx, order),
    }
  })
}
