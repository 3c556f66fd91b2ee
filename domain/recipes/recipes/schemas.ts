import { z } from 'zod'
import { allergen } from '#shared/catalog/allergen-field.ts'
import { type Allergen, DIET_TAGS, type SpiceLevel } from '#shared/catalog/food.ts'
import { LOCALES, type LocalizedText, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Course, DietKind, Difficulty, Unit } from '#shared/recipes/recipe-fields.ts'
import { listOf, optionalLine } from '#shared/kernel/validation.ts'

/** Query strings, so numbers arrive as text. */
export const listRecipesInput = z.object({
  language: z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the texts.'),
  search: optionalLine(100).describe('Words of its title, its line or what is in it.'),
  product: optionalLine(80).describe('Slug of a product that is in it.'),
  diet: z.enum(DIET_TAGS).optional(),
  minutes: z.coerce.number().int().min(1).max(1440).optional().describe('At most so many minutes in all.'),
  spice: z.coerce.number().int().min(0).max(5).optional().describe('At most this spice level.'),
  without: listOf(allergen).describe(
    'Allergens that no ingredient contains, or may contain; with commas between.',
  ),
})
export type ListRecipesInput = z.infer<typeof listRecipesInput>
export type RecipeFilters = Omit<ListRecipesInput, 'language'>

/** A product that some recipe is cooked with. */
export type CookedWith = { slug: string; name: string }

export const recipeKey = z.object({
  id: z
    .string()
    .trim()
    .min(1, 'required')
    .max(80, 'too_long')
    .regex(/^[a-z0-9-]+$/i, 'invalid'),
  language: z.enum(LOCALES).default(DEFAULT_LOCALE),
})
export type RecipeKey = z.infer<typeof recipeKey>

export type CreateRecipeInput = {
  slug: string
  title: LocalizedText
  line: LocalizedText
  story: LocalizedText
  picture: string | null
  pictureAlt: LocalizedText
  course: Course
  prepMinutes: number
  cookMinutes: number
  restMinutes?: number
  servings: number
  difficulty: Difficulty
  spiceLevel: SpiceLevel
  lines: {
    id: string
    ingredient?: string
    /** Slug of a product. */
    product?: string
    amount?: number
    unit?: Unit
    note?: LocalizedText
    part?: LocalizedText
    isOptional?: boolean
  }[]
  steps: {
    title: LocalizedText
    text: LocalizedText
    uses: string[]
    timer?: { minutes: number; label: LocalizedText }
  }[]
  tips: LocalizedText[]
  related: string[]
}

export type IngredientInput = {
  id: string
  name: LocalizedText
  counted?: LocalizedText
  allergens: Allergen[]
  diet: DietKind
  swap?: LocalizedText
}
