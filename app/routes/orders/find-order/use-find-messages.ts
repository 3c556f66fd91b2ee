import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { FindOrderMessages } from '#shared/messages/en/orders/find.ts'

/** The texts of the page that looks for a lost order. */
export const useFindMessages = pageTexts<FindOrderMessages>({
  en: async () => (await import('#shared/messages/en/orders/find.ts')).findOrder,
  th: async () => (await import('#shared/messages/th/orders/find.ts')).findOrder,
})
