import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { AddedMessages } from '#shared/messages/en/orders/added.ts'

/** The texts of the sheet that opens after adding. */
export const useAddedMessages = pageTexts(
  import.meta.glob<Record<string, AddedMessages>>('./*/orders/added.ts', { base: '/shared/messages' }),
)
