import { shopDay } from '#shared/kernel/dates.ts'
import { type OpeningHours, type Span, spansOf, type Weekday, WEEKDAYS } from '#shared/base/settings/hours.ts'

const DAY_OF_WEEK: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** When the restaurant is open, in the words of schema.org; of the days with other hours those to come. */
export function openingHours({ week, exceptions }: OpeningHours, now: Date) {
  return {
    openingHoursSpecification: WEEKDAYS.flatMap((day) => {
      const hours = week[day]
      return hours ? spansOf(hours).map((span) => ({ ...spec(span), dayOfWeek: DAY_OF_WEEK[day] })) : []
    }),
    specialOpeningHoursSpecification: exceptions
      .filter(({ date }) => date >= shopDay(now))
      .flatMap(({ date, hours }) =>
        // A day without hours is closed: it opens and closes at the same time.
        spansOf(hours ?? { opens: '00:00', closes: '00:00' }).map((span) => ({
          ...spec(span),
          validFrom: date,
          validThrough: date,
        })),
      ),
  }
}

function spec({ opens, closes }: Span) {
  return { '@type': 'OpeningHoursSpecification', opens, closes }
}
