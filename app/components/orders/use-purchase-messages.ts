import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PurchaseMessages } from '#shared/messages/en/orders/purchase.ts'

/** The texts that checkout and orders share: provinces, ways to pay, totals. */
export const usePurchaseMessages = pageTexts(
  import.meta.glob<Record<string, PurchaseMessages>>('./*/orders/purchase.ts', { base: '/shared/messages' }),
)
