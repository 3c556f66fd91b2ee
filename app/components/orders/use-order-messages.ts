import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'

/** The texts of an order. */
export const useOrderMessages = pageTexts(
  import.meta.glob<Record<string, OrderMessages>>('./*/orders/order.ts', { base: '/shared/messages' }),
)
