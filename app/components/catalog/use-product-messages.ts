import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ProductMessages } from '#shared/messages/en/catalog/product.ts'

/** The texts of a product. */
export const useProductMessages = pageTexts(
  import.meta.glob<Record<string, ProductMessages>>('./*/catalog/product.ts', { base: '/shared/messages' }),
)
