import { DataList } from '#app/components/admin/data-list.tsx'
import { EventState } from '#app/components/admin/restaurant/event-state.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffEventRow } from '#domain/restaurant/event-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Events in rows; on a phone each is a card. */
export function EventTable({ events }: { events: StaffEventRow[] }) {
  const { events: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <DataList
      label={texts.title}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', head: texts.name, cell: nameCell },
        { key: 'state', head: texts.state, isWords: true, isPlain: true, cell: stateCell },
        { key: 'when', head: texts.when, cell: ({ startDate }) => formatDateTime(startDate, locale) },
        { key: 'seats', head: texts.seatsHead, isNumber: true, cell: guestsCell },
        { key: 'waiting', head: texts.waitingHead, isNumber: true, cell: ({ waiting }) => waiting || null },
      ]}
    />
  )
}

const nameCell = (event: StaffEventRow) => <NameCell event={event} />
const stateCell = ({ phase }: StaffEventRow) => <EventState phase={phase} />
const guestsCell = (event: StaffEventRow) => <GuestsCell event={event} />

function NameCell({ event }: { event: StaffEventRow }) {
  const { events: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <LocalLink
        to="/admin/events/:id"
        params={{ id: event.id }}
        className="link inline-flex min-h-11 items-center md:min-h-8"
      >
        {pick(event.title, locale)}
      </LocalLink>
      {event.isFeatured && <span className="block text-sm font-normal text-stone">{texts.featured}</span>}
    </>
  )
}

/** The number of seats taken, and the way to who took them. */
function GuestsCell({ event }: { event: StaffEventRow }) {
  const { events: texts } = useStaffMessages()
  const taken = texts.taken(event.seatsTaken, event.seats)
  return (
    <LocalLink
      to="/admin/events/:id/guests"
      params={{ id: event.id }}
      aria-label={`${texts.guests}: ${taken}`}
      className="link inline-flex min-h-11 items-center md:min-h-8"
    >
      {taken}
    </LocalLink>
  )
}
