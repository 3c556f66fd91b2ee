import type { Column } from '#app/components/admin/data-list.tsx'
import { EventState } from '#app/components/admin/restaurant/event-state.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffEventRow } from '#domain/restaurant/event-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { pick } from '#shared/kernel/locale.ts'

/** An event, its phase, and the way to its guests. */
export function useEventColumns(): Column<StaffEventRow>[] {
  const { events: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    {
      key: 'name',
      head: texts.name,
      cell: ({ id, title, isFeatured }) => (
        <>
          <RowLink to="/admin/events/:id" params={{ id }}>
            {pick(title, locale)}
          </RowLink>
          {isFeatured && <span className="block text-sm font-normal text-stone">{texts.featured}</span>}
        </>
      ),
    },
    {
      key: 'state',
      head: texts.state,
      isWords: true,
      isPlain: true,
      cell: ({ phase }) => <EventState phase={phase} />,
    },
    { key: 'when', head: texts.when, cell: ({ startDate }) => formatDateTime(startDate, locale) },
    {
      key: 'seats',
      head: texts.seatsHead,
      isNumber: true,
      cell: ({ id, seatsTaken, seats }) => (
        <RowLink
          to="/admin/events/:id/guests"
          params={{ id }}
          aria-label={`${texts.guests}: ${texts.taken(seatsTaken, seats)}`}
        >
          {texts.taken(seatsTaken, seats)}
        </RowLink>
      ),
    },
    { key: 'waiting', head: texts.waitingHead, isNumber: true, cell: ({ waiting }) => waiting || null },
  ]
}
