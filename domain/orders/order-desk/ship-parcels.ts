import { and, inArray, ne, sql } from 'drizzle-orm'
import { couriers, orders } from '#database/schema/index.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { lockVisibleOrder } from '../orders/index.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { policy } from './policy.ts'
import { readParcels } from './read-parcels.ts'
import type { ParcelToShip, ShipParcelsInput } from './schemas.ts'
import type { ParcelVerdict, ShipParcelsResult } from './views.ts'

/** After this no further parcel is begun: proxies and people wait no longer than half a minute. */
const MOST_MS = 10 * SECOND

/**
 * Ships many packed orders, each in a transaction of its own, with its tracking number and its mail. An order that is no
 * longer as it was shown is told instead; so is a number that another parcel has, unless both go in one. Asking again
 * ships nothing twice.
 * @throws DomainError forbidden
 */
export async function shipParcels(ctx: Ctx, { parcels }: ShipParcelsInput): Promise<ShipParcelsResult> {
  policy.shipParcels(ctx)
  const links = await readLinks(
    ctx,
    parcels.map(({ carrier }) => carrier),
  )
  const numbers = await readNumbers(
    ctx,
    parcels.map(({ orderId }) => orderId),
  )
  const byTracking = Map.groupBy(parcels, ({ number }) => comparable(number))
  const until = ctx.now().getTime() + MOST_MS
  const verdicts: ShipParcelsResult['verdicts'] = []
  for (const parcel of parcels) {
    const { orderId } = parcel
    const twin = byTracking.get(comparable(parcel.number))?.find((one) => one.orderId !== orderId)
    const usedBy = twin && numbers.get(twin.orderId)
    let verdict: ParcelVerdict
    if (usedBy && !parcel.isShared) verdict = { verdict: 'number_used', usedBy }
    else if (ctx.now().getTime() >= until) verdict = { verdict: 'not_tried' }
    else verdict = await tryToShip(ctx, { parcel, link: links.get(parcel.carrier) ?? null })
    verdicts.push({ orderId, number: numbers.get(orderId) ?? null, ...verdict })
  }
  return { verdicts }
}

type ParcelWithLink = { parcel: ParcelToShip; link: string | null }

async function tryToShip(ctx: Ctx, wanted: ParcelWithLink): Promise<ParcelVerdict> {
  try {
    return await inTransaction(asShop(ctx), (shop) => ship(shop, ctx.actor, wanted))
  } catch (error) {
    if (isDomainError(error) && error.code === 'not_found') return { verdict: 'not_found' }
    throw error
  }
}

async function ship(
  ctx: ShopCtx,
  actor: Ctx['actor'],
  { parcel, link }: ParcelWithLink,
): Promise<ParcelVerdict> {
  const { orderId, carrier, number, seen, isShared } = parcel
  const order = await lockVisibleOrder(ctx, { orderId })
  if (order.status === 'shipped') return { verdict: 'already' }
  const [now] = await readParcels(ctx, { orderIds: [orderId] })
  if (order.status === 'processing' && now?.seen !== seen) return { verdict: 'changed' }
  const usedBy = await findOther(ctx, { orderId, number })
  if (usedBy && !isShared) return { verdict: 'number_used', usedBy }
  const url = link?.replaceAll('{number}', encodeURIComponent(number))
  const step = { orderId, to: 'shipped', tracking: { carrier, number, url } } as const
  // The step asks who takes it; it goes on in this transaction.
  const result = await changeOrderStatus({ ...ctx, actor }, step)
  if (result.ok) return { verdict: 'done' }
  if (result.reason === 'illegal_step') return { verdict: 'illegal_step', from: result.from }
  if (result.reason === 'is_paid' || result.reason === 'tracking_needed') {
    throw new Error('shipping with a number asks nothing')
  }
  return { verdict: result.reason }
}

/** Finds another order with this tracking number. Until the transaction ends, none other gets it. */
async function findOther(
  ctx: ShopCtx,
  { orderId, number }: { orderId: string; number: string },
): Promise<string | undefined> {
  const wanted = comparable(number)
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tracking ${wanted}`}, 0))`)
  const [other] = await ctx.db
    .select({ number: orders.number })
    .from(orders)
    .where(and(sql`upper(replace(${orders.trackingNumber}, ' ', '')) = ${wanted}`, ne(orders.id, orderId)))
    .limit(1)
  return other?.number
}

/** A tracking number as it is compared: couriers print the same one with spaces and without. */
function comparable(number: string): string {
  return number.replaceAll(' ', '').toUpperCase()
}

async function readLinks(ctx: Ctx, names: string[]): Promise<Map<string, string | null>> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.select().from(couriers).where(inArray(couriers.name, names)),
  )
  return new Map(rows.map(({ name, link }) => [name, link]))
}

async function readNumbers(ctx: Ctx, ids: string[]): Promise<Map<string, string>> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids)),
  )
  return new Map(rows.map(({ id, number }) => [id, number]))
}
