import { and, getColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type orderHistory, type orderItems, orders, type refunds } from '#database/schema/index.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { awaitsPayment, isRefundable, isVoid } from '#shared/orders/order-states.ts'
import { HOSTED_METHODS, isHosted } from '#shared/orders/payment-methods.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listOf } from '#domain/kernel/list-of.ts'
import { imageOf, mainPicture, type PictureRow } from '#domain/base/media/index.ts'
import { sealedKey } from '#domain/kernel/sealed-keys.ts'
import { expectedArrival } from './arrival.ts'
import type { OrderedSet } from './schemas.ts'
import type { OrderDocument, OrderView } from './views.ts'
import { toStatusChange } from './history.ts'

type LineRow = Pick<
  typeof orderItems.$inferSelect,
  'name' | 'sku' | 'quantity' | 'unitPriceCents' | 'sale' | 'totalCents'
> & {
  slug: string | null
  tint: string | null
  picture: PictureRow | null
  set: Pick<OrderedSet, 'id' | 'name' | 'sku' | 'quantity' | 'unitPriceCents' | 'sale'> | null
}
type StepRow = Pick<typeof orderHistory.$inferSelect, 'subject'> &
  Parameters<typeof toStatusChange>[0] & { at: string }
type RefundRow = Pick<typeof refunds.$inferSelect, 'id' | 'kind' | 'status' | 'amountCents'> & {
  requestedAt: string
  settledAt: string | null
}

/**
 * An order with all that belongs to it, in one statement. Products are looked up by `case`: behind row policies PostgreSQL uses no
 * index for what `coalesce` says.
 */
const columns = {
  ...getColumns(orders),
  lines: listOf<LineRow>(sql`
    select item.name, item.sku, item.quantity, item.unit_price_cents as "unitPriceCents", item.sale,
      item.total_cents as "totalCents", products.slug, products.tint, ${mainPicture} as picture,
      case when ordered.id is not null then json_build_object('id', ordered.id, 'name', ordered.name, 'sku', ordered.sku,
        'quantity', ordered.quantity, 'unitPriceCents', ordered.unit_price_cents, 'sale', ordered.sale) end as "set"
    from order_items item left join order_sets ordered on ordered.id = item.order_set_id
    left join products on products.id = case when ordered.id is null then item.product_id else ordered.product_id end
    where item.order_id = orders.id order by item.position`),
  /** Without who took them, or why. */
  steps: listOf<StepRow>(sql`
    select subject, from_status as "from", to_status as "to", created_at as "at"
    from order_history where order_id = orders.id order by id`),
  documents: listOf<Omit<OrderDocument, 'issuedAt'> & { issuedAt: string }>(sql`
    select kind, content ->> 'number' as number, refund_id as "refundId", issued_at as "issuedAt"
    from tax_documents where order_id = orders.id order by issued_at, serial`),
  /** As `sumPaid` adds it up, of columns that buyers may read. */
  paidCents: sql<number>`(
    select coalesce(sum(amount_cents), 0) from payments where order_id = orders.id
  ) - (
    select coalesce(sum(amount_cents), 0) from refunds
    where order_id = orders.id and kind = 'surplus' and status <> 'failed'
  )`.mapWith(Number),
  voucherCents: sql<number>`(
    select coalesce(sum(amount_cents), 0) from payments where order_id = orders.id and method = 'voucher'
  ) - (
    select coalesce(sum(amount_cents), 0) from refunds
    where order_id = orders.id and kind = 'surplus' and payment_id in (
      select id from payments where order_id = orders.id and method = 'voucher')
  )`.mapWith(Number),
  refunds: listOf<RefundRow>(sql`
    select id, kind, status, amount_cents as "amountCents", created_at as "requestedAt", settled_at as "settledAt"
    from refunds where order_id = orders.id order by created_at, id`),
}

