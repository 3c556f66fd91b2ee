import { z } from 'zod'
import { HEATS } from '#shared/catalog/product-filters.ts'
import { allergen } from '#shared/catalog/allergen-field.ts'
import { DIET_TAGS } from '#shared/catalog/food.ts'
import { listOf } from '#shared/kernel/validation.ts'
import { listProductsInput } from '#domain/catalog/catalog/schemas.ts'
import type { RecipeCard } from '#domain/recipes/recipes/views.ts'
import type { Understood } from './views.ts'

/** The input of `GET /api/products` and of the shop page. */
export const searchProductsInput = listProductsInput.extend({
  heat: z.enum(HEATS).optional().describe('How hot it is.'),
  diet: listOf(z.enum(DIET_TAGS)).describe('What its label says it is, with commas between.'),
  without: listOf(allergen).describe(
    'Allergens that its label does not name, nor traces of them; with commas between.',
  ),
})
export type SearchProductsInput = z.infer<typeof searchProductsInput>

/** The choices that the shop offers, beside its categories. */
export const CHOICES = ['mild', 'medium', 'hot', 'vegan', 'gluten_free', 'crustacean', 'peanut'] as const
export type Choice = (typeof CHOICES)[number]

export type FoundRecipes = {
  items: RecipeCard[]
  /** Undefined where the words ask nothing of what is in them. */
  understood?: Understood | undefined
}
