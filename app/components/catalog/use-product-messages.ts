import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ProductMessages } from '#shared/messages/en/catalog/product.ts'

/** The texts of a product. */
export const useProductMessages = pageTexts<ProductMessages>({
  en: async () => (await import('#shared/messages/en/catalog/product.ts')).product,
  th: async () => (await import('#shared/messages/th/catalog/product.ts')).product,
})
