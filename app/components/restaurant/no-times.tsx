import { useLocale } from '#app/components/i18n/locale.tsx'
import { CallUs } from './call-us.tsx'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { useReserveMessages } from './use-reserve-messages.ts'

type NoTimesProps = {
  times: Times
  /** The page with the times of another day. */
  addressOf: (day: string) => string
  onChoose: (day: string) => void
}

/** Says why a day has no free time, and names those near it that have. */
export function NoTimes({ times: { reason, nearestDays }, addressOf, onChoose }: NoTimesProps) {
  const texts = useReserveMessages()
  const locale = useLocale()
  if (!reason) return null
  const isForTheTeam = reason === 'too_many_guests' || reason === 'too_soon' || nearestDays.length === 0
  return (
    <div className="notice">
      <p className="font-semibold">{texts.refused[reason === 'full' ? 'fullDay' : reason]}</p>
      {isForTheTeam && <CallUs />}
      {nearestDays.length > 0 && (
        <>
          <p className="mt-2">{texts.nearestDays}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {nearestDays.map((day) => (
              <li key={day}>
                <a
                  href={addressOf(day)}
                  className="btn btn-line"
                  onClick={(event) => {
                    event.preventDefault()
                    onChoose(day)
                  }}
                >
                  {formatDay(startOfShopDay(day), locale, 'short')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
