import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { readOrder } from './internal.ts'
import type { OrderView } from './schemas.ts'

/**
 * The order whose key the link carries; the row policies show a visitor that one and no other.
 * @throws DomainError not_found
 */
export async function getOrderByLink(ctx: Ctx, accessKey: string, language: Locale): Promise<OrderView> {
  const bearer: Ctx = { ...ctx, actor: { role: 'visitor', orderKey: accessKey } }
  const order = await inTransaction(bearer, (ctx) =>
    readOrder(ctx, eq(orders.accessKey, accessKey), language),
  )
  if (!order) throw new DomainError('not_found', 'order')
  return order
}
