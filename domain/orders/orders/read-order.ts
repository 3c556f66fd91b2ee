import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { orderHistory, orderItems, orders, products, refunds, taxDocuments } from '#database/schema/index.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { awaitsPayment } from '#shared/orders/order-states.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { imageOf, mainPicture } from '#domain/base/media/index.ts'
import { sealedKey } from '#domain/kernel/sealed-keys.ts'
import type { OrderView } from './views.ts'
import { toStatusChange } from './history.ts'

/** The order that `where` finds among those the actor may see; in the order's language unless another is given. */
export async function readOrder(ctx: Ctx, where: SQL, language?: Locale): Promise<OrderView | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(and(where, isNull(orders.hiddenAt)))
  if (!row) return undefined
  const locale = language ?? row.locale
  return {
    id: row.id,
    number: row.number,
    accessKey: row.accessKey,
    status: row.status,
    paymentStatus: row.paymentStatus,
    locale: row.locale,
    placedAt: row.createdAt,
    payBy: awaitsPayment(row) && row.totalCents > 0 ? row.payBy : null,
    contact: { email: row.email, firstName: row.firstName, lastName: row.lastName, phone: row.phone },
    holdsMailBack: row.holdsMailBack,
    kind: row.kind,
    deliveryMethod: row.deliveryMethod,
    tableAt: row.tableAt,
    reservationKey: reservationKeyOf(ctx, row),
    isGuests: row.customerId === null && !row.forgetsContact,
    address: addressOf(row),
    business: row.company === null ? null : { company: row.company, vatNumber: row.vatNumber },
    note: row.note,
    paymentMethod: row.paymentMethod,
    lines: await readLines(ctx, row.id, locale),
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    discountCode: row.discountCode,
    deliveryCents: row.deliveryCents,
    icePackCents: row.icePackCents,
    vatCents: row.vatCents,
    vatPercent: row.vatPercent,
    totalCents: row.totalCents,
    displayCurrency: row.displayCurrency,
    displayRate: row.displayRate,
    tracking: trackingOf(row),
    timeline: await readTimeline(ctx, row.id),
    documents: await readDocuments(ctx, row.id),
    refunds: await readRefunds(ctx, row.id),
  }
}

async function readLines(ctx: Ctx, orderId: string, locale: Locale): Promise<OrderView['lines']> {
  const items = await ctx.db
    .select({
      name: orderItems.name,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      unitPriceCents: orderItems.unitPriceCents,
      totalCents: orderItems.totalCents,
      slug: products.slug,
      picture: mainPicture,
      tint: products.tint,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  return items.map(({ picture, name, ...item }) => ({
    ...item,
    name: pick(name, locale),
    image: picture && imageOf(ctx, picture.name),
  }))
}

/** Reads what changed and when, without who did it or why. */
async function readTimeline(ctx: Ctx, orderId: string): Promise<OrderView['timeline']> {
  const steps = await ctx.db
    .select({
      subject: orderHistory.subject,
      from: orderHistory.fromStatus,
      to: orderHistory.toStatus,
      at: orderHistory.createdAt,
    })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id))
  return steps.map((step) => {
    const { from: _, ...change } = toStatusChange(step)
    return { ...change, at: step.at }
  })
}

async function readDocuments(ctx: Ctx, orderId: string): Promise<OrderView['documents']> {
  return ctx.db
    .select({
      kind: taxDocuments.kind,
      number: sql<string>`${taxDocuments.content}->>'number'`,
      refundId: taxDocuments.refundId,
      issuedAt: taxDocuments.issuedAt,
    })
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.issuedAt), asc(taxDocuments.serial))
}

async function readRefunds(ctx: Ctx, orderId: string): Promise<OrderView['refunds']> {
  const rows = await ctx.db
    .select({
      id: refunds.id,
      kind: refunds.kind,
      status: refunds.status,
      amountCents: refunds.amountCents,
      requestedAt: refunds.createdAt,
      settledAt: refunds.settledAt,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
  return rows.flatMap(({ status, ...refund }) => (status === 'failed' ? [] : [{ ...refund, status }]))
}

/** The guest who paid the deposit has the reservation; jars can be ordered to a table by others. */
function reservationKeyOf(ctx: Ctx, { kind, reservationId }: typeof orders.$inferSelect): string | null {
  if (kind !== 'deposit' || reservationId === null) return null
  return sealedKey(ctx, { of: 'reservation', id: reservationId })
}

function trackingOf(row: typeof orders.$inferSelect): OrderView['tracking'] {
  const { trackingCarrier: carrier, trackingNumber: number, trackingUrl: url } = row
  return carrier === null || number === null ? null : { carrier, number, url }
}

function addressOf(row: typeof orders.$inferSelect): OrderView['address'] {
  const { street, suburb, city, province, postalCode } = row
  if (street === null || city === null || province === null || postalCode === null) return null
  return { street, suburb, city, province, postalCode }
}
