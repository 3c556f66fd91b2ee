import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { OfflineMessages } from '#shared/messages/en/recipes/offline.ts'

/** The texts where there is no network. */
export const useOfflineMessages = pageTexts<OfflineMessages>({
  en: async () => (await import('#shared/messages/en/recipes/offline.ts')).offline,
  th: async () => (await import('#shared/messages/th/recipes/offline.ts')).offline,
})
