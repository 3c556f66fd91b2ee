import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReserveMessages } from '#shared/messages/en/restaurant/reserve.ts'

/** The texts of choosing a time and reserving a table. */
export const useReserveMessages = pageTexts(
  import.meta.glob<Record<string, ReserveMessages>>('./*/restaurant/reserve.ts', {
    base: '/shared/messages',
  }),
)
