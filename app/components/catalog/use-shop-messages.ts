import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ShopMessages } from '#shared/messages/en/catalog/shop.ts'

/** The texts of lists of products, and of their pages. */
export const useShopMessages = pageTexts<ShopMessages>({
  en: async () => (await import('#shared/messages/en/catalog/shop.ts')).shop,
  th: async () => (await import('#shared/messages/th/catalog/shop.ts')).shop,
})
