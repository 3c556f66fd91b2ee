import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PayMessages } from '#shared/messages/en/orders/pay.ts'

/** The texts of what leads to a provider’s pages. */
export const usePayMessages = pageTexts(
  import.meta.glob<Record<string, PayMessages>>('./*/orders/pay.ts', { base: '/shared/messages' }),
)
