import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'

/** The texts of an order. */
export const useOrderMessages = pageTexts<OrderMessages>({
  en: async () => (await import('#shared/messages/en/orders/order.ts')).order,
  th: async () => (await import('#shared/messages/th/orders/order.ts')).order,
})
