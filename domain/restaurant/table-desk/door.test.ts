import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guestNotes, reservations, tableWaitlist } from '#database/schema/index.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { addTables } from '#tests/data/tables.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  cancelReservation,
  changeReservation,
  changeWishes,
  exportReservations,
  forgetReservationsOf,
} from '../reservations/index.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { addGuestNote, findReservations, getStaffReservation } from '../guest-desk/index.ts'
import {
  changeParty,
  closeOut,
  countTonight,
  endWait,
  getDoor,
  listServiceDay,
  listTables,
  moveReservation,
  noteDay,
  offerTable,
  proposeTables,
  recordParty,
  setReservationState,
} from './index.ts'
import { useStaff } from '#tests/data/people.ts'
import { STRANGERS } from '#tests/data/strangers.ts'

/* Does what the person at the door does beside seating guests: looks somebody up, changes, proposes, offers, writes down. */

const shop = useTestDatabase()
/** A Tuesday, in Cape Town 18:00. */
const EVENING = new Date('2026-12-01T16:00:00Z')
let time = EVENING
const ctx = (): Ctx => testCtx(shop(), { now: () => time })
const { moderator: staff } = useStaff(ctx)
let tableIds: string[]
beforeAll(async () => {
  tableIds = (await addTables(ctx())).ids
})
beforeEach(async () => {
  time = EVENING
  await inTransaction(asShop(ctx()), async ({ db }) => {
    await db.delete(tableWaitlist)
    await db.delete(reservations)
    await db.delete(guestNotes)
  })
})

const TODAY = '2026-12-01'
const nok = { name: 'Nok', email: 'Nok@example.com', phone: '+27215550142', wishes: '' }
async function took(party: Partial<Parameters<typeof recordParty>[1]> = {}): Promise<string> {
  const taken = await recordParty(staff(), {
    day: TODAY,
    time: '19:00',
    partySize: 2,
    source: 'phone',
    language: 'en',
    contact: nok,
    ...party,
  })
  if (!taken.ok) throw new Error(taken.reason)
  return taken.id
}
const read = (id: string) => getStaffReservation(staff(), { id })

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const by = { ...ctx(), actor }
  const id = randomUUID()
  const change = { id, version: 1, day: TODAY, time: '19:00', partySize: 2, ...nok }
  const calls = [
    () => changeParty(by, change),
    () => countTonight(by),
    () => endWait(by, { id }),
    () => getDoor(by, {}),
    () => listTables(by),
    () => noteDay(by, { day: TODAY, note: 'x' }),
    () => offerTable(by, { id }),
    () => proposeTables(by, { partySize: 2 }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
})

describe('a guest', () => {
  test('is known again by phone or address: visits, no-shows and notes, until they are forgotten', async () => {
    const first = await took({ time: '18:00' })
    expect(await addGuestNote(staff(), { reservationId: first, text: 'Sits by the window' })).toEqual({
      ok: true,
    })
    await setReservationState(staff(), { id: first, status: 'seated', version: 1 })
    await setReservationState(staff(), { id: first, status: 'finished', version: 2 })
    const missed = await took({ time: '20:00', contact: { ...nok, email: 'nok@EXAMPLE.com', phone: '' } })
    time = new Date('2026-12-01T18:20:00Z')
    await setReservationState(staff(), { id: missed, status: 'no_show', version: 1 })
    const again = await took({ day: '2026-12-02', contact: { ...nok, email: '' } })
    expect((await read(again)).guest).toMatchObject({
      visits: 1,
      noShows: 0,
      notes: [{ text: 'Sits by the window', by: 'Malee Srisuk' }],
    })
    expect((await read(first)).guest).toMatchObject({ visits: 0, noShows: 1 })
    const { reservations: rows } = await listServiceDay(staff(), { day: '2026-12-02' })
    expect(rows).toMatchObject([{ id: again, hasGuestNotes: true }])
    const email = 'nok@example.com'
    expect(await inTransaction(asShop(ctx()), (ctx) => exportReservations(ctx, { email }))).toMatchObject({
      notes: [{ text: 'Sits by the window' }],
    })
    await inTransaction(asShop(ctx()), (ctx) => forgetReservationsOf(ctx, { email }))
    expect((await read(again)).guest.notes).toEqual([])
  })

  test('who gave nothing to be known by has no notes', async () => {
    const id = await took({ source: 'walk_in', contact: { name: '', email: '', phone: '', wishes: '' } })
    expect(await addGuestNote(staff(), { reservationId: id, text: 'Tall' })).toEqual({
      ok: false,
      reason: 'no_contact',
    })
    expect((await read(id)).guest).toMatchObject({ isKnown: false })
  })

  test('is found by a part of the name, the address or the number, on any day', async () => {
    await took()
    await took({
      day: '2026-12-05',
      contact: { ...nok, name: '100% Somchai', email: '', phone: '+27831112222' },
    })
    const days = async (search: string) => (await findReservations(staff(), { search })).map(({ day }) => day)
    expect(await days('somCHAI')).toEqual(['2026-12-05'])
    expect(await days('nok@')).toEqual([TODAY])
    expect(await days('083 111 2222')).toEqual(['2026-12-05'])
    expect(await days('100%')).toEqual(['2026-12-05'])
    expect(await days('%')).toEqual([])
    expect(await days('nobody')).toEqual([])
  })
})

