import type { tableWords } from '#app/request/reservations/table-words.ts'
import type { ReserveLimits } from '#app/components/reservations/party-form.tsx'
import type { ReservationView, Times } from '#domain/reservations/schemas.ts'
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
