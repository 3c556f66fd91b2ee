import { asc, eq } from 'drizzle-orm'
import { orderItems, parcelLines, parcels } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { ParcelToMail } from './order-mails.ts'

/**
 * Jars that are sent a second time, as their mail shows them.
 * @throws DomainError not_found
 */
export async function readParcel(ctx: ShopCtx, parcelId: string): Promise<ParcelToMail> {
  return inTransaction(ctx, async (ctx) => {
    const [parcel] = await ctx.db
      .select({
        reason: parcels.reason,
        carrier: parcels.carrier,
        number: parcels.trackingNumber,
        url: parcels.trackingUrl,
      })
      .from(parcels)
      .where(eq(parcels.id, parcelId))
    if (!parcel) throw new DomainError('not_found', 'parcel')
    const { reason, carrier, number, url } = parcel
    const lines = await ctx.db
      .select({ name: orderItems.name, quantity: parcelLines.quantity })
      .from(parcelLines)
      .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
      .where(eq(parcelLines.parcelId, parcelId))
      .orderBy(asc(orderItems.position))
    return { reason, tracking: carrier && number ? { carrier, number, url } : null, lines }
  })
}
