import { sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * The products with these codes, without sets, in capitals or not; by the code as it was given.
 * @throws DomainError forbidden
 */
export async function findProductIds(ctx: Ctx, { skus }: { skus: string[] }): Promise<Map<string, string>> {
  policy.findProductIds(ctx)
  const wanted = skus.map((sku) => sku.toLowerCase())
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ id: products.id, sku: sql<string>`lower(${products.sku})`, barcode: products.barcode })
      .from(products)
      .where(
        sql`(lower(${products.sku}) = any(${sql.param(wanted)}::text[]) or ${products.barcode} = any(${sql.param(wanted)}::text[]))
          and not ${products.isSet}`,
      ),
  )
  const idOf = new Map(
    rows.flatMap(({ sku, barcode, id }) => [[barcode ?? sku, id] as const, [sku, id] as const]),
  )
  return new Map(
    skus.flatMap((sku) => {
      const id = idOf.get(sku.toLowerCase())
      return id ? [[sku, id] as const] : []
    }),
  )
}
