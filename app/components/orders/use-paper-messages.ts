import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PaperMessages } from '#shared/messages/en/orders/papers.ts'

/** The texts of an order's tax documents and refunds. */
export const usePaperMessages = pageTexts(
  import.meta.glob<Record<string, PaperMessages>>('./*/orders/papers.ts', { base: '/shared/messages' }),
)
