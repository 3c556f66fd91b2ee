import { eq } from 'drizzle-orm'
import { categories, stocktakes } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { ListStocktakesInput } from './schemas.ts'
import type { StocktakeList } from './views.ts'

const PAGE_SIZE = 20
const KEYSET = latestBy(stocktakes.createdAt, stocktakes.id)

/**
 * All stocktakes, the newest first.
 * @throws DomainError forbidden
 */
export async function listStocktakes(ctx: Ctx, input: ListStocktakesInput): Promise<StocktakeList> {
  policy.listStocktakes(ctx)
  const page = keysetPage(KEYSET, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        cursor: page.cursor,
        id: stocktakes.id,
        categoryName: categories.name,
        startedAt: stocktakes.createdAt,
        startedBy: nameOf(stocktakes.startedBy),
        outcome: stocktakes.outcome,
        closedAt: stocktakes.closedAt,
      })
      .from(stocktakes)
      .leftJoin(categories, eq(categories.id, stocktakes.categoryId))
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}
