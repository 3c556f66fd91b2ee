import { eq } from 'drizzle-orm'
import { orders, parcelClaims, parcels } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import { policy } from './policy.ts'
import type { RecordClaimInput, RecordClaimResult } from './schemas.ts'

/**
 * Records that the shop wants money back from a courier for a parcel of an order, once for each parcel.
 * @throws DomainError forbidden, not_found
 */
export async function recordClaim(ctx: Ctx, input: RecordClaimInput): Promise<RecordClaimResult> {
  const { id: claimedBy } = policy.recordClaim(ctx)
  const { orderId, trackingNumber, amountCents, reference } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordClaimResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const carrier = await findCarrier(ctx, orderId, trackingNumber)
    if (carrier === undefined) return { ok: false, reason: 'unknown_parcel' }
    const [claim] = await ctx.db
      .insert(parcelClaims)
      .values({
        orderId,
        carrier,
        trackingNumber,
        amountCents,
        reference,
        claimedBy,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [parcelClaims.orderId, parcelClaims.trackingNumber] })
      .returning({ id: parcelClaims.id })
    if (!claim) return { ok: false, reason: 'already_claimed' }
    await recordAudit(ctx, {
      actorId: claimedBy,
      action: 'claim.recorded',
      subjectId: orderId,
      details: { number: order.number, reference, amountCents: String(amountCents) },
    })
    return { ok: true, claimId: claim.id }
  })
}

/** The courier of that parcel of the order, the last one or one that was lost before. */
async function findCarrier(ctx: ShopCtx, orderId: string, number: string): Promise<string | undefined> {
  const [last] = await ctx.db
    .select({ carrier: orders.trackingCarrier, number: orders.trackingNumber })
    .from(orders)
    .where(eq(orders.id, orderId))
  const earlier = await ctx.db
    .select({ carrier: parcels.lostCarrier, number: parcels.lostNumber })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
  return [last, ...earlier].find((parcel) => parcel?.number === number)?.carrier ?? undefined
}
