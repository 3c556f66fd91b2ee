import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipeListMessages } from '#shared/messages/en/recipes/recipe-list.ts'

/** The texts of the list of recipes. */
export const useRecipeListMessages = pageTexts(
  import.meta.glob<Record<string, RecipeListMessages>>('./*/recipes/recipe-list.ts', {
    base: '/shared/messages',
  }),
)
