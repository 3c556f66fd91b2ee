import { Badge, type BadgeTone } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'

const TONES: Record<ReservationState, BadgeTone> = {
  held: 'plain',
  awaiting_deposit: 'waiting',
  confirmed: 'waiting',
  seated: 'good',
  finished: 'plain',
  cancelled: 'bad',
  no_show: 'bad',
  lapsed: 'plain',
}

/** The state of a reservation. */
export function ReservationBadge({ status }: { status: ReservationState }) {
  const { reservations: texts } = useStaffMessages()
  return <Badge tone={TONES[status]}>{texts.states[status]}</Badge>
}
