import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { FavouriteMessages } from '#shared/messages/en/recipes/favourites.ts'

/** The texts of favourites. */
export const useFavouriteMessages = pageTexts(
  import.meta.glob<Record<string, FavouriteMessages>>('./*/recipes/favourites.ts', {
    base: '/shared/messages',
  }),
)
