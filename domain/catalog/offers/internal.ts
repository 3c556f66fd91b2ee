import { and, asc, eq, getColumns, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { categories, offers, products } from '#database/schema/index.ts'
import type { Offer, OfferState, OfferTerms } from '#shared/catalog/offers.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { OfferView } from './views.ts'

export type OfferRow = typeof offers.$inferSelect

type Terms = Pick<OfferRow, 'kind' | 'percent' | 'amountCents' | 'buyQuantity' | 'payQuantity'>

/** The terms of a row; the table's checks ensure that each kind has its own columns. */
export function termsOf({ kind, percent, amountCents, buyQuantity, payQuantity }: Terms): OfferTerms {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 }
    case 'amount':
    case 'sale_price':
      return { kind, amountCents: amountCents ?? 0 }
    case 'pay_for':
      return { kind, buyQuantity: buyQuantity ?? 1, payQuantity: payQuantity ?? 1 }
  }
}

export function stateOf(
  { startsAt, endsAt, offAt }: Pick<OfferRow, 'startsAt' | 'endsAt' | 'offAt'>,
  now: Date,
): OfferState {
  if (offAt) return 'off'
  if (endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'running'
}

/** The same for the database. */
export function isInState(state: OfferState, now: Date): SQL | undefined {
  const { startsAt, endsAt, offAt } = offers
  const goesOn = and(isNull(offAt), gt(endsAt, now))
  switch (state) {
    case 'off':
      return isNotNull(offAt)
    case 'ended':
      return and(isNull(offAt), lte(endsAt, now))
    case 'planned':
      return and(goesOn, gt(startsAt, now))
    case 'running':
      return and(goesOn, lte(startsAt, now))
  }
}

/** The columns of an offer that staff see. */
export const viewColumns = {
  ...getColumns(offers),
  productSku: sql<string | null>`${products.sku}`,
  productName: sql<LocalizedText | null>`${products.name}`,
  categoryName: sql<LocalizedText | null>`${categories.name}`,
}

type ViewRow = OfferRow & {
  productSku: string | null
  productName: LocalizedText | null
  categoryName: LocalizedText | null
}

export function toView(row: ViewRow, now: Date): OfferView {
  const { id, version, name, minimumQuantity, minimumCents, startsAt, endsAt, combines, createdAt } = row
  const { productId, productSku: sku, productName, categoryId, categoryName } = row
  return {
    id,
    version,
    name,
    minimumQuantity,
    minimumCents,
    startsAt,
    endsAt,
    combines,
    createdAt,
    terms: termsOf(row),
    product: productId && sku !== null && productName ? { id: productId, sku, name: productName } : null,
    category: categoryId && categoryName ? { id: categoryId, name: categoryName } : null,
    state: stateOf(row, now),
  }
}

/** Reads an offer as staff see it. @throws DomainError not_found */
export async function readView(ctx: Ctx, id: string): Promise<OfferView> {
  const [row] = await ctx.db
    .select(viewColumns)
    .from(offers)
    .leftJoin(products, eq(products.id, offers.productId))
    .leftJoin(categories, eq(categories.id, offers.categoryId))
    .where(eq(offers.id, id))
  if (!row) throw new DomainError('not_found', 'offer')
  return toView(row, ctx.now())
}

/** Reads all offers that end after a moment, in an order that is always the same. */
export async function readOffers(ctx: Ctx, { after }: { after: Date }): Promise<Offer[]> {
  const endsAt = sql<Date>`least(${offers.endsAt}, ${offers.offAt})`.mapWith(offers.endsAt)
  const rows = await ctx.db
    .select({
      id: offers.id,
      name: offers.name,
      kind: offers.kind,
      percent: offers.percent,
      amountCents: offers.amountCents,
      buyQuantity: offers.buyQuantity,
      payQuantity: offers.payQuantity,
      productId: offers.productId,
      categoryId: offers.categoryId,
      minimumQuantity: offers.minimumQuantity,
      minimumCents: offers.minimumCents,
      startsAt: offers.startsAt,
      endsAt,
      combines: offers.combines,
    })
    .from(offers)
    .where(sql`least(${offers.endsAt}, ${offers.offAt}) > ${after}::timestamptz`)
    .orderBy(asc(offers.createdAt), asc(offers.id))
  return rows.map(({ kind, percent, amountCents, buyQuantity, payQuantity, ...offer }) => ({
    ...offer,
    terms: termsOf({ kind, percent, amountCents, buyQuantity, payQuantity }),
  }))
}
