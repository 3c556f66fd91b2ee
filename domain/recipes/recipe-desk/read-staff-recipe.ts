import { asc, eq } from 'drizzle-orm'
import {
  ingredients,
  products,
  recipeFacts,
  recipeLines,
  recipes,
  recipeSteps,
} from '#database/schema/index.ts'
import { NO_TEXT } from '#shared/kernel/locale.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { byNumber } from '#shared/recipes/recipe-numbers.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { dietsOf } from '../recipes/index.ts'
import type { StaffRecipe } from './views.ts'

/** Locks the recipe until the transaction ends. */
export async function lockRecipe(ctx: ShopCtx, id: string): Promise<typeof recipes.$inferSelect> {
  const [row] = await ctx.db.select().from(recipes).where(eq(recipes.id, id)).for('no key update')
  if (!row) throw new DomainError('not_found', 'recipe')
  return row
}

/**
 * A recipe with all that staff edit of it, as this transaction sees it.
 * @throws DomainError not_found
 */
export async function readStaffRecipe(ctx: Ctx, id: string): Promise<StaffRecipe> {
  const { db } = ctx
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id))
  if (!row) throw new DomainError('not_found', 'recipe')
  const lines = await db
    .select({
      key: recipeLines.key,
      ingredientId: recipeLines.ingredientId,
      productId: recipeLines.productId,
      ingredientName: ingredients.name,
      productName: products.name,
      formerName: recipeLines.name,
      amount: recipeLines.amount,
      unit: recipeLines.unit,
      note: recipeLines.note,
      part: recipeLines.part,
      isOptional: recipeLines.isOptional,
    })
    .from(recipeLines)
    .leftJoin(ingredients, eq(ingredients.id, recipeLines.ingredientId))
    .leftJoin(products, eq(products.id, recipeLines.productId))
    .where(eq(recipeLines.recipeId, id))
    .orderBy(asc(recipeLines.position))
  const steps = await db
    .select()
    .from(recipeSteps)
    .where(eq(recipeSteps.recipeId, id))
    .orderBy(asc(recipeSteps.position))
  const [facts] = await db.select().from(recipeFacts).where(eq(recipeFacts.recipeId, id))
  const { allergens = [], mayContain = [], isIncomplete = false } = facts ?? {}
  return {
    id,
    version: row.version,
    slug: row.slug,
    title: row.title,
    line: row.line,
    story: row.story,
    image: row.picture === null ? null : imageOf(ctx, row.picture),
    pictureAlt: row.pictureAlt,
    course: row.course,
    ...byNumber((name) => row[name]),
    difficulty: row.difficulty,
    spiceLevel: row.spiceLevel,
    sortOrder: row.sortOrder,
    tips: row.tips,
    related: row.related,
    lines: lines.map(({ ingredientName, productName, formerName, note, part, ...line }) => ({
      ...line,
      name: productName ?? ingredientName ?? formerName ?? NO_TEXT,
      note: note ?? NO_TEXT,
      part: part ?? NO_TEXT,
    })),
    steps: steps.map(({ title, text, uses, timerMinutes, timerLabel }) => ({
      title,
      text,
      uses,
      timer: timerMinutes === null ? null : { minutes: timerMinutes, label: timerLabel ?? NO_TEXT },
    })),
    isActive: row.isActive,
    publishedAt: row.publishedAt,
    missingTexts: row.missingTexts,
    allergens,
    mayContain: mayContain.filter((allergen) => !allergens.includes(allergen)),
    diets: facts ? dietsOf(facts) : [],
    isIncomplete,
    updatedAt: row.updatedAt,
  }
}
