import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { recipeLines, recipes } from '#database/schema/index.ts'
import { inLocale, toSearch } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { policy } from './policy.ts'
import { type ListStaffRecipesInput, MOST_SEARCHED, RECIPE_PAGE, type RecipeSort } from './schemas.ts'
import type { StaffRecipeList } from './views.ts'

/** The values that the list is sorted by, the highest first: the shop's order is by the smallest number. */
const ORDERS = {
  order: {
    value: sql`(-${recipes.sortOrder}::bigint)`,
    id: recipes.id,
    types: { value: 'bigint', id: 'uuid' },
  },
  newest: latestBy(recipes.updatedAt, recipes.id),
} as const satisfies Record<RecipeSort, unknown>

/**
 * A page of all recipes, drafts too. The list is read from where the page before ended; a search gives its best
 * matches, the best first, and no further pages.
 * @throws DomainError forbidden
 */
export async function listStaffRecipes(ctx: Ctx, input: ListStaffRecipesInput): Promise<StaffRecipeList> {
  policy.listStaffRecipes(ctx)
  return inTransaction(ctx, (ctx) => (input.search ? findRecipes(ctx, input) : readPage(ctx, input)))
}

const itemColumns = (language: ListStaffRecipesInput['language']) => ({
  id: recipes.id,
  slug: recipes.slug,
  title: inLocale(recipes.title, language),
  course: recipes.course,
  isActive: recipes.isActive,
  wasPublished: sql<boolean>`${recipes.publishedAt} is not null`,
  lines: sql<number>`(select count(*)::int from recipe_lines where recipe_id = recipes.id)`,
  missing: sql<number>`cardinality(${recipes.missingTexts})`,
  updatedAt: recipes.updatedAt,
})

async function readPage(ctx: Ctx, input: ListStaffRecipesInput): Promise<StaffRecipeList> {
  const order = ORDERS[input.sort]
  const page = keysetPage(order, input, RECIPE_PAGE)
  const rows = await ctx.db
    .select({ ...itemColumns(input.language), cursor: page.cursor })
    .from(recipes)
    .where(and(filtersOf(ctx, input), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  return { ...page.of(rows), isCut: false }
}

async function findRecipes(ctx: Ctx, input: ListStaffRecipesInput): Promise<StaffRecipeList> {
  const ids = await findIds(ctx, input.search ?? '')
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select(itemColumns(input.language))
          .from(recipes)
          .where(and(inArray(recipes.id, ids), filtersOf(ctx, input)))
  const found = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => found.get(id) ?? [])
  return { items: items.slice(0, RECIPE_PAGE), previous: null, next: null, isCut: items.length > RECIPE_PAGE }
}

function filtersOf(
  { db }: Ctx,
  { state, course, product, ingredient }: ListStaffRecipesInput,
): SQL | undefined {
  const having = (condition: SQL) =>
    inArray(recipes.id, db.select({ id: recipeLines.recipeId }).from(recipeLines).where(condition))
  return and(
    state === 'shown' ? eq(recipes.isActive, true) : undefined,
    state === 'hidden' ? and(eq(recipes.isActive, false), isNotNull(recipes.publishedAt)) : undefined,
    state === 'draft' ? isNull(recipes.publishedAt) : undefined,
    state === 'untranslated' ? sql`${recipes.missingTexts} <> '{}'` : undefined,
    course ? eq(recipes.course, course) : undefined,
    product ? having(eq(recipeLines.productId, product)) : undefined,
    ingredient ? having(eq(recipeLines.ingredientId, ingredient)) : undefined,
  )
}

/** The recipes that words find, drafts too, the best first. */
async function findIds({ db }: Ctx, words: string): Promise<string[]> {
  const search = toSearch(words)
  if (!search) return []
  const { typed, patterns, named, words: all } = search
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    select search_all_recipes(${typed}, ${sql.param(patterns)}::text[], ${named}, ${all}, ${MOST_SEARCHED}) as ids`)
  return rows[0]?.ids ?? []
}
