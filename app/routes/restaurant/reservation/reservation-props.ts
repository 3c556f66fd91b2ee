import type { tableWords } from '#app/request/restaurant/table-words.ts'
import type { ReserveLimits } from '#app/components/restaurant/party-form.tsx'
import type { ReservationView, Times } from '#domain/restaurant/reservations/schemas.ts'
import type { ReservationReply } from './reservation-actions.ts'

/** What the parts of the page are about. */
export type ReservationProps = {
  reservation: ReservationView & { key: string }
  /** Of its deposit and its jars. */
  words: ReturnType<typeof tableWords>
  limits: ReserveLimits
  times: Times | undefined
  pageReply: ReservationReply | undefined
}
