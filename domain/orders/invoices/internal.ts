import { and, asc, desc, eq, getColumns, sql } from 'drizzle-orm'
import { documentCounters, orderItems, orderSets, orders, taxDocuments } from '#database/schema/index.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { nameInSet } from '#shared/orders/line-text.ts'
import type { TaxDocument } from '#shared/orders/tax-document.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readSettings } from '#domain/base/settings/index.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { documentNumber } from './document-number.ts'

/** Reads what a tax document needs that is issued now. */
export async function readForDocument(ctx: ShopCtx, orderId: string): Promise<DocumentSource> {
  const [found] = await ctx.db
    .select({ order: getColumns(orders), voucherCents })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!found) throw new DomainError('not_found', 'order')
  const rows = await ctx.db
    .select({ item: orderItems, set: orderSets.name })
    .from(orderItems)
    .leftJoin(orderSets, eq(orderSets.id, orderItems.orderSetId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))
  const items = rows.map(({ item, set }) => ({ ...item, name: nameInSet(item.name, set) }))
  return { ...found, items, company: (await readSettings(ctx)).company, issuedAt: ctx.now() }
}

/** The part of an order that vouchers pay: less what goes back to them, before others, where it has become cheaper. */
const voucherCents = sql`(
  select greatest(0,
    coalesce(sum(amount_cents - refunded_cents) filter (where method = 'voucher'), 0)
    - greatest(0, coalesce(sum(amount_cents - refunded_cents), 0) - orders.total_cents))
  from payments where order_id = orders.id)`.mapWith(Number)

/** The order, the seller and the date of a tax document. */
export type DocumentSource = {
  order: typeof orders.$inferSelect
  /** The part of it that vouchers have paid. */
  voucherCents: number
  items: (typeof orderItems.$inferSelect)[]
  company: Settings['company']
  issuedAt: Date
}

/** The parts that every document has. */
export function headOf({ order, company, issuedAt }: DocumentSource) {
  return {
    locale: order.locale,
    issuedAt: issuedAt.toISOString(),
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    seller: sellerOf(company, order.locale),
    recipient: recipientOf(order),
    paymentMethod: order.paymentMethod,
    vatPercent: order.vatPercent,
  }
}

const COUNTRY = 'South Africa'

function sellerOf(company: Settings['company'], locale: Locale): TaxDocument['seller'] {
  const { legalName: name, registrationNumber, vatNumber, email, phone, street, city, postalCode } = company
  return {
    name,
    ...(registrationNumber && { registrationNumber }),
    vatNumber,
    email,
    phone,
    address: [pick(street, locale), `${pick(city, locale)} ${postalCode}`, COUNTRY],
  }
}

function recipientOf(order: DocumentSource['order']): TaxDocument['recipient'] {
  const { firstName, lastName, company, vatNumber, street, suburb, city, postalCode, gift } = order
  const lines = [street, suburb, [city, postalCode].filter(Boolean).join(' ')]
  return {
    name: `${firstName} ${lastName}`.trim(),
    company,
    vatNumber,
    // The address of a gift's receiver is not the buyer's, whose invoice it is.
    address: gift?.receiver ? [] : lines.filter((line): line is string => !!line),
  }
}

export type Unnumbered = Omit<TaxDocument, 'number'>

/**
 * Gives a document the next number of its kind and stores it. The counter's row stays locked until the transaction
 * ends, so that no number is given twice, and none is lost if it rolls back.
 */
export async function writeDocument(
  ctx: ShopCtx,
  about: { orderId: string; refundId?: string; changeId?: string | undefined },
  { recipient, ...document }: Unnumbered,
): Promise<void> {
  const { kind } = document
  const [counter] = await ctx.db
    .update(documentCounters)
    .set({ last: sql`${documentCounters.last} + 1` })
    .where(eq(documentCounters.kind, kind))
    .returning({ serial: documentCounters.last })
  if (!counter) throw new Error(`there is no counter for ${kind}`)
  const { serial } = counter
  const content = { ...document, number: documentNumber(kind, serial) }
  await ctx.db
    .insert(taxDocuments)
    .values({ ...about, kind, serial, content, recipient, issuedAt: new Date(document.issuedAt) })
}

/** The invoice of an order that its credit notes correct: the newest, where changes have replaced it. */
export async function findInvoice(ctx: ShopCtx, orderId: string) {
  const [invoice] = await ctx.db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), eq(taxDocuments.kind, 'invoice')))
    .orderBy(desc(taxDocuments.serial))
    .limit(1)
  return invoice
}
