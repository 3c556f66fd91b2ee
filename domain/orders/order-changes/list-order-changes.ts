import { asc, eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'

/**
 * Lists how an order was changed since it was placed, the oldest first, for staff: who, why, and the order before and
 * after each.
 * @throws DomainError forbidden
 */
export async function listOrderChanges(ctx: Ctx, { orderId }: { orderId: string }) {
  policy.listOrderChanges(ctx)
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: orderChanges.id,
        serial: orderChanges.serial,
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
      .orderBy(asc(orderChanges.serial)),
  )
}
