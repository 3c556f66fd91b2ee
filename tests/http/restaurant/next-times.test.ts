import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeOuts, reservations, restaurantTables } from '#database/schema/index.ts'
import type { NextTimesView } from '#app/components/restaurant/next-times-form.tsx'
import { asShop, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { nextTimes as en } from '#shared/messages/en/restaurant/next-times.ts'
import { nextTimes as th } from '#shared/messages/th/restaurant/next-times.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addTables } from '#tests/data/tables.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
/** Eleven in the morning of a Tuesday, in Cape Town. */
const MORNING = new Date('2026-12-01T09:00:00Z')
const [TODAY, TOMORROW] = ['2026-12-01', '2026-12-02']
let now = MORNING
let app: TestApp
const inShop = <T>(work: (ctx: ShopCtx) => Promise<T>) => inTransaction(asShop(testCtx(shop())), work)
beforeAll(async () => {
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, now: () => now }) })
})
beforeEach(async () => {
  now = MORNING
  await inShop(async ({ db }) => {
    for (const table of [closeOuts, reservations, restaurantTables]) await db.delete(table)
  })
  await addTables(testCtx(shop()))
})

async function offered(prefix = ''): Promise<NextTimesView> {
  const response = await app.fetch(`${prefix}/reservations/next`)
  return (await response.json()) as NextTimesView
}
/** The whole house takes no reservations on a day, or at some of its hours in Cape Town. */
async function close(day: string, [from, until] = ['00:00', '23:59']): Promise<void> {
  const at = (time: string) => new Date(`${day}T${time}:00+02:00`)
  await inShop(({ db }) => db.insert(closeOuts).values({ day, startsAt: at(from), endsAt: at(until) }))
}
const take = (time: string, browser = openBrowser(app)) =>
  browser.post('/menu', { guests: '2', day: TODAY, intent: `take-${time}` })

test('tonight’s tables are offered around dinner before anybody asks, in both languages', async () => {
  const tonight = { day: TODAY, guests: '2', times: ['18:30', '19:00', '19:30'] }
  expect(await offered()).toMatchObject({ said: en.tonight, ...tonight })
  expect(await offered('/th')).toMatchObject({ said: th.tonight, ...tonight })
  await close(TODAY, ['19:00', '20:00'])
  expect(await offered()).toMatchObject({ times: ['17:30', '20:00', '20:30'] })
  await close(TODAY, ['17:00', '22:00'])
  expect(await offered()).toMatchObject({ said: en.today, times: ['12:00', '12:30', '13:00'] })
})

test('an evening that is full, over or closed says so, and what comes next', async () => {
  await close(TODAY)
  const next = { day: TOMORROW, times: ['18:30', '19:00', '19:30'] }
  expect(await offered()).toMatchObject({ said: `${en.notToday.full} ${en.tomorrow}`, ...next })
  await close(TOMORROW)
  expect((await offered()).said).toBe(`${en.notToday.full} ${en.on('Thu, 03 Dec')}`)
  await inShop(({ db }) => db.delete(closeOuts))
  now = new Date('2026-12-01T19:30:00Z')
  expect(await offered()).toMatchObject({ said: `${en.notToday.late} ${en.tomorrow}`, ...next })
  expect((await offered('/th')).said).toBe(`${th.notToday.late} ${th.tomorrow}`)
})

test('where nothing is free at all, it leads to the waitlist', async () => {
  await inShop(({ db }) => db.delete(restaurantTables))
  const none = { said: `${en.notToday.full} ${en.none}`, times: [], day: TODAY, others: en.waitlist }
  expect(await offered()).toMatchObject(none)
})

test('all who ask within seconds get one answer', async () => {
  now = new Date()
  const first = await app.fetch('/reservations/next')
  expect(first.headers.get('cache-control')).toContain('public')
  const ends = Date.parse(first.headers.get('expires') ?? '') - Date.now()
  expect(ends).toBeLessThanOrEqual(5_000)
  expect(ends).toBeGreaterThan(2_000)
})

test('one press holds the table and leads to its form, in place of what the browser held', async () => {
  const browser = openBrowser(app)
  for (const time of ['19:00', '19:30']) {
    const response = await take(time, browser)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/menu#reserve'])
    const page = await pageOf(await browser.get('/menu'))
    expect([page.valueOf('time'), page.valueOf('guests')]).toEqual([time, '2'])
  }
  const rows = await inShop(({ db }) => db.select().from(reservations))
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['held', 'lapsed'])
})

test('a table that somebody else has by now leads nowhere, and neither does what no page sends', async () => {
  for (let i = 0; i < 3; i += 1) expect((await take('19:00')).status).toBe(303)
  expect((await take('19:00')).status).toBe(422)
  for (const fields of [{ guests: '0' }, { guests: 'x' }, { day: 'soon' }, { intent: 'take-7' }]) {
    const sent = { guests: '2', day: TODAY, intent: 'take-20:00', ...fields }
    expect((await openBrowser(app).post('/menu', sent)).status).toBe(400)
  }
})

test('a closed day says so', async () => {
  const { hours } = DEFAULT_SETTINGS
  const person = await addPerson(testCtx(shop()), { roles: ['admin'] })
  const admin = testCtx(shop(), { actor: asStaff(person, true) })
  const closed = { ...hours, exceptions: [{ date: TODAY, hours: null, name: { en: '', th: '' } }] }
  expect(await updateSettings(admin, { group: 'hours', value: closed, version: 1 })).toEqual({ ok: true })
  app.services.settingsCache.clear()
  expect((await offered()).said).toBe(`${en.notToday.closed} ${en.tomorrow}`)
  expect((await offered('/th')).said).toBe(`${th.notToday.closed} ${th.tomorrow}`)
})
