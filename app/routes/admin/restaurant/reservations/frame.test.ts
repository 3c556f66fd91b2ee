import { expect, test } from 'vitest'
import { type Frame, hasHandle, placesOf } from './frame.ts'

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`)
const frame: Frame = { startsAt: at('11:00'), hours: 11 }
const stay = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const drawn = (...parties: ReturnType<typeof stay>[]) =>
  placesOf(frame, parties).map(({ span: { from, to }, lane }) => [from, to, lane])

test('a party is drawn from when it comes until it leaves, in steps of five minutes', () => {
  expect(drawn(stay('12:00', '13:30'), stay('13:30', '15:00'))).toEqual([
    [12, 30, 0],
    [30, 48, 0],
  ])
})

test('one that stays a moment is drawn for half an hour, and the next stands below it', () => {
  expect(drawn(stay('12:00', '12:00'), stay('12:05', '13:30'))).toEqual([
    [12, 18, 0],
    [13, 30, 1],
  ])
})

test('one that comes shortly before the end does not leave the day', () => {
  expect(drawn(stay('20:00', '21:40'), stay('21:40', '22:00'))).toEqual([
    [108, 128, 0],
    [126, 132, 1],
  ])
})

test('a handle stands only where it leaves room for the name', () => {
  const handles = placesOf(frame, [stay('12:00', '13:00'), stay('14:00', '15:05')])
  expect(handles.map(({ span }) => hasHandle(span))).toEqual([false, true])
})
