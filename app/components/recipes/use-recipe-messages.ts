import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipeMessages } from '#shared/messages/en/recipes/recipe.ts'

/** The texts of a recipe. */
export const useRecipeMessages = pageTexts(
  import.meta.glob<Record<string, RecipeMessages>>('./*/recipes/recipe.ts', { base: '/shared/messages' }),
)
