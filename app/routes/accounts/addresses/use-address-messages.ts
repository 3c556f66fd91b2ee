import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddressMessages } from '#shared/messages/en/orders/addresses.ts'

/** The texts of the page of saved addresses. */
export const useAddressMessages = pageTexts(
  import.meta.glob<Record<string, AddressMessages>>('./*/orders/addresses.ts', { base: '/shared/messages' }),
)
