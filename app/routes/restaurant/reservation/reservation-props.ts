import type { ReserveLimits } from '#app/components/reservations/party-form.tsx'
import type { ReservationView, Times } from '#domain/reservations/schemas.ts'
import type { ReservationReply } from './reservation-actions.ts'

/** What the parts of the page are about. */
export type ReservationProps = {
  reservation: ReservationView & { key: string }
  limits: ReserveLimits
  times: Times | undefined
  pageReply: ReservationReply | undefined
}
