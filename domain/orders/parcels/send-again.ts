import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { orderItems, parcelLines, parcels } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { packAgain } from '#domain/catalog/inventory/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { setNextParcel } from '../orders/index.ts'
import { readParts } from '../refunds/index.ts'
import type { ParcelLine, ParcelToSend, SendAgainResult } from './schemas.ts'

/**
 * Sends jars of an order once more, which its buyer does not pay again: they leave the stock by batch, the first to expire
 * first, and the buyer gets a mail with the new number. Call it in the transaction that has locked the order.
 */
export async function sendAgain(ctx: ShopCtx, parcel: ParcelToSend): Promise<SendAgainResult> {
  const { order, lines, tracking, sentBy } = parcel
  if (order.status !== 'shipped' && order.status !== 'delivered') return { ok: false, reason: 'not_sent' }
  if (order.cancelsAt) return { ok: false, reason: 'being_cancelled' }
  if (order.deliveryMethod === 'courier' && !tracking) return { ok: false, reason: 'tracking_needed' }
  const jars = await readJars(ctx, order.id, lines)
  if (!jars.ok) return jars
  const packed = await packAgain(ctx, { orderId: order.id, items: jars.items, actorId: sentBy })
  if (!packed.ok) {
    const { orderItemId: itemId, left } = packed
    return { ok: false, reason: 'out_of_stock', itemId, left }
  }
  const parcelId = await insertParcel(ctx, parcel)
  await setNextParcel(ctx, { order, tracking })
  await enqueueJob(ctx, { kind: 'send-parcel-again', orderId: order.id, parcelId })
  await recordAudit(ctx, {
    actorId: sentBy,
    action: 'parcel.sent-again',
    subjectId: order.id,
    details: {
      number: order.number,
      reason: parcel.reason,
      jars: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      amountCents: String(parcel.costCents),
      ...(tracking && { reference: tracking.number }),
    },
  })
  return { ok: true, parcelId }
}

type Jars =
  | { ok: true; items: { orderItemId: string; productId: string; quantity: number }[] }
  | Extract<SendAgainResult, { reason: 'unknown_item' | 'too_many' }>

/** The jars that the lines are of: no more than was ordered and not refunded. */
async function readJars(ctx: ShopCtx, orderId: string, lines: ParcelLine[]): Promise<Jars> {
  const parts = await readParts(ctx, { orderId })
  const ids = lines.map(({ itemId }) => itemId)
  const rows = await ctx.db
    .select({ id: orderItems.id, productId: orderItems.productId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.id, ids), isNotNull(orderItems.productId)))
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]))
  const items = []
  for (const { itemId, quantity } of lines) {
    const part = parts.find((part) => part.itemId === itemId)
    const productId = productOf.get(itemId)
    if (!part || !productId) return { ok: false, reason: 'unknown_item', itemId }
    const left = part.quantity - part.refunded.quantity
    if (quantity > left) return { ok: false, reason: 'too_many', itemId, left }
    items.push({ orderItemId: itemId, productId, quantity })
  }
  return { ok: true, items }
}

async function insertParcel(
  ctx: ShopCtx,
  { order, reason, lost, lines, tracking, costCents, sentBy }: ParcelToSend,
): Promise<string> {
  const [parcel] = await ctx.db
    .insert(parcels)
    .values({
      orderId: order.id,
      reason,
      lostCarrier: lost?.carrier ?? null,
      lostNumber: lost?.number ?? null,
      carrier: tracking?.carrier ?? null,
      trackingNumber: tracking?.number ?? null,
      trackingUrl: tracking?.url ?? null,
      costCents,
      sentBy,
      createdAt: ctx.now(),
    })
    .returning({ id: parcels.id })
  if (!parcel) throw new Error('a parcel was not written down')
  await ctx.db
    .insert(parcelLines)
    .values(lines.map(({ itemId, quantity }) => ({ parcelId: parcel.id, orderItemId: itemId, quantity })))
  return parcel.id
}
