import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipesMessages } from '#shared/messages/en/recipes/recipes.ts'

/** The texts on cards of recipes. */
export const useRecipesMessages = pageTexts<RecipesMessages>({
  en: async () => (await import('#shared/messages/en/recipes/recipes.ts')).recipes,
  th: async () => (await import('#shared/messages/th/recipes/recipes.ts')).recipes,
})
