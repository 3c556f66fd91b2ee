import { eq, type SQL, sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import type { OrderStatus, PaymentProblem, PaymentStatus } from './schemas.ts'

export type LockedOrder = {
  id: string
  number: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  totalCents: number
  deliveryMethod: 'courier' | 'pickup'
  /** Why a person has to look at it. */
  attention: PaymentProblem | null
  /** Taken out of sight; money that arrives for it is still written down, and brings it back if it does not fit. */
  isHidden: boolean
}

/**
 * An order that nobody else changes until the transaction ends. For the shop's own use.
 * @throws DomainError not_found
 */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder> {
  const order = await lockWhere(ctx, eq(orders.id, orderId))
  if (!order) throw new DomainError('not_found', 'order')
  return order
}

/** The same by its number, as a payment provider knows it; undefined where there is none. */
export function lockOrderByNumber(ctx: Ctx, number: string): Promise<LockedOrder | undefined> {
  return lockWhere(ctx, eq(orders.number, number))
}

async function lockWhere(ctx: Ctx, where: SQL): Promise<LockedOrder | undefined> {
  const [order] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      totalCents: orders.totalCents,
      deliveryMethod: orders.deliveryMethod,
      attention: orders.attention,
      isHidden: sql<boolean>`${orders.hiddenAt} is not null`,
    })
    .from(orders)
    .where(where)
    .for('no key update')
  return (
    order && {
      ...order,
      status: order.status as OrderStatus,
      paymentStatus: order.paymentStatus as PaymentStatus,
    }
  )
}
