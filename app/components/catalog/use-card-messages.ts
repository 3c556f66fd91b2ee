import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CardMessages } from '#shared/messages/en/catalog/card.ts'

/** The texts of a product's card, which other pages than lists show too. */
export const useCardMessages = pageTexts(
  import.meta.glob<Record<string, CardMessages>>('./*/catalog/card.ts', { base: '/shared/messages' }),
)
