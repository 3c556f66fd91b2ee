import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { seedCategories, seedProducts } from '#database/seed/catalogue/index.ts'
import { categories, products } from '#database/schema/index.ts'
import { createProducts } from '#domain/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/context.ts'

/** An arbitrary number that nothing else uses for a lock. */
export const SEED_LOCK = 727_002

/** Fills an empty shop with the demo's categories and products; does nothing if there are products already. */
export async function seedDemo(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await ctx.db.$count(products)) > 0) return
    const rows = await ctx.db
      .insert(categories)
      .values(seedCategories)
      .returning({ id: categories.id, slug: categories.slug })
    const categoryIds = new Map(rows.map((row) => [row.slug, row.id]))
    await createProducts(ctx, {
      products: seedProducts.map(({ category, stock, netWeight, slug, ...product }, sortOrder) => ({
        ...product,
        slug,
        sortOrder,
        categoryId: categoryIds.get(category) ?? '',
        images: hasPicture(slug) ? [`/images/products/${slug}`] : [],
        netWeightValue: netWeight.value,
        netWeightUnit: netWeight.unit,
        initialStock: stock,
      })),
    })
  })
}

function hasPicture(slug: string): boolean {
  return existsSync(new URL(`../../public/images/products/${slug}-640.webp`, import.meta.url))
}
