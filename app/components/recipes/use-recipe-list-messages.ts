import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipeListMessages } from '#shared/messages/en/recipes/recipe-list.ts'

/** The texts of the list of recipes. */
export const useRecipeListMessages = pageTexts<RecipeListMessages>({
  en: async () => (await import('#shared/messages/en/recipes/recipe-list.ts')).recipeList,
  th: async () => (await import('#shared/messages/th/recipes/recipe-list.ts')).recipeList,
})