describe('a change by phone', () => {
  const change = async (id: string, to: object) => {
    const { version } = await read(id)
    return changeParty(staff(), { id, version, day: TODAY, time: '19:00', partySize: 2, ...nok, ...to })
  }

  test('keeps the table that fits and finds the best free one where it does not; the guest is told', async () => {
    const id = await took()
    expect((await read(id)).tables).toEqual(['1'])
    expect(await change(id, { wishes: 'Quiet' })).toEqual({ ok: true })
    expect((await read(id)).tables).toEqual(['1'])
    expect(await change(id, { partySize: 4, time: '20:00' })).toEqual({ ok: true })
    const changed = await read(id)
    expect(changed).toMatchObject({ tables: ['3'], partySize: 4, version: 3 })
    expect(changed.startsAt).toEqual(new Date('2026-12-01T18:00:00Z'))
    // The entry keeps who changed what; what was written about the guest is not repeated there.
    expect(changed.history.map(({ by }) => by)).toEqual(Array(3).fill('Malee Srisuk'))
    expect(JSON.stringify(changed.history)).not.toContain('Quiet')
    const mails = await mailsTo(ctx(), nok.email)
    expect(mails.length).toBeGreaterThan(0)
  })

  test('of a day that is full says where else, and changes nothing; the second of two is told', async () => {
    const id = await took()
    expect(await change(id, { partySize: 40 })).toMatchObject({ ok: false, reason: 'full' })
    expect((await read(id)).version).toBe(1)
    const both = { id, version: 1, day: TODAY, time: '19:00', partySize: 2, ...nok }
    const answers = await Promise.all([changeParty(staff(), both), changeParty(staff(), both)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, reason: 'changed' })
  })
})

test('what a guest changes by the link of the mail stands in the history, by the guest and without their words', async () => {
  const id = await took()
  const key = reservationKeyOf(ctx(), id)
  expect(await changeReservation(ctx(), { key, day: TODAY, time: '20:00', partySize: 3 })).toEqual({
    ok: true,
  })
  expect(await changeWishes(ctx(), { key, allergies: 'Peanuts' })).toEqual({ ok: true })
  expect(await changeWishes(ctx(), { key, allergies: 'Peanuts' })).toEqual({ ok: true })
  expect(await cancelReservation(ctx(), { key })).toEqual({ ok: true })
  const [cancelled, wished, changed, ...before] = (await read(id)).history
  expect(cancelled).toMatchObject({
    action: 'reservation.changed-by-guest',
    changes: { status: { before: 'confirmed', after: 'cancelled' } },
  })
  expect(wished).toMatchObject({ action: 'reservation.changed-by-guest', details: { fields: 'allergies' } })
  expect(changed).toMatchObject({
    action: 'reservation.changed-by-guest',
    changes: {
      startsAt: { before: '2026-12-01T17:00:00.000Z', after: '2026-12-01T18:00:00.000Z' },
      partySize: { before: 2, after: 3 },
    },
  })
  expect(before.map(({ action }) => action)).toEqual(['reservation.taken'])
})

test('a table that is too small is taken together with the one that it is combined with', async () => {
  const [, second = '', third = '', fourth = ''] = tableIds
  const id = await took({ partySize: 6 })
  expect((await read(id)).tableIds).toEqual([fourth])
  expect(await moveReservation(staff(), { id, tableIds: [third], version: 1 })).toEqual({ ok: true })
  expect((await read(id)).tableIds.toSorted()).toEqual([second, third].toSorted())
})

