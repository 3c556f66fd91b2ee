import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  formerRecipeSlugs,
  ingredients,
  recipeFacts,
  recipeLines,
  recipes,
  recipeSteps,
} from '#database/schema/index.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { inLocale, listProductsById, listSizesInStock } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { MOST_RELATED } from '#shared/recipes/recipe-fields.ts'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { cardColumns, readCards, toRecipeCard } from './internal.ts'
import { policy } from './policy.ts'
import type { RecipeKey } from './schemas.ts'
import type { RecipeCard, RecipeDetail, RecipeLine, RecipeStep } from './views.ts'

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

type Found = { recipe: RecipeDetail; related: RecipeCard[] }

/**
 * A recipe of the shop by record id or slug, with those that go with it. A slug that it had before finds it too: compare
 * it with the recipe's.
 * @throws DomainError not_found
 */
export async function getRecipe(ctx: Ctx, key: RecipeKey): Promise<Found> {
  return readRecipe(ctx, key, eq(recipes.isActive, true))
}

/**
 * A recipe as its page will show it, drafts too.
 * @throws DomainError forbidden, not_found
 */
export async function previewRecipe(ctx: Ctx, key: RecipeKey): Promise<Found> {
  policy.previewRecipe(ctx)
  return inTransaction(ctx, (ctx) => readRecipe(ctx, key, undefined))
}

async function readRecipe(ctx: Ctx, { id, language }: RecipeKey, isSeen: SQL | undefined): Promise<Found> {
  const [row] = await ctx.readDb
    .select({
      ...cardColumns(language),
      story: inLocale(recipes.story, language),
      ...byNumber((name) => recipes[name]),
      tips: recipes.tips,
      related: recipes.related,
      isActive: recipes.isActive,
      allergens: recipeFacts.allergens,
      mayContain: recipeFacts.mayContain,
      isIncomplete: recipeFacts.isIncomplete,
    })
    .from(recipes)
    .leftJoin(recipeFacts, eq(recipeFacts.recipeId, recipes.id))
    .where(and(isSeen, uuid.test(id) ? eq(recipes.id, id) : hasSlug(ctx, id.toLowerCase())))
  if (!row) throw new DomainError('not_found', 'recipe')
  const { story, tips, related, ...rest } = row
  const { isActive, isIncomplete, ...others } = rest
  // A draft without a line has nothing in it.
  const { allergens, mayContain, ...cardRow } = {
    ...others,
    allergens: others.allergens ?? [],
    mayContain: others.mayContain ?? [],
  }
  return {
    recipe: {
      ...toRecipeCard(ctx, cardRow, language),
      story,
      ...byNumber((name) => row[name]),
      allergens,
      // Leaves out what the recipe surely contains.
      mayContain: mayContain.filter((allergen) => !allergens.includes(allergen)),
      isIncomplete: isIncomplete ?? false,
      isDraft: !isActive,
      lines: await readLines(ctx, row.id, language),
      steps: await readSteps(ctx, row.id, language),
      tips: tips.map((tip) => pick(tip, language)),
    },
    related: await readCards(ctx, { language, where: inArray(recipes.slug, related), limit: MOST_RELATED }),
  }
}

/** Matches a recipe's slug, or one that it had before. As one value it is looked up in an index. */
function hasSlug({ readDb }: Ctx, slug: string): SQL {
  const present = readDb.select({ id: recipes.id }).from(recipes).where(eq(recipes.slug, slug))
  const former = readDb
    .select({ id: formerRecipeSlugs.recipeId })
    .from(formerRecipeSlugs)
    .where(eq(formerRecipeSlugs.slug, slug))
  return eq(recipes.id, sql`(${present} union all ${former} limit 1)`)
}

async function readLines(ctx: Ctx, recipeId: string, language: Locale): Promise<RecipeLine[]> {
  const rows = await ctx.readDb
    .select({
      key: recipeLines.key,
      productId: recipeLines.productId,
      productName: inLocale(recipeLines.name, language),
      ingredientName: inLocale(ingredients.name, language),
      counted: sql<string | null>`${ingredients.counted} ->> ${language}`,
      amount: recipeLines.amount,
      unit: recipeLines.unit,
      note: inLocale(recipeLines.note, language),
      part: inLocale(recipeLines.part, language),
      swap: inLocale(ingredients.swap, language),
      isOptional: recipeLines.isOptional,
    })
    .from(recipeLines)
    .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId))
    .where(eq(recipeLines.recipeId, recipeId))
    .orderBy(asc(recipeLines.position))
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const shown = new Map(
    (await listProductsById(ctx, { ids, language })).map((product) => [product.id, product]),
  )
  const instead = await readInstead(ctx, [...shown.values()], language)
  return rows.map(({ productId, productName, ingredientName, counted, note, part, swap, ...line }) => {
    const product = productId ? shown.get(productId) : undefined
    return {
      ...line,
      // The product's name of today, if the shop still has it.
      name: product?.name ?? ingredientName ?? productName,
      counted: counted ?? '',
      note: note ?? '',
      part: part ?? '',
      swap: swap ?? '',
      ...(product && {
        product: instead.get(product.id) ?? { ...product, isOtherSize: false },
      }),
    }
  })
}

type Product = NonNullable<RecipeLine['product']>

/** Reads another size of each product that is sold out, where one is in stock, to be bought in its place. */
async function readInstead(
  ctx: Ctx,
  shown: Omit<Product, 'isOtherSize'>[],
  language: Locale,
): Promise<Map<string, Product>> {
  const soldOut = shown.filter(({ stock, fromCents }) => stock.state === 'out_of_stock' && fromCents !== null)
  const sizes = await listSizesInStock(ctx, { productIds: soldOut.map(({ id }) => id) })
  const found = await listProductsById(ctx, { ids: [...sizes.values()], language })
  const byId = new Map(found.map((product) => [product.id, { ...product, isOtherSize: true }]))
  return new Map(
    [...sizes].flatMap(([mainId, id]) => {
      const size = byId.get(id)
      return size ? [[mainId, size] as const] : []
    }),
  )
}

async function readSteps(ctx: Ctx, recipeId: string, language: Locale): Promise<RecipeStep[]> {
  const rows = await ctx.readDb
    .select({
      title: inLocale(recipeSteps.title, language),
      text: inLocale(recipeSteps.text, language),
      uses: recipeSteps.uses,
      minutes: recipeSteps.timerMinutes,
      label: inLocale(recipeSteps.timerLabel, language),
    })
    .from(recipeSteps)
    .where(eq(recipeSteps.recipeId, recipeId))
    .orderBy(asc(recipeSteps.position))
  return rows.map(({ minutes, label, ...step }) => ({
    ...step,
    ...(minutes !== null && { timer: { minutes, label } }),
  }))
}
