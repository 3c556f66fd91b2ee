import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PurchaseMessages } from '#shared/messages/en/orders/purchase.ts'

/** The texts that checkout and orders share: provinces, ways to pay, totals. */
export const usePurchaseMessages = pageTexts<PurchaseMessages>({
  en: async () => (await import('#shared/messages/en/orders/purchase.ts')).purchase,
  th: async () => (await import('#shared/messages/th/orders/purchase.ts')).purchase,
})
