import { asc } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { isShown } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Jar } from './schemas.ts'

/** Lists all that can be ordered, by code. Call it inside a transaction. */
export async function listJars(ctx: Ctx): Promise<Jar[]> {
  return ctx.db
    .select({
      id: products.id,
      sku: products.sku,
      name: products.name,
      priceCents: products.priceCents,
      stockQuantity: products.stockQuantity,
    })
    .from(products)
    .where(isShown)
    .orderBy(asc(products.sku))
}
