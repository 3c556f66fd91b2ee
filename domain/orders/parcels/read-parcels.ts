import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orderItems, parcelClaims, parcelLines, parcels } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { claimColumns } from './list-claims.ts'
import { policy } from './policy.ts'
import type { ClaimView, ParcelView } from './views.ts'

/**
 * Reads the parcels that followed the first of an order, and what the shop claims for lost ones, the oldest first. Call it
 * inside a transaction.
 * @throws DomainError forbidden
 */
export async function readParcels(
  ctx: Ctx,
  { orderId, language }: { orderId: string; language: Locale },
): Promise<{ parcels: ParcelView[]; claims: ClaimView[] }> {
  policy.readParcels(ctx)
  const rows = await ctx.db
    .select({
      id: parcels.id,
      reason: parcels.reason,
      lostCarrier: parcels.lostCarrier,
      lostNumber: parcels.lostNumber,
      carrier: parcels.carrier,
      number: parcels.trackingNumber,
      url: parcels.trackingUrl,
      costCents: parcels.costCents,
      sentByName: nameOf(parcels.sentBy),
      at: parcels.createdAt,
    })
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.createdAt), asc(parcels.id))
  const claims = await ctx.db
    .select(claimColumns)
    .from(parcelClaims)
    .where(eq(parcelClaims.orderId, orderId))
    .orderBy(asc(parcelClaims.createdAt), asc(parcelClaims.id))
  const lines = await readLines(
    ctx,
    rows.map(({ id }) => id),
    language,
  )
  return {
    parcels: rows.map(({ lostCarrier, lostNumber, carrier, number, url, ...row }) => ({
      ...row,
      lost: lostCarrier && lostNumber ? { carrier: lostCarrier, number: lostNumber } : null,
      tracking: carrier && number ? { carrier, number, url } : null,
      lines: lines.get(row.id) ?? [],
    })),
    claims,
  }
}

async function readLines(
  ctx: Ctx,
  ids: string[],
  language: Locale,
): Promise<Map<string, ParcelView['lines']>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      parcelId: parcelLines.parcelId,
      itemId: parcelLines.orderItemId,
      name: sql<string>`${orderItems.name} ->> ${language}`,
      quantity: parcelLines.quantity,
    })
    .from(parcelLines)
    .innerJoin(orderItems, eq(orderItems.id, parcelLines.orderItemId))
    .where(inArray(parcelLines.parcelId, ids))
    .orderBy(asc(orderItems.position))
  return Map.groupBy(
    rows.map(({ parcelId, ...line }) => ({ parcelId, ...line })),
    ({ parcelId }) => parcelId,
  )
}
