import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { MyReservation } from '#domain/restaurant/reservations/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'

type MyTablesProps = { upcoming: MyReservation[]; over: MyReservation[] }

/** The tables to come, then the last of those that are over, each with the way to its page. */
export function MyTables({ upcoming, over }: MyTablesProps) {
  const { overview } = useAccountMessages()
  const locale = useLocale()
  if (upcoming.length + over.length === 0) return null
  const item = ({ key, startsAt, partySize }: MyReservation, state?: string) => (
    <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <LocalLink to="/reservations/:key" params={{ key }} className="link inline-flex min-h-11 items-center">
        {`${formatDay(startsAt, locale, 'long')}, ${formatTime(startsAt)}`}
      </LocalLink>
      <span className={state ? 'text-stone' : ''}>
        {overview.table(partySize)}
        {state && `, ${state}`}
      </span>
    </li>
  )
  return (
    <section aria-labelledby="my-tables" className="mt-14">
      <h2 id="my-tables" className="mb-4 text-2xl">
        {overview.tables}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {upcoming.map((one) => item(one))}
        {over.map((one) =>
          item(one, one.status === 'cancelled' ? overview.tableStates.cancelled : overview.tableStates.over),
        )}
      </ul>
    </section>
  )
}
