import { existsSync } from 'node:fs'
import { inArray, sql } from 'drizzle-orm'
import { seedCategories, seedProducts } from '#database/seed/catalogue/index.ts'
import { seedIngredients } from '#database/seed/ingredients/index.ts'
import { seedRecipes } from '#database/seed/recipes/index.ts'
import { categories, products, recipes } from '#database/schema/index.ts'
import { createProducts } from '#domain/catalog/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/context.ts'
import { createRecipes } from '#domain/recipes/index.ts'

/** An arbitrary number that nothing else uses for a lock. */
export const SEED_LOCK = 727_002

/**
 * Fills an empty shop with the demo's categories and products, and with its recipes, if it has those products. What is
 * there already stays as it is.
 */
export async function seedDemo(ctx: Ctx): Promise<void> {
  await inTransaction(asShop(ctx), async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await ctx.db.$count(products)) === 0) await addProducts(ctx)
    if ((await ctx.db.$count(recipes)) === 0) await addRecipes(ctx)
  })
}

async function addProducts(ctx: ShopCtx): Promise<void> {
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
}

/** A shop with a catalogue of its own has recipes of its own. */
async function addRecipes(ctx: ShopCtx): Promise<void> {
  const slugs = new Set(seedRecipes.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? [])))
  const known = await ctx.db.$count(products, inArray(products.slug, [...slugs]))
  if (known < slugs.size) return
  await createRecipes(ctx, { ingredients: seedIngredients, recipes: seedRecipes })
}

function hasPicture(slug: string): boolean {
  return existsSync(new URL(`../../public/images/products/${slug}-640.webp`, import.meta.url))
}
