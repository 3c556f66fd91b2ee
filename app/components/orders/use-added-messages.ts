import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddedMessages } from '#shared/messages/en/orders/added.ts'

/** The texts of the sheet that opens after adding. */
export const useAddedMessages = pageTexts<AddedMessages>({
  en: async () => (await import('#shared/messages/en/orders/added.ts')).added,
  th: async () => (await import('#shared/messages/th/orders/added.ts')).added,
})
