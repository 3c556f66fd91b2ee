import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ViewedMessages } from '#shared/messages/en/catalog/viewed.ts'

/** The texts about the products that were looked at before. */
export const useViewedMessages = pageTexts<ViewedMessages>({
  en: async () => (await import('#shared/messages/en/catalog/viewed.ts')).viewed,
  th: async () => (await import('#shared/messages/th/catalog/viewed.ts')).viewed,
})
