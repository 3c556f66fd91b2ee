import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { CheckoutMessages } from '#shared/messages/en/orders/checkout.ts'

/** The texts of the checkout. */
export const useCheckoutMessages = pageTexts<CheckoutMessages>({
  en: async () => (await import('#shared/messages/en/orders/checkout.ts')).checkout,
  th: async () => (await import('#shared/messages/th/orders/checkout.ts')).checkout,
})
