import { reserveRefusalText } from '#app/components/restaurant/reserve-refusal-text.ts'
import type { MyReservationMessages } from '#shared/messages/en/restaurant/my-reservation.ts'
import type { ReserveMessages } from '#shared/messages/en/restaurant/reserve.ts'
import type { ReservationReply } from './reservation-actions.ts'

type Refusal = Exclude<NonNullable<ReservationReply['refusal']>, { reason: 'network' | 'unexpected' }>

/** Says why a reservation stays as it is. */
export function refusalOf(refusal: Refusal, mine: MyReservationMessages, reserve: ReserveMessages): string {
  switch (refusal.reason) {
    case 'ended':
      return mine.ended
    case 'deposit_needed':
      return mine.depositNeeded
    default:
      return reserveRefusalText(refusal, reserve)
  }
}
