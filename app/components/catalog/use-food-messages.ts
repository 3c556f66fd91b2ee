import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { FoodMessages } from '#shared/messages/en/catalog/food.ts'

/** The names of allergens and diets. */
export const useFoodMessages = pageTexts<FoodMessages>({
  en: async () => (await import('#shared/messages/en/catalog/food.ts')).food,
  th: async () => (await import('#shared/messages/th/catalog/food.ts')).food,
})
