import { orderNotes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { AddOrderNoteInput } from './schemas.ts'

/**
 * Staff leave a note on an order, for each other.
 * @throws DomainError forbidden, not_found
 */
export async function addOrderNote(ctx: Ctx, { orderId, text }: AddOrderNoteInput): Promise<void> {
  const actor = policy.addOrderNote(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockVisibleOrder(ctx, { orderId })
    await ctx.db.insert(orderNotes).values({ orderId, text, authorId: actor.id, createdAt: ctx.now() })
  })
}
