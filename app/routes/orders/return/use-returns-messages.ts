import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReturnsMessages } from '#shared/messages/en/orders/returns.ts'

/** The texts of the page on which a buyer asks to return something. */
export const useReturnsMessages = pageTexts(
  import.meta.glob<Record<string, ReturnsMessages>>('./*/orders/returns.ts', { base: '/shared/messages' }),
)
