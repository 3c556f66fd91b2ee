import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MyReservationMessages } from '#shared/messages/en/restaurant/my-reservation.ts'

/** The texts of one's own reservation. */
export const useMyReservationMessages = pageTexts<MyReservationMessages>({
  en: async () => (await import('#shared/messages/en/restaurant/my-reservation.ts')).myReservation,
  th: async () => (await import('#shared/messages/th/restaurant/my-reservation.ts')).myReservation,
})
