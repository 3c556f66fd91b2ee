import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddressMessages } from '#shared/messages/en/orders/addresses.ts'

/** The texts of the page of saved addresses. */
export const useAddressMessages = pageTexts<AddressMessages>({
  en: async () => (await import('#shared/messages/en/orders/addresses.ts')).addresses,
  th: async () => (await import('#shared/messages/th/orders/addresses.ts')).addresses,
})
