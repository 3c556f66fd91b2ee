import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  formerRecipeSlugs,
  ingredients,
  products,
  recipeLines,
  recipes,
  recipeSteps,
} from '#database/schema/index.ts'
import { slugOf } from '#shared/catalog/slug-of.ts'
import { type LocalizedText, LOCALES } from '#shared/kernel/locale.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { CreateStaffRecipeInput } from './schemas.ts'
import type { StaffRecipeLine } from './views.ts'

type Written = Pick<CreateStaffRecipeInput, 'lines' | 'steps'> & {
  recipeId: string
  /** The lines that it had: one whose product is gone keeps its name. */
  before: StaffRecipeLine[]
}

const orNull = (text: LocalizedText) => (LOCALES.every((locale) => text[locale] === '') ? null : text)

/**
 * Writes the lines and steps of a recipe again.
 * @returns the place of the first line whose ingredient or product does not exist; then nothing is to be kept
 */
export async function writeLinesAndSteps(ctx: ShopCtx, written: Written): Promise<number | undefined> {
  const { recipeId, lines, steps, before } = written
  const nameOf = await readNames(ctx, lines)
  const former = new Map(before.flatMap((one) => (isGone(one) ? [[one.key, one.name]] : [])))
  const unknown = lines.findIndex(({ key, ingredientId, productId, isGone }) =>
    isGone ? !former.has(key) : !nameOf.has(productId ?? ingredientId ?? ''),
  )
  if (unknown >= 0) return unknown
  await ctx.db.delete(recipeLines).where(eq(recipeLines.recipeId, recipeId))
  await ctx.db.delete(recipeSteps).where(eq(recipeSteps.recipeId, recipeId))
  if (lines.length > 0) {
    await ctx.db.insert(recipeLines).values(
      lines.map(({ ingredientId, productId, isGone: _, note, part, ...line }, position) => ({
        ...line,
        recipeId,
        position,
        ingredientId: ingredientId ?? null,
        productId: productId ?? null,
        name: productId === undefined ? (former.get(line.key) ?? null) : (nameOf.get(productId) ?? null),
        ...(ingredientId !== undefined && { name: null }),
        note: orNull(note),
        part: orNull(part),
      })),
    )
  }
  if (steps.length > 0) {
    await ctx.db.insert(recipeSteps).values(
      steps.map(({ timer, ...step }, position) => ({
        ...step,
        recipeId,
        position,
        timerMinutes: timer?.minutes ?? null,
        timerLabel: timer?.label ?? null,
      })),
    )
  }
  return undefined
}

const isGone = ({ ingredientId, productId }: StaffRecipeLine) => ingredientId === null && productId === null

/** Reads the names of the ingredients and products, by their ids. */
async function readNames({ db }: ShopCtx, lines: CreateStaffRecipeInput['lines']) {
  const ofIngredients = lines.flatMap(({ ingredientId }) => ingredientId ?? [])
  const ofProducts = lines.flatMap(({ productId }) => productId ?? [])
  const rows: { id: string; name: LocalizedText }[] = []
  if (ofIngredients.length > 0) {
    rows.push(
      ...(await db
        .select({ id: ingredients.id, name: ingredients.name })
        .from(ingredients)
        .where(inArray(ingredients.id, ofIngredients))),
    )
  }
  if (ofProducts.length > 0) {
    rows.push(
      ...(await db
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(inArray(products.id, ofProducts))),
    )
  }
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** True if another recipe has the address. */
export async function isSlugTaken({ db }: ShopCtx, slug: string, recipeId?: string): Promise<boolean> {
  const isOther = recipeId === undefined ? undefined : ne(recipes.id, recipeId)
  return (await db.$count(recipes, and(eq(recipes.slug, slug), isOther))) > 0
}

/** A free address made of the English title, which leads to no other recipe yet. */
export async function freeRecipeSlug({ db }: ShopCtx, title: string): Promise<string> {
  const base = slugOf(title, 'recipe')
  const like = `^${base}-[0-9]+$`
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from recipes where slug = ${base} or slug ~ ${like}
    union select slug from former_recipe_slugs where slug = ${base} or slug ~ ${like}`)
  const taken = new Set(rows.map((row) => row.slug))
  let slug = base
  for (let i = 2; taken.has(slug); i += 1) slug = `${base}-${i}`
  return slug
}

/** The old address leads to the recipe from now on, the new one to nothing else; those that go with it know it. */
export async function moveRecipeSlug(ctx: ShopCtx, id: string, from: string, to: string): Promise<void> {
  await ctx.db.delete(formerRecipeSlugs).where(eq(formerRecipeSlugs.slug, to))
  await ctx.db
    .insert(formerRecipeSlugs)
    .values({ slug: from, recipeId: id, createdAt: ctx.now() })
    .onConflictDoNothing()
  await ctx.db
    .update(recipes)
    .set({ related: sql`array_replace(${recipes.related}, ${from}, ${to})` })
    .where(sql`${from} = any(${recipes.related})`)
}

/** Turns what the database says of two writers at once into the refusal that a moment later would have met. */
export async function refusingTakenSlug<T>(
  work: () => Promise<T>,
): Promise<T | { ok: false; reason: 'slug_taken' }> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { constraint?: string } | undefined) : undefined
    if (cause?.constraint !== 'recipes_slug_key' && cause?.constraint !== 'recipes_slug_unique') throw error
    return { ok: false, reason: 'slug_taken' }
  }
}
