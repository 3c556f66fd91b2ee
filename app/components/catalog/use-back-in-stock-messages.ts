import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { BackInStockMessages } from '#shared/messages/en/catalog/back-in-stock.ts'

/** The texts of asking to be told when a product is back. */
export const useBackInStockMessages = pageTexts(
  import.meta.glob<Record<string, BackInStockMessages>>('./*/catalog/back-in-stock.ts', {
    base: '/shared/messages',
  }),
)
