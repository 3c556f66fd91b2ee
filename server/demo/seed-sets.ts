import { inArray, sql } from 'drizzle-orm'
import { seedSets as sets } from '#database/seed/catalog/sets.ts'
import { categories, products } from '#database/schema/index.ts'
import { createProducts } from '#domain/catalog/catalog/index.ts'
import { writeParts } from '#domain/catalog/sets/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { SEED_LOCK } from './seed-demo.ts'

/** The boxes come after the products that the demo began with. */
const FIRST_PLACE = 50

/** Adds the boxes to a demo that has the products in them, and none of the boxes yet. */
export async function seedSets(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const slugs = [...new Set(sets.flatMap(({ slug, parts }) => [slug, ...parts]))]
    const there = await ctx.db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.slug, slugs))
    const idOf = new Map(there.map(({ slug, id }) => [slug, id]))
    if (there.length < slugs.length - sets.length || sets.some(({ slug }) => idOf.has(slug))) return
    const rows = await ctx.db.select({ id: categories.id, slug: categories.slug }).from(categories)
    const ids = await createProducts(ctx, {
      products: sets.map(({ category, parts: _, ...set }, i) => ({
        ...set,
        categoryId: rows.find(({ slug }) => slug === category)?.id ?? '',
        sortOrder: FIRST_PLACE + i,
        images: [`/images/products/${set.slug}`],
        // The parts say the weight.
        netWeightValue: 1,
        netWeightUnit: 'g',
        initialStock: 0,
      })),
    })
    for (const [i, { parts }] of sets.entries()) {
      await writeParts(ctx, {
        productId: ids[i] ?? '',
        parts: parts.map((slug) => ({ productId: idOf.get(slug) ?? '', quantity: 1 })),
      })
    }
  })
}
