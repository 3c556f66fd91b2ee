import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { FoodMessages } from '#shared/messages/en/catalog/food.ts'

/** The names of allergens and diets. */
export const useFoodMessages = pageTexts(
  import.meta.glob<Record<string, FoodMessages>>('./*/catalog/food.ts', { base: '/shared/messages' }),
)
