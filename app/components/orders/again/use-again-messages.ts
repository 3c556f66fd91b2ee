import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { OrderAgainMessages } from '#shared/messages/en/orders/again.ts'

/** The texts where an order is placed again. */
export const useAgainMessages = pageTexts<OrderAgainMessages>({
  en: async () => (await import('#shared/messages/en/orders/again.ts')).orderAgain,
  th: async () => (await import('#shared/messages/th/orders/again.ts')).orderAgain,
})
