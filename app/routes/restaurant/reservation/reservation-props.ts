import type { tableWords } from '#app/request/restaurant/table-words.ts'
import type { ReserveLimits } from '#app/components/restaurant/party-form.tsx'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import type { ReservationView } from '#domain/restaurant/reservations/views.ts'
import type { ReservationReply } from './reservation-actions.ts'

/** The subject of the page's parts. */
export type ReservationProps = {
  reservation: ReservationView & { key: string }
  /** The texts about its deposit and its jars. */
  words: ReturnType<typeof tableWords>
  limits: ReserveLimits
  times: Times | undefined
  pageReply: ReservationReply | undefined
}
