import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CheckoutMessages } from '#shared/messages/en/orders/checkout.ts'

/** The texts of the checkout. */
export const useCheckoutMessages = pageTexts(
  import.meta.glob<Record<string, CheckoutMessages>>('./*/orders/checkout.ts', { base: '/shared/messages' }),
)
