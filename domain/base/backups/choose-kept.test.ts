import { expect, test } from 'vitest'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { chooseKept, type StoredBackup } from './choose-kept.ts'

const NIGHT = new Date('2026-11-26T00:10:00Z')
const night = (ago: number, isProved = true): StoredBackup => ({
  id: 10_000 - ago,
  madeAt: addTime(NIGHT, -ago * DAY),
  isProved,
})
const nights = (count: number) => Array.from({ length: count }, (_, ago) => night(ago))
const keptDays = (backups: StoredBackup[]) => {
  const kept = chooseKept(backups)
  return backups.filter(({ id }) => kept.has(id)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10))
}

test('seven days, the newest of four weeks and of twelve months', () => {
  const days = [
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
  ]
  const sundays = ['2026-11-15', '2026-11-08']
  const months = ['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31']
  const before = ['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31']
  expect(keptDays(nights(500))).toEqual([...days, ...sundays, ...months, ...before])
})

test('night after night, no more than these are ever there', () => {
  let stored: StoredBackup[] = []
  for (let ago = 800; ago >= 0; ago -= 1) {
    stored.push(night(ago))
    const kept = chooseKept(stored)
    stored = stored.filter(({ id }) => kept.has(id))
    expect(stored.length).toBeLessThanOrEqual(7 + 4 + 12)
  }
  expect(keptDays(stored).slice(0, 1)).toEqual(['2025-12-31'])
  expect(stored).toHaveLength(20)
})

test('whatever is made on the newest day stays that day', () => {
  const byHand = [1, 2, 3].map((hours) => ({
    id: hours,
    madeAt: addTime(NIGHT, hours * HOUR),
    isProved: false,
  }))
  expect(chooseKept([...nights(3), ...byHand]).size).toBe(6)
})

test('the newest that was proved stays, however many came after it, and counts for its day', () => {
  const unproved = Array.from({ length: 400 }, (_, ago) => night(ago, false))
  const proved = { ...night(399), id: 1, isProved: true }
  expect(chooseKept([...unproved, proved])).toContain(1)
  const later = { id: 2, madeAt: addTime(night(3).madeAt, HOUR), isProved: false }
  expect(chooseKept([...nights(5), later])).not.toContain(2)
})

test('a clock that went far ahead and came back deletes nothing that a right one would keep', () => {
  const ahead = { ...night(-400), id: 99_999 }
  expect([...chooseKept(nights(7))].filter((id) => !chooseKept([...nights(7), ahead]).has(id))).toHaveLength(
    1,
  )
  expect(chooseKept([])).toEqual(new Set())
})
