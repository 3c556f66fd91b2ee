import { formatTime } from '#shared/kernel/dates.ts'
import { formatDay, type RelativeDay } from '#shared/restaurant/relative-day.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { EventDays } from '#shared/messages/en/restaurant/event-days.ts'

/** When an event is, as docs/specification.md §9 says it. `day` is the server's: both say the same. */
export function dayText(
  { day, startDate }: { day: RelativeDay; startDate: Date },
  texts: EventDays,
  locale: Locale,
): string {
  switch (day) {
    case 'today':
      return texts.today
    case 'tomorrow':
      return texts.tomorrow
    case 'weekday':
      return formatDay(startDate, locale, 'weekday')
    case 'date':
      return texts.at(formatDay(startDate, locale, 'date'), formatTime(startDate))
  }
}
