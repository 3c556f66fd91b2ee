import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { arrivalOfParcel, deliveryPromise, promiseTo } from './delivery-promise.ts'

const inShop = (time: string) => new Date(`${time}:00+02:00`)
const arrivalOf = (time: string, settings: Parameters<typeof deliveryPromise>[0] = DEFAULT_SETTINGS) => {
  const { orderBy, arrivals } = deliveryPromise(settings, inShop(time))
  return { orderBy, near: arrivals[0] }
}

test.each([
  ['in the morning it leaves today', '2026-11-23T08:00', '2026-11-23T12:00', '2026-11-25', '2026-11-26'],
  ['at noon it is too late for today', '2026-11-23T12:00', '2026-11-24T12:00', '2026-11-26', '2026-11-27'],
  ['on a Friday afternoon, Monday', '2026-11-20T15:00', '2026-11-23T12:00', '2026-11-25', '2026-11-26'],
  ['before Christmas, over the holidays', '2026-12-24T15:00', '2026-12-28T12:00', '2026-12-30', '2026-12-31'],
])('%s', (_, ordered, orderBy, from, to) => {
  expect(arrivalOf(ordered)).toEqual({ orderBy: inShop(orderBy), near: { provinces: ['WC'], from, to } })
})

test('nothing leaves while the shop is closed, and provinces take as long as their zone', () => {
  const { delivery, hours } = DEFAULT_SETTINGS
  const settings = {
    delivery: { ...delivery, orderBy: '14:30', days: { ...delivery.days, near: { from: 0, to: 1 } } },
    hours: { ...hours, exceptions: [{ date: '2026-11-23', hours: null, name: { en: '', th: '' } }] },
  }
  expect(arrivalOf('2026-11-23T08:00', settings)).toEqual({
    orderBy: inShop('2026-11-24T14:30'),
    near: { provinces: ['WC'], from: '2026-11-24', to: '2026-11-25' },
  })
})

test('every province is named once', () => {
  const { arrivals } = deliveryPromise(DEFAULT_SETTINGS, inShop('2026-11-23T08:00'))
  const { provinces } = DEFAULT_SETTINGS.delivery
  expect(arrivals.flatMap((one) => one.provinces).toSorted()).toEqual(Object.keys(provinces).toSorted())
})

const icePack = { cents: 3_500, weekdays: ['mon' as const] }
const chilledOn = (time: string, change: Partial<Parameters<typeof deliveryPromise>[0]> = {}) => {
  const delivery = { ...DEFAULT_SETTINGS.delivery, icePack }
  const settings = { ...DEFAULT_SETTINGS, delivery, ...change }
  const { orderBy, arrivals } = deliveryPromise(settings, inShop(time), { isChilled: true })
  return {
    orderBy,
    last: arrivals
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  }
}

test.each([
  ['on a Monday morning, the same day', '2026-11-23T08:00', '2026-11-23T12:00', '2026-11-27'],
  ['on a Monday at noon, a week later', '2026-11-23T12:00', '2026-11-30T12:00', '2026-12-04'],
  ['on a Tuesday, the next Monday', '2026-11-24T08:00', '2026-11-30T12:00', '2026-12-04'],
  [
    'not in a week with a holiday, in which it would wait over the weekend',
    '2026-09-21T08:00',
    '2026-09-28T12:00',
    '2026-10-02',
  ],
])('chilled jars leave %s, and arrive before the weekend', (_, ordered, orderBy, last) => {
  expect(chilledOn(ordered)).toEqual({ orderBy: inShop(orderBy), last })
})

test('chilled jars leave on any of the days that the setting names; other jars on every working day', () => {
  const { days } = DEFAULT_SETTINGS.delivery
  const quick = { near: { from: 1, to: 2 }, main: { from: 1, to: 2 }, far: { from: 1, to: 2 } }
  const weekdays = ['mon' as const, 'wed' as const]
  const delivery = { ...DEFAULT_SETTINGS.delivery, days: quick, icePack: { ...icePack, weekdays } }
  expect(chilledOn('2026-11-23T15:00', { delivery }).orderBy).toEqual(inShop('2026-11-25T12:00'))
  expect(
    arrivalOf('2026-11-23T15:00', { ...DEFAULT_SETTINGS, delivery: { ...delivery, days } }).orderBy,
  ).toEqual(inShop('2026-11-24T12:00'))
})

test('one province is promised what all are, and a parcel that leaves late comes later', () => {
  const now = inShop('2026-11-23T08:00')
  const { orderBy, arrivals } = deliveryPromise(DEFAULT_SETTINGS, now)
  for (const { provinces, ...days } of arrivals) {
    for (const province of provinces) {
      expect(promiseTo(province, DEFAULT_SETTINGS, now)).toEqual({ orderBy, ...days })
    }
  }
  expect(arrivalOfParcel('WC', DEFAULT_SETTINGS, now)).toEqual({ from: '2026-11-25', to: '2026-11-26' })
  expect(arrivalOfParcel('WC', DEFAULT_SETTINGS, inShop('2026-11-24T16:00'))).toEqual({
    from: '2026-11-26',
    to: '2026-11-27',
  })
})
