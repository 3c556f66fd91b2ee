import { inArray } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { NewsletterBlock } from '#shared/newsletters/newsletter-content.ts'
import { listProductsById } from '#domain/catalog/catalog/index.ts'
import type { ProductCard } from '#domain/catalog/catalog/views.ts'
import type { RecipeCard } from '#domain/recipes/recipes/views.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { listRecipes } from '#domain/recipes/recipes/index.ts'

/** The products and recipes that a newsletter leads to, as the shop shows them now, by slug. */
export type Shown = { products: Map<string, ProductCard>; recipes: Map<string, RecipeCard> }

/** Reads the products and recipes that a newsletter names. Those that the shop does not show are left out. */
export async function findShown(
  ctx: ShopCtx,
  { blocks, language }: { blocks: NewsletterBlock[]; language: Locale },
): Promise<Shown> {
  const slugsOf = (kind: 'product' | 'recipe') =>
    blocks.flatMap((block) => (block.kind === kind ? [block.slug] : []))
  const [productSlugs, recipeSlugs] = [slugsOf('product'), slugsOf('recipe')]
  const rows =
    productSlugs.length === 0
      ? []
      : await ctx.db.select({ id: products.id }).from(products).where(inArray(products.slug, productSlugs))
  const cards = await listProductsById(ctx, { ids: rows.map(({ id }) => id), language })
  const recipes = recipeSlugs.length === 0 ? [] : await listRecipes(ctx, { language })
  return {
    products: new Map(cards.map((card) => [card.slug, card])),
    recipes: new Map(recipes.map((card) => [card.slug, card])),
  }
}
