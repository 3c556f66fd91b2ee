import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ShopMessages } from '#shared/messages/en/shop.ts'

/** The texts of lists of products, and of their pages. */
export const useShopMessages = pageTexts<ShopMessages>({
  en: async () => (await import('#shared/messages/en/shop.ts')).shop,
  th: async () => (await import('#shared/messages/th/shop.ts')).shop,
})
