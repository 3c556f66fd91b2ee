import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { OutsideHours } from '#domain/restaurant/table-desk/schemas.ts'
import { formatShortDay } from '#shared/kernel/dates.ts'

/** So many days are named: who closes for a month looks at the timeline. */
const MOST_DAYS = 10

/** The reservations that stand while the restaurant is closed, with a way to their days; nothing if there are none. */
export function StandingOutside({ outside: { parties, days } }: { outside: OutsideHours }) {
  const { settings: texts } = useStaffMessages()
  const locale = useLocale()
  if (parties === 0) return null
  return (
    <div className="notice grid gap-2">
      <p className="font-semibold">{texts.outside(parties)}</p>
      <p className="flex flex-wrap gap-x-5">
        {days.slice(0, MOST_DAYS).map((day) => (
          <LocalLink
            key={day}
            to="/admin/reservations"
            search={{ day }}
            className="link inline-flex min-h-11 items-center"
          >
            {formatShortDay(day, locale)}
          </LocalLink>
        ))}
      </p>
    </div>
  )
}
