import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { BackInStockMessages } from '#shared/messages/en/catalog/back-in-stock.ts'

/** The texts of asking to be told when a product is back. */
export const useBackInStockMessages = pageTexts<BackInStockMessages>({
  en: async () => (await import('#shared/messages/en/catalog/back-in-stock.ts')).backInStock,
  th: async () => (await import('#shared/messages/th/catalog/back-in-stock.ts')).backInStock,
})
