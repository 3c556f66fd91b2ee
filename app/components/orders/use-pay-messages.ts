import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PayMessages } from '#shared/messages/en/orders/pay.ts'

/** The texts of what leads to a provider’s pages. */
export const usePayMessages = pageTexts<PayMessages>({
  en: async () => (await import('#shared/messages/en/orders/pay.ts')).pay,
  th: async () => (await import('#shared/messages/th/orders/pay.ts')).pay,
})
