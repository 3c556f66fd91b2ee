import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ContactMessages } from '#shared/messages/en/customers/contact.ts'

/** The texts of the pages where people write to the shop. */
export const useContactMessages = pageTexts<ContactMessages>({
  en: async () => (await import('#shared/messages/en/customers/contact.ts')).contact,
  th: async () => (await import('#shared/messages/th/customers/contact.ts')).contact,
})
