import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { MyReservationMessages } from '#shared/messages/en/restaurant/my-reservation.ts'

/** The texts of one's own reservation. */
export const useMyReservationMessages = pageTexts(
  import.meta.glob<Record<string, MyReservationMessages>>('./*/restaurant/my-reservation.ts', {
    base: '/shared/messages',
  }),
)
