import { product as en, type ProductMessages } from '#shared/messages/en/product.ts'
import { product as th } from '#shared/messages/th/product.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

/** The texts of this page in the page's language. */
export function useProductMessages(): ProductMessages {
  return useLocale() === 'th' ? th : en
}
