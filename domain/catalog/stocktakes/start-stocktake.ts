import { and, eq, sql } from 'drizzle-orm'
import { products, stocktakes } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { StartStocktakeInput, StartStocktakeResult } from './schemas.ts'

/**
 * Begins to count all products, or those of a category, with what is on hand now. The database refuses a product that
 * another stocktake counts.
 * @throws DomainError forbidden
 */
export async function startStocktake(ctx: Ctx, input: StartStocktakeInput): Promise<StartStocktakeResult> {
  const actor = policy.startStocktake(ctx)
  const categoryId = input.categoryId ?? null
  return inTransaction(asShop(ctx), async (ctx): Promise<StartStocktakeResult> => {
    const isWanted = and(
      eq(products.isSet, false),
      input.categoryId ? eq(products.categoryId, input.categoryId) : undefined,
    )
    if ((await ctx.db.$count(products, isWanted)) === 0) return { ok: false, reason: 'nothing_to_count' }
    const [started] = await ctx.db
      .insert(stocktakes)
      .values({ categoryId, startedBy: actor.id, createdAt: ctx.now() })
      .returning({ id: stocktakes.id })
    if (!started) throw new Error('a stocktake was not written down')
    const { rows } = await ctx.db.execute<{ wanted: number; added: number }>(sql`
      with wanted as (
        select products.id, on_hand from products join stock_levels on product_id = products.id
        where not is_set and (${categoryId}::uuid is null or category_id = ${categoryId}::uuid)
      ), added as (
        insert into stocktake_lines (stocktake_id, product_id, expected)
        select ${started.id}, id, on_hand from wanted order by id
        on conflict (product_id) where is_open do nothing returning 1
      )
      select (select count(*)::int from wanted) as wanted, (select count(*)::int from added) as added`)
    const { wanted = 0, added = 0 } = rows[0] ?? {}
    return added < wanted ? { ok: false, reason: 'already_counting' } : { ok: true, stocktakeId: started.id }
  })
}
