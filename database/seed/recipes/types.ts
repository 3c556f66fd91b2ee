import type { Allergen, SpiceLevel } from '#shared/catalog/food.ts'
import type { LocalizedText } from '#shared/kernel/locale.ts'
import type { Course, DietKind, Difficulty, Unit } from '#shared/recipes/recipe-fields.ts'

/** Something that the demo's recipes are cooked with and that is not a product of ours. */
export type SeedIngredient = {
  id: string
  /** As in a list of ingredients, in lower case; what is counted, in the plural: `limes`. */
  name: LocalizedText
  /** The word for things that are counted: in English one of it, in Thai the word by which it is counted. */
  counted?: LocalizedText
  allergens: Allergen[]
  diet: DietKind
  /** A stand-in for it, and where that is found in South Africa. */
  swap?: LocalizedText
}

/** One line of a recipe's list: an ingredient, or a product by its slug. */
type SeedLine = {
  /** Unique in its recipe; steps name it. */
  id: string
  ingredient?: string
  product?: string
  /** For the recipe's own servings. None: to taste. */
  amount?: number
  unit?: Unit
  note?: LocalizedText
  part?: LocalizedText
  isOptional?: true
}

type SeedStep = {
  title: LocalizedText
  text: LocalizedText
  /** Ids of the lines used here. */
  uses: string[]
  timer?: { minutes: number; label: LocalizedText }
}

/** One recipe of the demo shop as the seed writes it. */
export type SeedRecipe = {
  slug: string
  title: LocalizedText
  /** One line under the title. */
  line: LocalizedText
  story: LocalizedText
  /** Without size and ending. */
  picture: string
  pictureAlt: LocalizedText
  course: Course
  prepMinutes: number
  cookMinutes: number
  restMinutes?: number
  servings: number
  difficulty: Difficulty
  spiceLevel: SpiceLevel
  lines: SeedLine[]
  steps: SeedStep[]
  tips: LocalizedText[]
  /** Slugs of recipes that go with it. */
  related: string[]
}
