import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PaperMessages } from '#shared/messages/en/orders/papers.ts'

/** The texts of an order's tax documents and refunds. */
export const usePaperMessages = pageTexts<PaperMessages>({
  en: async () => (await import('#shared/messages/en/orders/papers.ts')).papers,
  th: async () => (await import('#shared/messages/th/orders/papers.ts')).papers,
})
