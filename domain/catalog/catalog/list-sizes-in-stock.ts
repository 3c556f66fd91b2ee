import { and, desc, gt, inArray, ne } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { isShown } from './internal.ts'

/** Returns the lightest other size in stock of each of these products, by their ids; nothing of those that have none. */
export async function listSizesInStock(
  ctx: Ctx,
  { productIds }: { productIds: string[] },
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const { id, mainId, stockQuantity, netWeightValue } = products
  const rows = await ctx.readDb
    .select({ id, mainId })
    .from(products)
    .where(and(isShown, inArray(mainId, productIds), ne(id, mainId), gt(stockQuantity, 0)))
    .orderBy(desc(netWeightValue))
  // The last of several stays, which is the lightest.
  return new Map(rows.map((row) => [row.mainId, row.id]))
}
