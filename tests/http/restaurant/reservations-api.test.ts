import { beforeAll, expect, test } from 'vitest'
import { idOfReservationKey } from '#domain/restaurant/seating/index.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { addTables } from '#tests/data/tables.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'

/* A guest's way through the API, and what it answers to what cannot be. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
beforeAll(async () => {
  await addTables(testCtx(shop()))
  app = await testApp(shop())
})

const dayAfter = (days: number) => shopDay(addTime(new Date(), days * DAY))
const day = dayAfter(7)
const DINNER = { day, time: '19:00', partySize: 2, language: 'en' }
type Body = Record<string, unknown>
async function read(response: Response): Promise<Body & { status: number }> {
  return { ...((await response.json()) as Body), status: response.status }
}
const get = async (path: string) => read(await app.fetch(`/api/reservations${path}`))
const post = async (path: string, body: Body) =>
  read(
    await app.fetch(`/api/reservations${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  )
const contact = () => ({ name: 'Nok', email: newAddress(), phone: '+27215550142' })

test('a table is held, reserved, changed and cancelled with its key', async () => {
  const days = await app.fetch('/api/reservations/days?partySize=2')
  expect(days.headers.get('cache-control')).toContain('no-store')
  expect(await days.json()).toContainEqual({ day, isOpen: true, isFree: true })
  const slots = (await (await app.fetch(`/api/reservations/slots?day=${day}&partySize=2`)).json()) as object[]
  expect(slots).toHaveLength(20)
  expect(slots[16]).toEqual({ time: '19:00', startsAt: `${day}T17:00:00.000Z`, isFree: true })

  const held = await post('/holds', DINNER)
  expect(held).toMatchObject({
    status: 201,
    startsAt: `${day}T17:00:00.000Z`,
    endsAt: `${day}T18:30:00.000Z`,
  })
  const key = String(held['key'])
  const guest = contact()
  const confirmation = { key, contact: guest }
  // A double click is one reservation, and one mail.
  const both = await Promise.all([post('/confirmations', confirmation), post('/confirmations', confirmation)])
  for (const answer of both) expect(answer).toMatchObject({ name: 'Nok', heldUntil: null, canChange: true })
  expect(await mailsTo(testCtx(shop()), guest.email)).toHaveLength(1)
  expect(await post(`/${key}/changes`, { day, time: '20:00', partySize: 4 })).toMatchObject({
    status: 200,
    startsAt: `${day}T18:00:00.000Z`,
    partySize: 4,
  })
  for (let time = 0; time < 2; time += 1) {
    expect(
      (
        await app.fetch(`/api/reservations/${key}/cancellations`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200)
  }
  expect((await (await app.fetch(`/api/reservations/${key}`)).json()) as Body).toMatchObject({
    status: 'cancelled',
    canChange: false,
  })
  expect(await post(`/${key}/changes`, { day, time: '20:00', partySize: 2 })).toMatchObject({
    status: 409,
    code: 'has_ended',
    why: 'ended',
  })
})

test('staff release all of one guest, by the page with a second press and by the API', async () => {
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const email = newAddress()
  const reserve = async () => {
    const { key } = await post('/holds', { ...DINNER, time: '12:30' })
    await post('/confirmations', { key, contact: { ...contact(), email } })
    return { key: String(key), id: idOfReservationKey(ctx(), String(key)) }
  }
  const send = (path: string, body: string, type: string) =>
    app.fetch(path, { method: 'POST', body, headers: { cookie, 'content-type': type } })
  const release = (id: string) => send(`/api/staff/reservations/${id}/releases`, '{}', 'application/json')
  const stateOf = async (key: string) =>
    ((await (await app.fetch(`/api/reservations/${key}`)).json()) as Body)['status']
  const [first, second] = [await reserve(), await reserve()]
  expect(await read(await release(first.id))).toMatchObject({ status: 200, released: 2 })
  expect(await read(await release(first.id))).toMatchObject({ status: 409, code: 'wrong_state' })
  expect([await stateOf(first.key), await stateOf(second.key)]).toEqual(['cancelled', 'cancelled'])
  for (const [prefix, texts] of [
    ['', en],
    ['/th', th],
  ] as const) {
    const [one, other] = [await reserve(), await reserve()]
    const path = `${prefix}/admin/reservations/${one.id}`
    const page = await pageOf(await app.fetch(path, { headers: { cookie } }))
    const { all, question } = texts.reservations.release
    expect(page.textOf('main')).toContain(question(2))
    const [button] = page.all('button[value^="release-"]')
    expect(button?.textContent).toBe(all(2))
    const intent = `intent=release-${one.id}`
    const pressed = await send(path, intent, 'application/x-www-form-urlencoded')
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, path])
    const again = await send(path, intent, 'application/x-www-form-urlencoded')
    expect(again.status).toBe(409)
    expect((await pageOf(again)).textOf('[role=alert]')).toBe(texts.reservations.refused.not_possible)
    for (const { key } of [one, other]) expect(await stateOf(key)).toBe('cancelled')
  }
})

test.each([
  [{ day: dayAfter(-1) }, 'in_the_past'],
  [{ day: dayAfter(300) }, 'too_far'],
  [{ time: '08:00' }, 'outside_hours'],
  [{ time: '19:10' }, 'outside_hours'],
  [{ partySize: 500 }, 'too_many_guests'],
  [{ partySize: 12 }, 'full'],
])('%j is refused with the reason', async (change, why) => {
  expect(await post('/holds', { ...DINNER, ...change })).toMatchObject({ status: 409, code: 'no_table', why })
})

test.each([
  { partySize: 0 },
  { partySize: -2 },
  { partySize: 2.5 },
  { partySize: 1e9 },
  { day: '2026-02-30' },
  { day: '0000-01-01' },
  { day: 'tomorrow' },
  { time: '25:00' },
  { time: '7pm' },
  { language: 'de' },
  { replaces: "'; drop table reservations" },
  { tableIds: [] },
])('%j is no request', async (change) => {
  expect(await post('/holds', { ...DINNER, ...change })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  })
})

test('a key that was altered opens nothing, whatever is asked of it', async () => {
  const held = await post('/holds', { ...DINNER, time: '12:00' })
  const key = String(held['key'])
  // The first sign of what is sealed.
  const altered = `${key.slice(0, 37)}${key[37] === 'A' ? 'B' : 'A'}${key.slice(38)}`
  const answers = [
    await get(`/${altered}`),
    await post('/confirmations', { key: altered, contact: contact() }),
    await post(`/${altered}/changes`, { day, time: '20:00', partySize: 2 }),
    await post(`/${altered}/cancellations`, {}),
    await post('/waitlist/withdrawals', { key }),
    await post('/holds', { ...DINNER, replaces: altered }),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'reservation_not_found' })
  expect(await get('/x')).toMatchObject({ status: 400 })
})

test('one address holds five tables and no more; who waits for a day with room is told the times', async () => {
  const answers = []
  for (let i = 0; i < 7; i += 1) answers.push(await post('/holds', { ...DINNER, day: dayAfter(20 + i) }))
  expect(answers.at(-1)).toMatchObject({ status: 409, code: 'too_many_holds' })
  const wait = {
    day: dayAfter(40),
    from: '19:00',
    until: '19:30',
    partySize: 2,
    language: 'th',
    ...contact(),
  }
  expect(await post('/waitlist', wait)).toMatchObject({
    code: 'nothing_to_wait_for',
    why: 'there_is_room',
    nearest: ['19:00', '19:30'],
  })
})
