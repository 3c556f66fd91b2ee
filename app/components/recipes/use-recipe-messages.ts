import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipeMessages } from '#shared/messages/en/recipes/recipe.ts'

/** The texts of a recipe. */
export const useRecipeMessages = pageTexts<RecipeMessages>({
  en: async () => (await import('#shared/messages/en/recipes/recipe.ts')).recipe,
  th: async () => (await import('#shared/messages/th/recipes/recipe.ts')).recipe,
})
