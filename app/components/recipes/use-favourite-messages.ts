import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { FavouriteMessages } from '#shared/messages/en/recipes/favourites.ts'

/** The texts of favourites. */
export const useFavouriteMessages = pageTexts<FavouriteMessages>({
  en: async () => (await import('#shared/messages/en/recipes/favourites.ts')).favourites,
  th: async () => (await import('#shared/messages/th/recipes/favourites.ts')).favourites,
})
