import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { StandingParty } from '#domain/restaurant/table-desk/schemas.ts'
import { formatDateTime, formatTime } from '#shared/kernel/dates.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** Parties that stand in the way of something, each a link to what can be done about it. */
export function StandingList({ parties, withDay = false }: { parties: StandingParty[]; withDay?: boolean }) {
  const { reservations: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <ul className="mt-1">
      {parties.map(({ id, startsAt, name, partySize }) => (
        <li key={id}>
          <LocalLink
            to="/admin/reservations/:id"
            params={{ id }}
            className="link inline-flex min-h-11 items-center tabular-nums"
          >
            {withDay ? formatDateTime(startsAt, locale) : formatTime(startsAt)}, {name || texts.walkInName},{' '}
            {texts.guests(partySize)}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
