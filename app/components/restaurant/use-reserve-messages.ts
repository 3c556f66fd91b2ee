import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReserveMessages } from '#shared/messages/en/restaurant/reserve.ts'

/** The texts of choosing a time and reserving a table. */
export const useReserveMessages = pageTexts<ReserveMessages>({
  en: async () => (await import('#shared/messages/en/restaurant/reserve.ts')).reserve,
  th: async () => (await import('#shared/messages/th/restaurant/reserve.ts')).reserve,
})
