import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddressMessages } from '#shared/messages/en/orders/addresses.ts'
import type { ChangeOrderMessages } from '#shared/messages/en/orders/change-order.ts'

/** The texts of the page on which a buyer changes an order. */
export const useChangeMessages = pageTexts(
  import.meta.glob<Record<string, ChangeOrderMessages>>('./*/orders/change-order.ts', {
    base: '/shared/messages',
  }),
)

/** The names of an address's fields. */
export const useAddressMessages = pageTexts(
  import.meta.glob<Record<string, AddressMessages>>('./*/orders/addresses.ts', { base: '/shared/messages' }),
)
