import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipesMessages } from '#shared/messages/en/kitchen/recipes.ts'

/** What cards of recipes say. */
export const useRecipesMessages = pageTexts<RecipesMessages>({
  en: async () => (await import('#shared/messages/en/kitchen/recipes.ts')).recipes,
  th: async () => (await import('#shared/messages/th/kitchen/recipes.ts')).recipes,
})