/** The order that `where` finds among those the actor may see; in the order's language unless another is given. */
export async function readOrder(ctx: Ctx, where: SQL, language?: Locale): Promise<OrderView | undefined> {
  const [row] = await ctx.db
    .select(columns)
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
    arrival: await expectedArrival(ctx, row),
    business: row.company === null ? null : { company: row.company, vatNumber: row.vatNumber },
    note: row.note,
    gift: row.gift,
    paymentMethod: row.paymentMethod,
    lines: linesOf(ctx, row.lines, locale),
    subtotalCents: row.subtotalCents,
    discountCents: row.discountCents,
    offers: row.offers.map(({ name, cents }) => ({ name: pick(name, locale), cents })),
    discountCode: row.discountCode,
    deliveryCents: row.deliveryCents,
    icePackCents: row.icePackCents,
    vatCents: row.vatCents,
    vatPercent: row.vatPercent,
    totalCents: row.totalCents,
    voucherCents: row.voucherCents,
    ...dueOf(ctx, row),
    displayCurrency: row.displayCurrency,
    displayRate: row.displayRate,
    tracking: trackingOf(row),
    timeline: row.steps.map((step) => {
      const { from: _, ...change } = toStatusChange(step)
      return { ...change, at: new Date(step.at) }
    }),
    documents: row.documents.map((document) => ({ ...document, issuedAt: new Date(document.issuedAt) })),
    refunds: row.refunds.flatMap(({ status, requestedAt, settledAt, ...refund }) =>
      status === 'failed'
        ? []
        : [
            {
              ...refund,
              status,
              requestedAt: new Date(requestedAt),
              settledAt: settledAt === null ? null : new Date(settledAt),
            },
          ],
    ),
  }
}

/** The lines as they were bought: a set with its parts. */
function linesOf(ctx: Ctx, rows: LineRow[], locale: Locale): OrderView['lines'] {
  return rows.flatMap(({ set, picture, ...row }): OrderView['lines'] => {
    const parts = set ? rows.filter((other) => other.set?.id === set.id) : []
    if (set && parts[0]?.sku !== row.sku) return []
    const { name, sku, quantity, unitPriceCents, sale } = set ?? row
    return [
      {
        slug: row.slug,
        tint: row.tint,
        sku,
        quantity,
        unitPriceCents,
        sale: sale && {
          name: sale.name ? pick(sale.name, locale) : null,
          listPriceCents: sale.listPriceCents,
        },
        name: pick(name, locale),
        image: picture && imageOf(ctx, picture.name),
        totalCents: set ? unitPriceCents * quantity : row.totalCents,
        parts: parts.map(({ name, sku, quantity }) => ({ name: pick(name, locale), sku, quantity })),
      },
    ]
  })
}

/** The guest who paid the deposit has the reservation; jars can be ordered to a table by others. */
function reservationKeyOf(ctx: Ctx, { kind, reservationId }: typeof orders.$inferSelect): string | null {
  if (kind !== 'deposit' || reservationId === null) return null
  return sealedKey(ctx, { of: 'reservation', id: reservationId })
}

/** Works out what is still to be paid, and where online: by the way that was chosen or, for what a change has added, any. */
function dueOf(
  ctx: Ctx,
  row: typeof orders.$inferSelect & { paidCents: number },
): Pick<OrderView, 'dueCents' | 'payOnline'> {
  const { status, paymentStatus, paymentMethod } = row
  const owes = isRefundable(paymentStatus)
  const waits = !isVoid(status) && (owes || awaitsPayment({ status: 'pending', paymentStatus }))
  const dueCents = waits ? Math.max(0, row.totalCents - row.paidCents) : 0
  if (dueCents === 0 || !(owes || awaitsPayment(row))) return { dueCents, payOnline: null }
  if (isHosted(paymentMethod)) return { dueCents, payOnline: paymentMethod }
  return { dueCents, payOnline: (owes && HOSTED_METHODS.find((method) => ctx.providers.has(method))) || null }
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
