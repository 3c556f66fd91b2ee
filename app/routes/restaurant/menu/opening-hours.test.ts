import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { openingHours } from './opening-hours.ts'

test('a day with a pause is two spans, in the week and among the days that differ', () => {
  const { week } = DEFAULT_SETTINGS.hours
  const pause = { from: '15:00', until: '17:30' }
  const sun = { opens: '12:00', closes: '21:00', pause }
  const hours = {
    week: { ...week, sun },
    exceptions: [
      { date: '2026-12-24', hours: sun, name: { en: '', th: '' } },
      { date: '2026-12-25', hours: null, name: { en: '', th: '' } },
    ],
  }
  const spec = { '@type': 'OpeningHoursSpecification' }
  const spans = [
    { ...spec, opens: '12:00', closes: '15:00' },
    { ...spec, opens: '17:30', closes: '21:00' },
  ]
  const said = openingHours(hours, new Date('2026-12-01T09:00:00Z'))
  expect(said.openingHoursSpecification).toHaveLength(8)
  expect(said.openingHoursSpecification.slice(-2)).toEqual(
    spans.map((span) => ({ ...span, dayOfWeek: 'Sunday' })),
  )
  const on = (date: string) => ({ validFrom: date, validThrough: date })
  expect(said.specialOpeningHoursSpecification).toEqual([
    ...spans.map((span) => ({ ...span, ...on('2026-12-24') })),
    { ...spec, opens: '00:00', closes: '00:00', ...on('2026-12-25') },
  ])
})
