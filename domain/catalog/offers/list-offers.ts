import { and, eq, ilike, or, sql } from 'drizzle-orm'
import { categories, offers, products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { isInState, toView, viewColumns } from './internal.ts'
import { policy } from './policy.ts'
import type { ListOffersInput } from './schemas.ts'
import type { OfferList } from './views.ts'

const PAGE_SIZE = 50
const NEWEST = latestBy(offers.createdAt, offers.id)

/**
 * The offers, a page at a time, the newest first.
 * @throws DomainError forbidden
 */
export async function listOffers(ctx: Ctx, input: ListOffersInput): Promise<OfferList> {
  policy.listOffers(ctx)
  const { search, state } = input
  const now = ctx.now()
  const page = keysetPage(NEWEST, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ ...viewColumns, cursor: page.cursor })
      .from(offers)
      .leftJoin(products, eq(products.id, offers.productId))
      .leftJoin(categories, eq(categories.id, offers.categoryId))
      .where(
        and(
          page.where,
          search
            ? or(
                ilike(sql`${offers.name} ->> 'en'`, containing(search)),
                ilike(sql`${offers.name} ->> 'th'`, containing(search)),
                ilike(products.sku, containing(search)),
              )
            : undefined,
          state && isInState(state, now),
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  const { items, ...neighbours } = page.of(rows)
  return { items: items.map((row) => toView(row, now)), ...neighbours }
}
