import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { SETTINGS_GROUPS } from '#shared/base/settings/groups.ts'
import { fromFields, toFields } from './settings-fields.ts'

test.each(SETTINGS_GROUPS)('%s, saved as its form shows it, stays as it was', (group) => {
  const value = DEFAULT_SETTINGS[group]
  expect(fromFields(group, new Map(Object.entries(toFields(value))))).toEqual(value)
})

test('a day with a pause, and a pace of its own before it, stay as they were', () => {
  const pause = { from: '15:00', until: '17:30' }
  const { week } = DEFAULT_SETTINGS.hours
  const day = { date: '2026-12-24', hours: { opens: '12:00', closes: '23:00', pause } }
  const hours = {
    week: { ...week, mon: { opens: '11:00', closes: '22:00', pause } },
    exceptions: [{ ...day, name: { en: 'Christmas Eve', th: 'คริสต์มาสอีฟ' } }],
  }
  // The hours typed for days that differ stand in rows; the line of them all is there to compare.
  const { exceptions, ...fields } = toFields(hours)
  expect(exceptions).toBe('2026-12-24 12:00–15:00, 17:30–23:00 (Christmas Eve / คริสต์มาสอีฟ)')
  expect(fromFields('hours', new Map(Object.entries(fields)))).toEqual(hours)
  const { reservations } = DEFAULT_SETTINGS
  const rules = { ...reservations, beforePause: { stays: { two: 60 }, guestsPerSlot: 12 } }
  expect(fromFields('reservations', new Map(Object.entries(toFields(rules))))).toEqual(rules)
})
