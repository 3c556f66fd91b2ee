import { checkout as checkoutEn } from '#shared/messages/en/checkout.ts'
import { order as orderEn } from '#shared/messages/en/order.ts'
import { checkout as checkoutTh } from '#shared/messages/th/checkout.ts'
import { order as orderTh } from '#shared/messages/th/order.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'

const en = { checkout: checkoutEn, order: orderEn }
const th: typeof en = { checkout: checkoutTh, order: orderTh }

/** The texts of checkout and order: they travel with those pages, in both languages, and with no other. */
export function useOrderMessages(): typeof en {
  return useLocale() === 'th' ? th : en
}
