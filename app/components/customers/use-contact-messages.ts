import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ContactMessages } from '#shared/messages/en/customers/contact.ts'

/** The texts of the pages where people write to the shop. */
export const useContactMessages = pageTexts(
  import.meta.glob<Record<string, ContactMessages>>('./*/customers/contact.ts', { base: '/shared/messages' }),
)
