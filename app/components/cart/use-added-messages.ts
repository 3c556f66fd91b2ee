import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddedMessages } from '#shared/messages/en/buying/added.ts'

/** What the sheet says that opens after adding. */
export const useAddedMessages = pageTexts<AddedMessages>({
  en: async () => (await import('#shared/messages/en/buying/added.ts')).added,
  th: async () => (await import('#shared/messages/th/buying/added.ts')).added,
})
