import { and, asc, inArray } from 'drizzle-orm'
import { products, setParts } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { isListed, listProductCards } from './internal.ts'
import { listParts } from './list-parts.ts'
import type { PartOfSet, ProductCard } from './views.ts'

/** Lists the first sets of the shop, in its order, each with what it is made of. */
export async function listSets(
  ctx: Ctx,
  { language, limit }: { language: Locale; limit: number },
): Promise<{ card: ProductCard; parts: PartOfSet[] }[]> {
  const { readDb } = ctx
  const rows = await readDb
    .select({ id: products.id })
    .from(products)
    .where(and(isListed, inArray(products.id, readDb.select({ id: setParts.setId }).from(setParts))))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const [cards, parts] = await Promise.all([
    listProductCards(ctx, ids, language),
    Promise.all(ids.map((setId) => listParts(ctx, { setId, language }))),
  ])
  return cards.flatMap((card, at) => ({ card, parts: parts[at] ?? [] }))
}
