import { eq } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { SendLostAgainInput, SendLostAgainResult } from './schemas.ts'
import { sendAgain } from './send-again.ts'

/**
 * Staff send a lost parcel again, once: of two who do, the lock of the order lets one through, and the other is told.
 * @throws DomainError forbidden, not_found
 */
export async function sendLostAgain(ctx: Ctx, input: SendLostAgainInput): Promise<SendLostAgainResult> {
  const { id: sentBy } = policy.sendLostAgain(ctx)
  const { orderId, lostNumber, ...parcel } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<SendLostAgainResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const [last] = await ctx.db
      .select({ carrier: orders.trackingCarrier, number: orders.trackingNumber })
      .from(orders)
      .where(eq(orders.id, orderId))
    if (last?.number !== lostNumber || last.carrier === null) return { ok: false, reason: 'overtaken' }
    if (parcel.tracking.number === lostNumber) return { ok: false, reason: 'same_number' }
    const lost = { carrier: last.carrier, number: lostNumber }
    return sendAgain(ctx, { ...parcel, order, reason: 'lost', lost, sentBy })
  })
}
