import { asc, eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { OrderChange } from './views.ts'

/**
 * Reads how an order was changed since it was placed, the oldest change first. Call it inside a transaction.
 * @throws DomainError forbidden
 */
export async function readOrderChanges(ctx: Ctx, { orderId }: { orderId: string }): Promise<OrderChange[]> {
  policy.readOrderChanges(ctx)
  return ctx.db
    .select({
      at: orderChanges.createdAt,
      actorRole: orderChanges.actorRole,
      actorName: nameOf(orderChanges.actorId),
      reason: orderChanges.reason,
      before: orderChanges.before,
      after: orderChanges.after,
      differenceCents: orderChanges.differenceCents,
    })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.serial))
}
