import { like, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { generateProduct } from '#database/seed/catalog/generated/generate-product.ts'
import { type CreateProductInput, createProducts } from '#domain/catalog/catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { SEED_LOCK, seedDemo } from './seed-demo.ts'

const BATCH = 500

/** Adds `count` generated products, after those of earlier calls; an empty shop gets the demo's products first. */
export async function seedGeneratedProducts(
  ctx: Ctx,
  count: number,
  onProgress: (added: number) => void = () => {},
): Promise<void> {
  await seedDemo(ctx)
  for (let added = 0; added < count;) {
    const batch = Math.min(BATCH, count - added)
    await inTransaction(asShop(ctx), (ctx) => addBatch(ctx, batch))
    added += batch
    onProgress(added)
  }
}

async function addBatch(ctx: Ctx, count: number): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  const first = (await ctx.db.$count(products, like(products.sku, 'KR-G%'))) + 1
  const rows = await ctx.db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const categoryIds = new Map(rows.map((row) => [row.slug, row.id]))
  await createProducts(ctx, {
    products: Array.from({ length: count }, (_, i) => toInput(first + i, categoryIds)),
  })
}

function toInput(n: number, categoryIds: Map<string, string>): CreateProductInput {
  const { category, stock, netWeight, picture, ...product } = generateProduct(n)
  return {
    ...product,
    sortOrder: 1_000 + n,
    categoryId: categoryIds.get(category) ?? '',
    images: [`/images/products/${picture}`],
    netWeightValue: netWeight.value,
    netWeightUnit: netWeight.unit,
    initialStock: stock,
  }
}
