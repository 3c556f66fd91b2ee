import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { RecipesMessages } from '#shared/messages/en/recipes/recipes.ts'

/** The texts on cards of recipes. */
export const useRecipesMessages = pageTexts(
  import.meta.glob<Record<string, RecipesMessages>>('./*/recipes/recipes.ts', { base: '/shared/messages' }),
)
