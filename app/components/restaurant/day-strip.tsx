import { useLocale } from '#app/components/i18n/locale.tsx'
import type { DayState } from '#domain/restaurant/reservations/schemas.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { useReserveMessages } from './use-reserve-messages.ts'

type DayStripProps = {
  week: { day: string; state?: DayState }[]
  chosen: string
  /** The page with the times of a day. */
  addressOf: (day: string) => string
  onChoose: (day: string) => void
}

/** The days of a week, and how much each of them has left. */
export function DayStrip({ week, chosen, addressOf, onChoose }: DayStripProps) {
  const { dayStates } = useReserveMessages()
  const locale = useLocale()
  return (
    <ul className="col-span-2 grid grid-cols-[repeat(auto-fit,minmax(2.2rem,1fr))] gap-1">
      {week.map(({ day, state }) => (
        <li key={day}>
          <a
            href={addressOf(day)}
            aria-current={day === chosen ? 'date' : undefined}
            data-state={state}
            className="day-button"
            onClick={(event) => {
              event.preventDefault()
              onChoose(day)
            }}
          >
            <span>{formatDay(startOfShopDay(day), locale, 'shortWeekday')}</span>{' '}
            <strong>{Number(day.slice(8))}</strong>{' '}
            <small>{state && state !== 'free' && dayStates[state]}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
