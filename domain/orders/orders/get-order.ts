import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readOrder } from './read-order.ts'
import type { OrderView } from './views.ts'

/**
 * An order by id, if the row policies let the actor see it; in the order's language unless another is given.
 * @throws DomainError not_found
 */
export async function getOrder(
  ctx: Ctx,
  { id, language }: { id: string; language?: Locale | undefined },
): Promise<OrderView> {
  const order = await inTransaction(ctx, (ctx) => readOrder(ctx, eq(orders.id, id), language))
  if (!order) throw new DomainError('not_found', 'order')
  return order
}

/**
 * The order whose key the link contains; the row policies show a visitor only that one.
 * @throws DomainError not_found
 */
export async function getOrderByLink(
  ctx: Ctx,
  { accessKey, language }: { accessKey: string; language: Locale },
): Promise<OrderView> {
  const bearer: Ctx = { ...ctx, actor: { role: 'visitor', orderKey: accessKey } }
  const order = await inTransaction(bearer, (ctx) =>
    readOrder(ctx, eq(orders.accessKey, accessKey), language),
  )
  if (!order) throw new DomainError('not_found', 'order')
  return order
}
