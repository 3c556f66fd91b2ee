import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipeMessages } from '#shared/messages/en/kitchen/recipe.ts'

/** The texts of a recipe. */
export const useRecipeMessages = pageTexts<RecipeMessages>({
  en: async () => (await import('#shared/messages/en/kitchen/recipe.ts')).recipe,
  th: async () => (await import('#shared/messages/th/kitchen/recipe.ts')).recipe,
})
