import { eq, sql } from 'drizzle-orm'
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
    .where(eq(orders.id, orderId))
    .for('no key update')
  if (!order) throw new DomainError('not_found', 'order')
  return {
    ...order,
    status: order.status as OrderStatus,
    paymentStatus: order.paymentStatus as PaymentStatus,
  }
}
