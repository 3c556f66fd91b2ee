import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { events } from '#database/schema/index.ts'
import { seedEvents } from '#database/seed/restaurant/events/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { addEvent } from '#tests/data/events.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getEvent, getNextEvent, listEvents, nextMoment, searchEvents } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let draft: Awaited<ReturnType<typeof addEvent>>
beforeAll(async () => {
  draft = await addEvent(ctx(), { state: 'draft', startDate: addTime(new Date(), HOUR) })
})

test('the demo has events to come and events that are over, each in its order, and no draft', async () => {
  const { upcoming, past } = await listEvents(ctx(), { language: 'en' })
  expect([upcoming.length, past.length]).toEqual([5, 3])
  const starts = (cards: typeof upcoming) => cards.map(({ startDate }) => startDate.getTime())
  expect(starts(upcoming)).toEqual(starts(upcoming).toSorted((a, b) => a - b))
  expect(starts(past)).toEqual(starts(past).toSorted((a, b) => b - a))
  expect([...upcoming, ...past].map(({ slug }) => slug).toSorted()).toEqual(
    seedEvents.map(({ slug }) => slug).toSorted(),
  )
  await expect(getEvent(ctx(), { id: draft.slug, language: 'en' })).rejects.toMatchObject({
    code: 'not_found',
    what: 'event',
  })
})

test('an event is found by its slug and its id, in both languages', async () => {
  const en = await getEvent(ctx(), { id: 'Loy-Krathong-Dinner', language: 'en' })
  const th = await getEvent(ctx(), { id: en.id, language: 'th' })
  expect([en.title, th.title]).toEqual(['Loy Krathong dinner', 'มื้อค่ำลอยกระทง'])
  expect(en.included).toEqual([
    'Five courses and jasmine tea',
    'A krathong to fold, with flowers and a candle',
  ])
  expect(en.mapUrl).toBe(
    'https://www.google.com/maps/search/?api=1&query=KROK%2C+112+Bree+Street%2C+Cape+Town',
  )
  expect(en).toMatchObject({ seats: 40, seatsLeft: 40, priceCents: 78_000, phase: 'open' })
})

test('an event says whether it is featured', async () => {
  for (const isFeatured of [true, false]) {
    const { id } = await addEvent(ctx(), { isFeatured })
    expect(await getEvent(ctx(), { id, language: 'en' })).toMatchObject({ id, isFeatured })
  }
})

test('the next event is the first that has not begun and was not cancelled', async () => {
  const next = await getNextEvent(ctx(), { language: 'en' })
  expect(next?.slug).toBe('loy-krathong-dinner')
  const soon = await addEvent(ctx(), { startDate: addTime(new Date(), HOUR) })
  expect((await getNextEvent(ctx(), { language: 'th' }))?.title).toBe(soon.title.th)
  const begun = testCtx(shop(), { now: () => addTime(new Date(), 2 * HOUR) })
  expect((await getNextEvent(begun, { language: 'en' }))?.slug).toBe('loy-krathong-dinner')
  expect(await getEvent(begun, { id: soon.id, language: 'en' })).toMatchObject({ phase: 'closed' })
  const far = testCtx(shop(), { now: () => addTime(new Date(), 90 * DAY) })
  expect(await getNextEvent(far, { language: 'en' })).toBeUndefined()
})

test('what is kept ends at midnight, or when an event begins or ends', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00+02:00`)
  const dinner = { startDate: at('18:30'), endDate: at('22:00') }
  expect(nextMoment([dinner], at('12:00'))).toEqual(at('18:30'))
  expect(nextMoment([dinner], at('18:30'))).toEqual(at('22:00'))
  expect(nextMoment([dinner], at('22:00'))).toEqual(new Date('2026-11-23T00:00:00+02:00'))
  expect(nextMoment([], at('00:00'))).toEqual(new Date('2026-11-23T00:00:00+02:00'))
})

test.each([
  ['krathong', ['loy-krathong-dinner']],
  ['ลอยกระทง', ['loy-krathong-dinner']],
  ['massaman wet', ['massaman-for-wet-weather']],
  ['johannesburg', ['eight-pastes-one-evening']],
  ['%', []],
  ['   ', []],
  ['nothing of the kind', []],
])('a search for %j finds %j', async (text, slugs) => {
  const found = await searchEvents(ctx(), { text, language: 'en', limit: 5 })
  expect(found.map(({ slug }) => slug)).toEqual(slugs)
})

test('a search shows what is to come first, and no more than is wanted', async () => {
  const found = await searchEvents(ctx(), { text: 'curry', language: 'th', limit: 4 })
  expect(found).toHaveLength(4)
  const over = found.map(({ phase }) => phase === 'over')
  expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)))
})

test('the database keeps a seat from being taken twice', async () => {
  const event = await addEvent(ctx(), { seats: 1 })
  const take = (seatsTaken: number) =>
    inTransaction(asShop(ctx()), ({ db }) =>
      db.update(events).set({ seatsTaken }).where(eq(events.id, event.id)),
    )
  await take(1)
  await expect(take(2)).rejects.toMatchObject({ cause: { constraint: 'events_seats_taken' } })
})
