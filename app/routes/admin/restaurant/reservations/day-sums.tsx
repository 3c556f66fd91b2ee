import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'

/** The day in a line: how many come, how many sit, how many wait. */
export function DaySums({ day: { reservations, waitlist } }: { day: ServiceDay }) {
  const { reservations: texts } = useStaffMessages()
  const come = reservations.filter(({ status }) => ['confirmed', 'seated', 'finished'].includes(status))
  const guests = (parties: typeof come) => parties.reduce((sum, { partySize }) => sum + partySize, 0)
  const seated = come.filter(({ status }) => status === 'seated')
  return (
    <p className="text-lg tabular-nums">
      <span className="font-semibold">
        {come.length === 0 ? texts.none : `${texts.parties(come.length)}, ${texts.guests(guests(come))}`}
      </span>
      {seated.length > 0 && ` · ${texts.atTable(guests(seated))}`}
      {waitlist.length > 0 && ` · ${texts.waiting(waitlist.length)}`}
    </p>
  )
}
