import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { categories, dishes, dishFacts, dishProducts, products, recipes } from '#database/schema/index.ts'
import type { DietTag, SpiceLevel } from '#shared/catalog/food.ts'
import { type Locale, LANGUAGES } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { altOf, imageOf } from '#domain/base/media/index.ts'
import { factColumns, inMenuOrder, isSoldOutOn, toFacts } from './internal.ts'
import type { ListMenuInput } from './schemas.ts'
import type { MenuDish } from './views.ts'

const DIETS = {
  vegan: dishFacts.isVegan,
  vegetarian: dishFacts.isVegetarian,
  gluten_free: dishFacts.isGlutenFree,
} as const satisfies Record<DietTag, unknown>

/**
 * Lists the dishes that fit all that is asked for, in the menu's order. If nobody can tell what a dish contains, it is
 * not said that something is not in it.
 */
export async function listMenu(ctx: Ctx, input: ListMenuInput): Promise<MenuDish[]> {
  const { language, diet, spice, without = [] } = input
  const rows = await ctx.readDb
    .select({
      id: dishes.id,
      course: dishes.course,
      name: inLocale(dishes.name, language),
      otherName: sql<string>`coalesce(${dishes.name} ->> ${LANGUAGES[language].fallback}, '')`,
      roman: dishes.roman,
      description: inLocale(dishes.description, language),
      priceCents: dishes.priceCents,
      picture: dishes.picture,
      pictureAlt: dishes.pictureAlt,
      spiceLevel: dishes.spiceLevel,
      soldOutOn: dishes.soldOutOn,
      recipeSlug: recipes.slug,
      recipeTitle: inLocale(recipes.title, language),
      facts: factColumns,
    })
    .from(dishes)
    .innerJoin(dishFacts, eq(dishFacts.dishId, dishes.id))
    .leftJoin(recipes, and(eq(recipes.id, dishes.recipeId), eq(recipes.isActive, true)))
    .where(
      and(
        eq(dishes.isActive, true),
        diet && eq(DIETS[diet], true),
        spice === undefined ? undefined : lte(dishes.spiceLevel, spice as SpiceLevel),
        without.length === 0
          ? undefined
          : and(
              not(sql`${dishFacts.allergens} && ${sql.param(without)}::text[]`),
              eq(dishFacts.isIncomplete, false),
            ),
      ),
    )
    .orderBy(...inMenuOrder)
  const jars = await readJars(
    ctx,
    rows.map(({ id }) => id),
    language,
  )
  return rows.map(({ picture, pictureAlt, soldOutOn, recipeSlug, recipeTitle, facts, ...dish }) => ({
    ...dish,
    ...toFacts(facts),
    image: picture ? imageOf(ctx, picture) : null,
    imageAlt: altOf(pictureAlt, dish.name, language),
    isSoldOut: isSoldOutOn(soldOutOn, ctx.now()),
    recipe: recipeSlug === null ? null : { slug: recipeSlug, title: recipeTitle },
    products: (jars.get(dish.id) ?? []).map(({ slug, name }) => ({ slug, name })),
  }))
}

/** The products of the dishes that the shop shows, by dish. */
async function readJars({ readDb }: Ctx, dishIds: string[], language: Locale) {
  const rows = await readDb
    .select({ dishId: dishProducts.dishId, slug: products.slug, name: inLocale(products.name, language) })
    .from(dishProducts)
    .innerJoin(products, eq(products.id, dishProducts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(inArray(dishProducts.dishId, dishIds), eq(products.isActive, true), eq(categories.isActive, true)),
    )
    .orderBy(asc(dishProducts.position))
  return Map.groupBy(rows, ({ dishId }) => dishId)
}
