import { z } from 'zod'
import { allergen } from '#shared/catalog/allergen-field.ts'
import {
  type Allergen,
  DIET_TAGS,
  type DietTag,
  type NetWeight,
  type SpiceLevel,
} from '#shared/catalog/food.ts'
import { LOCALES, type LocalizedText, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { Course, DietKind, Difficulty, Unit } from '#shared/recipes/recipe-fields.ts'
import type { RecipeNumber } from '#shared/recipes/recipe-numbers.ts'
import type { Rating } from '#shared/orders/review-fields.ts'
import { listOf, optionalLine } from '#shared/kernel/validation.ts'
import type { ProductCard } from '#domain/catalog/catalog/schemas.ts'

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

/** A recipe as lists show it, in one language. */
export type RecipeCard = {
  id: string
  slug: string
  title: string
  line: string
  /** Path or address without size and ending; null if there is no picture. */
  image: string | null
  imageAlt: string
  course: Course
  /** Preparing, cooking and waiting together. */
  totalMinutes: number
  servings: number
  difficulty: Difficulty
  spiceLevel: SpiceLevel
  diets: DietTag[]
  /** The rating by the reviews that are shown; null where there are none. */
  rating: Rating | null
}

/** One line of the list. `amount` is for the recipe's own servings; null means to taste. */
export type RecipeLine = {
  key: string
  name: string
  amount: number | null
  unit: Unit | null
  /** The word for what is counted: in English one of it, in Thai the word by which it is counted; else ''. */
  counted: string
  note: string
  /** '' is the dish itself. */
  part: string
  swap: string
  isOptional: boolean
  /** Set if it is a product that the shop shows. */
  product?: ProductCard & { netWeight: NetWeight }
}

export type RecipeStep = {
  title: string
  text: string
  /** Keys of the lines that are used here. */
  uses: string[]
  timer?: { minutes: number; label: string }
}

/** A recipe as its page shows it. */
export type RecipeDetail = RecipeCard &
  Record<RecipeNumber, number> & {
    story: string
    allergens: Allergen[]
    mayContain: Allergen[]
    /** A product in it is gone, so that nobody can say what it contained. */
    isIncomplete: boolean
    lines: RecipeLine[]
    steps: RecipeStep[]
    tips: string[]
    /** Only staff see it, on purpose. */
    isDraft: boolean
  }

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
