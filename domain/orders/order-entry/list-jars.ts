import { asc } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { isShown } from '#domain/catalog/catalog/index.ts'
import { priceNow } from '#domain/catalog/offers/index.ts'
import { sellableQuantity } from '#domain/catalog/inventory/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Jar } from './schemas.ts'

/** Lists all that can be ordered, by code. Call it inside a transaction. */
export async function listJars(ctx: Ctx): Promise<Jar[]> {
  const rows = await ctx.db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      categoryId: products.categoryId,
      priceCents: products.priceCents,
      stockQuantity: sellableQuantity,
    })
    .from(products)
    .where(isShown)
    .orderBy(asc(products.sku))
  const jars = await priceNow(ctx, { rows })
  return jars.map(({ id, sku, name, priceCents, stockQuantity }) => ({
    id,
    sku,
    name,
    priceCents,
    stockQuantity,
  }))
}