describe('somebody at the door', () => {
  test('is proposed the tables that fit, and one that is reserved later with the time that is left', async () => {
    await took({ partySize: 2, tableIds: [tableIds[0] ?? ''], time: '19:00' })
    const { places } = await proposeTables(staff(), { partySize: 2 })
    expect(places.map(({ tables, isShort }) => [tables.join('+'), isShort])).toEqual([
      ['2', false],
      ['3', false],
      ['4', false],
      ['2+3', false],
    ])
    for (const at of tableIds.slice(1)) await took({ tableIds: [at], time: '18:00' })
    const late = await proposeTables(staff(), { partySize: 2 })
    expect(late.places).toMatchObject([{ tables: ['1'], isShort: true }])
    const id = await took({ source: 'walk_in', tableIds: [tableIds[0] ?? ''] })
    expect(await read(id)).toMatchObject({ status: 'seated', endsAt: addTime(EVENING, HOUR) })
    expect(await proposeTables(staff(), { partySize: 2 })).toMatchObject({
      places: [],
      nearest: [{ time: '19:30' }],
    })
  })

  test('counts for tonight', async () => {
    await took({ partySize: 4 })
    await took({ day: '2026-12-02' })
    expect(await countTonight(staff())).toEqual({ day: TODAY, parties: 1, guests: 4, waiting: 0 })
  })
})

describe('the waitlist', () => {
  const wait = (partySize: number) =>
    inTransaction(asShop(ctx()), async ({ db }) => {
      const [row] = await db
        .insert(tableWaitlist)
        .values({
          day: TODAY,
          partySize,
          locale: 'en',
          name: 'Lek',
          email: 'lek@example.com',
          phone: '',
          fromAt: addTime(EVENING, HOUR),
          untilAt: addTime(EVENING, 2 * HOUR),
        })
        .returning()
      return row?.id ?? ''
    })

  test('has a table offered before its turn, once, and is left by who no longer comes', async () => {
    const [first, second] = [await wait(40), await wait(2)]
    expect(await offerTable(staff(), { id: first })).toEqual({ ok: false, reason: 'full' })
    expect(await offerTable(staff(), { id: second })).toEqual({ ok: true })
    expect(await offerTable(staff(), { id: second })).toEqual({ ok: false, reason: 'ended' })
    const day = await listServiceDay(staff(), {})
    expect(day.waitlist.map(({ status }) => status)).toEqual(['waiting', 'offered'])
    expect(day.reservations).toMatchObject([{ status: 'held', name: 'Lek' }])
    await endWait(staff(), { id: second })
    await endWait(staff(), { id: second })
    const after = await listServiceDay(staff(), {})
    expect([after.waitlist.length, after.reservations.length]).toEqual([1, 0])
  })
})

test('a mistyped year is refused; two years ahead are not', async () => {
  const id = await took()
  const { version } = await read(id)
  const change = { id, version, time: '19:00', partySize: 2, ...nok }
  const close = { from: '18:00', to: '19:00', reason: undefined }
  const phone = { time: '19:00', partySize: 2, source: 'phone', language: 'en', contact: nok } as const
  const tooFar = { ok: false, reason: 'too_far' }
  for (const day of ['2062-12-01', '9999-12-31']) {
    expect(await changeParty(staff(), { ...change, day })).toEqual(tooFar)
    expect(await closeOut(staff(), { ...close, day })).toEqual(tooFar)
    expect(await recordParty(staff(), { ...phone, day })).toEqual(tooFar)
  }
  expect(await changeParty(staff(), { ...change, day: '2028-12-01' })).toEqual({ ok: true })
})

test('closing a time asks first where somebody has a table, and says who', async () => {
  await took()
  const close = { day: TODAY, from: '18:00', to: '22:00', reason: 'No power' }
  expect(await closeOut(staff(), { ...close, isSure: false })).toMatchObject({
    ok: false,
    reason: 'has_reservations',
    standing: [{ name: 'Nok', partySize: 2 }],
  })
  expect((await listServiceDay(staff(), { day: TODAY })).closeOuts).toEqual([])
  expect(await closeOut(staff(), { ...close, to: '18:30', isSure: false })).toMatchObject({ ok: true })
  await noteDay(staff(), { day: TODAY, note: 'Bring candles' })
  expect(await listServiceDay(staff(), { day: TODAY })).toMatchObject({
    note: 'Bring candles',
    closeOuts: [{ reason: 'No power' }],
  })
})

test('the page at the door has the day, and what is asked for besides', async () => {
  await took({ contact: { ...nok, name: 'Somchai' } })
  const day = await listServiceDay(staff(), { day: TODAY })
  expect(await getDoor(staff(), {})).toEqual({ day, proposed: undefined, found: undefined })
  expect(await getDoor(staff(), { day: TODAY, guests: 2, search: 'Somch' })).toEqual({
    day,
    proposed: await proposeTables(staff(), { partySize: 2 }),
    found: { search: 'Somch', list: await findReservations(staff(), { search: 'Somch' }) },
  })
})
