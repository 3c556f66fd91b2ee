import { orderChanges } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Writes down a change of an order that changed nothing of it. */
export async function addOrderChange(ctx: ShopCtx, orderId: string): Promise<void> {
  const snapshot = {
    lines: [],
    deliveryMethod: 'pickup' as const,
    address: null,
    phone: '+27215550142',
    note: null,
    discountCode: null,
    subtotalCents: 1,
    discountCents: 0,
    deliveryCents: 0,
    icePackCents: null,
    vatCents: 0,
    totalCents: 1,
  }
  await ctx.db.insert(orderChanges).values({
    orderId,
    serial: 1,
    actorRole: 'staff',
    before: snapshot,
    after: snapshot,
    differenceCents: 0,
  })
}
