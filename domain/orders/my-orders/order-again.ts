import { and, asc, eq, isNull, isNotNull } from 'drizzle-orm'
import { orderItems, orders, orderSets } from '#database/schema/index.ts'
import { refillCart } from '../cart/index.ts'
import type { RefillCartResult } from '../cart/schemas.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { asBought } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { OrderAgainInput } from './schemas.ts'
import { pick } from '#shared/kernel/locale.ts'

/**
 * Puts what was ordered once into the actor's cart again, as far as it is still sold. The order is one that the actor
 * sees: their own, or that of a link.
 * @throws DomainError not_found
 */
export async function orderAgain(
  ctx: Ctx,
  { order, lines, language }: OrderAgainInput,
): Promise<RefillCartResult> {
  policy.orderAgain(ctx)
  const reader: Ctx =
    'accessKey' in order ? { ...ctx, actor: { role: 'visitor', orderKey: order.accessKey } } : ctx
  const which = 'accessKey' in order ? eq(orders.accessKey, order.accessKey) : eq(orders.id, order.id)
  const items = await inTransaction(reader, ({ db }) =>
    db
      .select({
        productId: orderItems.productId,
        quantity: orderItems.quantity,
        name: orderItems.name,
        set: orderSets,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
      .where(and(which, eq(orders.kind, 'goods'), isNull(orders.hiddenAt), isNotNull(orderItems.productId)))
      .orderBy(asc(orderItems.position)),
  )
  if (items.length === 0) throw new DomainError('not_found', 'order')
  const wanted = asBought(items).map(({ productId, quantity, name }) => ({
    productId,
    quantity,
    name: pick(name, language),
  }))
  return refillCart(ctx, { lines, wanted })
}
