import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { readOrder } from './internal.ts'
import type { OrderView } from './schemas.ts'

/**
 * An order by id, in the language it was placed in unless another is asked for, if the row policies let the actor see it.
 * @throws DomainError not_found
 */
export async function getOrder(ctx: Ctx, id: string, language?: Locale): Promise<OrderView> {
  const order = await inTransaction(ctx, (ctx) => readOrder(ctx, eq(orders.id, id), language))
  if (!order) throw new DomainError('not_found', 'order')
  return order
}
