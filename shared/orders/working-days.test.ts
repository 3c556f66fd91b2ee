import { expect, test } from 'vitest'
import { addWorkingDays, isPublicHoliday, isSameWeek, isWorkingDay, parcelDayOf } from './working-days.ts'

// Good Friday and Family Day, as the government's list of each year has them; then days of fixed dates. Youth Day of 2024,
// Women’s Day of 2026 and Human Rights Day of 2027 fall on Sundays, so the Mondays after them count.
test.each(
  `2024-03-29 2024-04-01 2025-04-18 2025-04-21 2026-04-03 2026-04-06 2027-03-26 2027-03-29 2038-04-23 2038-04-26
   2024-06-16 2024-06-17 2026-08-10 2027-03-22 2026-12-25`.split(/\s+/),
)('%s is a public holiday', (day) => {
  expect([isPublicHoliday(day), isWorkingDay(day)]).toEqual([true, false])
})

test.each(['2026-11-23', '2024-06-18', '2026-12-28', '2026-04-07'])('%s is a working day', (day) => {
  expect([isPublicHoliday(day), isWorkingDay(day)]).toEqual([false, true])
})

test('working days are counted over weekends and public holidays', () => {
  expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23')
  expect(addWorkingDays('2026-12-23', 2)).toBe('2026-12-28')
  expect(addWorkingDays('2026-11-23', 0)).toBe('2026-11-23')
})

test.each([
  ['from Monday to Friday', '2026-11-23', 4, true],
  ['from Tuesday over the weekend', '2026-11-24', 4, false],
  ['over a holiday in the week', '2026-09-21', 3, true],
  ['from Monday past a holiday, over the weekend', '2026-09-21', 4, false],
] as const)('%s: whether it is the same week', (_, day, count, is) => {
  expect(isSameWeek(day, count)).toBe(is)
})

test('couriers work from Monday to Friday', () => {
  const week = [22, 23, 24, 25, 26, 27, 28].map((day) => parcelDayOf(`2026-11-${day}`))
  expect(week).toEqual([undefined, 'mon', 'tue', 'wed', 'thu', 'fri', undefined])
})
