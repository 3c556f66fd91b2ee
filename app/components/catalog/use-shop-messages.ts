import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ShopMessages } from '#shared/messages/en/catalog/shop.ts'

/** The texts of lists of products, and of their pages. */
export const useShopMessages = pageTexts(
  import.meta.glob<Record<string, ShopMessages>>('./*/catalog/shop.ts', { base: '/shared/messages' }),
)
