import { eq, sql } from 'drizzle-orm'
import { ingredients } from '#database/schema/index.ts'
import { type LocalizedText, NO_TEXT, LOCALES } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { StaffIngredient } from './views.ts'

export const ingredientColumns = {
  id: ingredients.id,
  version: ingredients.version,
  name: ingredients.name,
  counted: ingredients.counted,
  allergens: ingredients.allergens,
  diet: ingredients.diet,
  swap: ingredients.swap,
  recipes: sql<number>`(select count(distinct recipe_id)::int from recipe_lines where ingredient_id = ingredients.id)`,
}

type Row = Omit<StaffIngredient, 'counted' | 'swap'> & Record<'counted' | 'swap', LocalizedText | null>

export function toStaffIngredient({ counted, swap, ...row }: Row): StaffIngredient {
  return { ...row, counted: counted ?? NO_TEXT, swap: swap ?? NO_TEXT }
}

/** As its row has it: a text that is in neither language is none. */
export function toIngredientRow<T extends Record<'counted' | 'swap', LocalizedText>>(fields: T) {
  const orNull = (text: LocalizedText) => (LOCALES.every((locale) => text[locale] === '') ? null : text)
  return { ...fields, counted: orNull(fields.counted), swap: orNull(fields.swap) }
}

/** @throws DomainError not_found */
export async function readIngredient({ db }: Pick<Ctx, 'db'>, id: string): Promise<StaffIngredient> {
  const [row] = await db.select(ingredientColumns).from(ingredients).where(eq(ingredients.id, id))
  if (!row) throw new DomainError('not_found', 'ingredient')
  return toStaffIngredient(row)
}
