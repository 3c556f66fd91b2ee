import { inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The products of some lines: how they travel, and their categories. */
export type ProductFacts = ReadonlyMap<string, { keepCold: boolean; categoryId: string }>

/** Reads the products of these lines, also those that the shop no longer shows. */
export async function readFacts(ctx: ShopCtx, lines: { productId: string | null }[]): Promise<ProductFacts> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const rows = await ctx.db
    .select({ id: products.id, keepCold: products.keepCold, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
