import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  combinedTables,
  jobs,
  reservations,
  reservedTables,
  restaurantTables,
  serviceDays,
  tableCombinations,
  tableWaitlist,
} from '#database/schema/index.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { addTables, waitKeyOf } from '#tests/data/tables.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { newToken } from '#domain/kernel/tokens.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  exportReservations,
  forgetReservations,
  forgetReservationsOf,
  getReservation,
  holdTable,
  joinWaitlist,
  lapseTableHolds,
  leaveWaitlist,
  listDays,
  listSlots,
  offerTables,
} from './index.ts'

const shop = useTestDatabase()
/** Nine in the morning of a Tuesday, in Cape Town 11:00. */
const MORNING = new Date('2026-12-01T09:00:00Z')
let time = MORNING
const ctx = (): Ctx => testCtx(shop(), { now: () => time, client: clientAt() })
const byShop = () => asShop(ctx())
let tableIds: string[] = []
beforeEach(async () => {
  time = MORNING
  await inTransaction(byShop(), async ({ db }) => {
    for (const table of [tableWaitlist, reservations, combinedTables, tableCombinations, restaurantTables]) {
      await db.delete(table)
    }
    await db.delete(jobs).where(inArray(jobs.kind, [...KINDS]))
  })
  tableIds = (await addTables(ctx())).ids
})

const KINDS = [
  'send-reservation-confirmed',
  'send-reservation-changed',
  'send-reservation-cancelled',
  'send-reservation-reminder',
  'send-table-offer',
  'offer-tables',
] as const
const DINNER = { day: '2026-12-01', time: '19:00', partySize: 2 }
const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
const hold = (rest: Partial<typeof DINNER & { replaces: string }> = {}) =>
  holdTable(ctx(), { ...DINNER, ...rest, language: 'en' })
async function mustHold(rest: Parameters<typeof hold>[0] = {}): Promise<string> {
  const held = await hold(rest)
  if (!held.ok) throw new Error(held.reason)
  return held.key
}
async function mustBook(rest: Parameters<typeof hold>[0] = {}): Promise<string> {
  const key = await mustHold(rest)
  expect(await confirmReservation(ctx(), { key, contact })).toMatchObject({ ok: true })
  return key
}
const idOf = (key: string) => key.slice(0, 36)
const keyOf = (id = '') => reservationKeyOf(ctx(), id)
const tablesOf = (key: string) =>
  inTransaction(byShop(), async ({ db }) => {
    const rows = await db
      .select({ id: reservedTables.tableId })
      .from(reservedTables)
      .innerJoin(reservations, eq(reservations.id, reservedTables.reservationId))
      .where(eq(reservations.id, idOf(key)))
    return rows.map(({ id }) => tableIds.indexOf(id) + 1).toSorted((one, other) => one - other)
  })
/** The kinds of the jobs that are to be done. */
const jobKinds = () =>
  inTransaction(byShop(), async ({ db }) => {
    const rows = await db
      .select()
      .from(jobs)
      .where(and(inArray(jobs.kind, [...KINDS]), isNull(jobs.finishedAt)))
      .orderBy(jobs.id)
    return rows.map(({ kind }) => kind)
  })

describe('a table', () => {
  test('is the smallest that fits, and for a larger party several pushed together', async () => {
    expect(await tablesOf(await mustHold())).toEqual([1])
    expect(await tablesOf(await mustHold({ partySize: 4 }))).toEqual([3])
    expect(await tablesOf(await mustHold({ partySize: 6, time: '12:00' }))).toEqual([4])
    expect(await tablesOf(await mustHold({ partySize: 5, time: '12:00' }))).toEqual([2, 3])
    expect(await hold({ partySize: 5, time: '12:00' })).toMatchObject({ ok: false, reason: 'full' })
  })

  test('is kept for its stay and free from then on', async () => {
    for (let i = 0; i < 3; i += 1) await mustBook()
    expect(await hold()).toEqual({
      ok: false,
      reason: 'full',
      nearest: ['16:30', '17:00', '17:30', '20:30'],
    })
    expect(await hold({ time: '20:30' })).toMatchObject({ ok: true })
  })

  test('is held for five minutes, and then anybody’s', async () => {
    for (let i = 0; i < 3; i += 1) await mustHold()
    expect((await hold()).ok).toBe(false)
    time = addTime(time, 5 * MINUTE)
    expect((await hold()).ok).toBe(true)
  })

  test('that a guest held is given back when they choose another time', async () => {
    for (let i = 0; i < 2; i += 1) await mustHold()
    const first = await mustHold()
    await mustHold({ time: '12:00', replaces: first })
    expect((await hold()).ok).toBe(true)
  })
})

test('one address holds a few tables at a time, also all at once, and gives back what it held for another', async () => {
  const one = { ...ctx(), client: clientAt('10.1.1.1') }
  const from = (day: number, replaces?: string) =>
    holdTable(one, { ...DINNER, day: `2026-12-${10 + day}`, language: 'en', replaces })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, day) => from(day)))
  const keys = answers.flatMap((answer) => (answer.ok ? [answer.key] : []))
  expect(keys).toHaveLength(5)
  expect(answers.filter((answer) => !answer.ok)).toEqual(
    Array.from({ length: 7 }, () => ({ ok: false, reason: 'too_many_holds' })),
  )
  expect(await from(13, keys[0])).toMatchObject({ ok: true })
  expect(await from(14)).toMatchObject({ reason: 'too_many_holds' })
  expect((await getReservation(ctx(), { key: keys[0] ?? '' })).status).toBe('lapsed')
  time = addTime(time, 5 * MINUTE)
  expect(await from(14)).toMatchObject({ ok: true })
})

describe('a time that cannot be had', () => {
  test.each([
    [{ day: '2026-11-30' }, 'in_the_past'],
    [{ time: '11:30' }, 'too_soon'],
    [{ day: '2027-03-01' }, 'too_far'],
    [{ day: '2026-12-02', time: '09:00' }, 'outside_hours'],
    [{ time: '19:10' }, 'outside_hours'],
    // The last party sits down an hour and a half before the house closes.
    [{ time: '21:00' }, 'outside_hours'],
    [{ partySize: 17 }, 'too_many_guests'],
    [{ partySize: 500 }, 'too_many_guests'],
    [{ partySize: 7 }, 'full'],
  ] as const)('%j: %s', async (when, reason) => {
    expect(await hold(when)).toMatchObject({ ok: false, reason })
  })

  test('on a day that nobody can reserve leaves nothing behind', async () => {
    const key = await mustBook({ day: '2026-12-02' })
    const days = ['0001-01-01', '2026-11-30', '2027-03-01', '9999-12-31']
    for (const day of days) {
      expect(await hold({ day })).toMatchObject({ ok: false, nearest: [] })
      const waiting = {
        day,
        from: '19:00',
        until: '19:30',
        partySize: 2,
        language: 'en',
        ...contact,
      } as const
      expect(await joinWaitlist(ctx(), waiting)).toEqual({ ok: false, reason: 'no_time' })
      expect(await changeReservation(ctx(), { ...DINNER, key, day })).toMatchObject({ ok: false })
    }
    const left = await inTransaction(byShop(), ({ db }) =>
      db.$count(serviceDays, inArray(serviceDays.day, days)),
    )
    expect(left).toBe(0)
  })

  test('comes with the nearest that can', async () => {
    expect(await hold({ time: '21:00' })).toMatchObject({ nearest: ['19:00', '19:30', '20:00', '20:30'] })
  })
})

describe('the times of a day', () => {
  test('begin every half hour and say which are free', async () => {
    const slots = await listSlots(ctx(), { day: '2026-12-02', partySize: 2 })
    expect(slots.map(({ time }) => time)).toEqual(
      Array.from({ length: 20 }, (_, i) => `${11 + Math.floor(i / 2)}:${i % 2 ? '30' : '00'}`),
    )
    expect(slots.every(({ isFree }) => isFree)).toBe(true)
    expect(
      (await listSlots(ctx(), { day: '2026-12-01', partySize: 2 })).filter(({ isFree }) => !isFree),
    ).toHaveLength(2)
  })

  test('are told for all days that can be reserved', async () => {
    const days = await listDays(ctx(), { partySize: 2 })
    expect(days).toHaveLength(61)
    expect(days[0]).toEqual({ day: '2026-12-01', isOpen: true, isFree: true })
    expect((await listDays(ctx(), { partySize: 40 })).some(({ isFree }) => isFree)).toBe(false)
  })
})

describe('a reservation', () => {
  test('is confirmed by mail, and called to mind a day before', async () => {
    const key = await mustBook({ day: '2026-12-05' })
    expect(await getReservation(ctx(), { key })).toMatchObject({
      status: 'confirmed',
      canChange: true,
      ...contact,
    })
    expect(await jobKinds()).toEqual(['send-reservation-confirmed', 'send-reservation-reminder'])
    const [reminder] = await inTransaction(byShop(), ({ db }) =>
      db.select().from(jobs).where(eq(jobs.kind, 'send-reservation-reminder')),
    )
    expect(reminder?.runAt).toEqual(addTime(startOfShopDay('2026-12-04'), 19 * HOUR))
  })

  test('whose hold has run out gets the table that is still there, and else the nearest times', async () => {
    const [late, tooLate] = [await mustHold(), await mustHold()]
    time = addTime(time, 6 * MINUTE)
    expect(await getReservation(ctx(), { key: late })).toMatchObject({ status: 'lapsed' })
    expect(await confirmReservation(ctx(), { key: late, contact })).toMatchObject({ ok: true })
    for (let i = 0; i < 2; i += 1) await mustBook()
    expect(await confirmReservation(ctx(), { key: tooLate, contact })).toMatchObject({
      ok: false,
      reason: 'full',
      nearest: expect.arrayContaining(['17:30']),
    })
  })

  test('is changed to a time that is free, its own table among it, and else stays as it is', async () => {
    const key = await mustBook()
    expect(await changeReservation(ctx(), { key, ...DINNER, time: '19:30' })).toEqual({ ok: true })
    expect(await getReservation(ctx(), { key })).toMatchObject({ startsAt: new Date('2026-12-01T17:30:00Z') })
    expect(await changeReservation(ctx(), { key, ...DINNER, partySize: 7 })).toMatchObject({ reason: 'full' })
    expect(await changeReservation(ctx(), { key, ...DINNER, day: '2026-12-24', partySize: 4 })).toEqual({
      ok: true,
    })
    expect(await getReservation(ctx(), { key })).toMatchObject({ day: '2026-12-24', partySize: 4 })
    expect(await jobKinds()).toEqual([
      'send-reservation-confirmed',
      // One mail tells the last of several changes.
      'send-reservation-changed',
      'send-reservation-reminder',
    ])
  })

  test('is cancelled once, and no more after it has begun', async () => {
    const [key, other] = [await mustBook(), await mustBook()]
    expect(await cancelReservation(ctx(), { key })).toEqual({ ok: true })
    expect(await cancelReservation(ctx(), { key })).toEqual({ ok: true })
    expect((await jobKinds()).filter((kind) => kind === 'send-reservation-cancelled')).toHaveLength(1)
    time = addTime(time, 9 * HOUR)
    expect(await cancelReservation(ctx(), { key: other })).toEqual({ ok: false, reason: 'begun' })
    expect(await changeReservation(ctx(), { key: other, ...DINNER, day: '2026-12-24' })).toEqual({
      ok: false,
      reason: 'begun',
    })
  })

  test.each([getReservation, cancelReservation, leaveWaitlist])(
    'refuses a key that the shop has not made: %o',
    async (verb) => {
      const key = await mustBook()
      const sealedByOthers = `${randomUUID()}.${key.split('.')[1] ?? ''}`
      for (const altered of [sealedByOthers, `${idOf(key)}.${newToken()}`, keyOf(randomUUID())]) {
        await expect(verb(ctx(), { key: altered })).rejects.toMatchObject({ code: 'not_found' })
      }
      expect((await getReservation(ctx(), { key })).status).toBe('confirmed')
    },
  )
})

describe('what is known of a guest', () => {
  const byThem = { email: 'NOK@example.com' }
  const known = () => inTransaction(byShop(), (ctx) => exportReservations(ctx, byThem))

  test('can be exported and deleted: the tables go to those who wait', async () => {
    for (let i = 0; i < 3; i += 1) await mustBook()
    const wait = { from: '19:00', until: '19:00', language: 'en', ...contact } as const
    expect(await joinWaitlist(ctx(), { ...DINNER, ...wait })).toMatchObject({ ok: true })
    expect(await joinWaitlist(ctx(), { ...DINNER, ...wait, email: 'b@example.com' })).toMatchObject({
      ok: true,
    })
    expect(await known()).toMatchObject({
      reservations: Array.from({ length: 3 }, () => ({ name: 'Nok', status: 'confirmed' })),
      waits: [{ phone: contact.phone, status: 'waiting' }],
    })
    expect(await inTransaction(byShop(), (ctx) => forgetReservationsOf(ctx, byThem))).toBe(3)
    expect(await known()).toEqual({ reservations: [], waits: [], notes: [] })
    await offerTables(byShop(), { day: DINNER.day, jobId: 0 })
    expect(
      await inTransaction(byShop(), ({ db }) => db.select({ email: reservations.email }).from(reservations)),
    ).toEqual([{ email: 'b@example.com' }])
    await expect(inTransaction(byShop(), (ctx) => forgetReservationsOf(ctx, {}))).rejects.toThrow('nobody')
  })

  test('is forgotten after a year, and holds of which nothing became after a day', async () => {
    await mustBook()
    const held = await mustHold({ time: '12:00' })
    time = addTime(time, 6 * MINUTE)
    await lapseTableHolds(byShop())
    await forgetReservations(byShop())
    expect(await getReservation(ctx(), { key: held })).toMatchObject({ status: 'lapsed' })
    time = addTime(MORNING, 365 * DAY)
    await forgetReservations(byShop())
    await expect(getReservation(ctx(), { key: held })).rejects.toMatchObject({ code: 'not_found' })
    expect((await known()).reservations).toHaveLength(1)
    time = addTime(MORNING, 367 * DAY)
    await forgetReservations(byShop())
    expect((await known()).reservations).toEqual([])
  })
})

test.each([
  () => lapseTableHolds(ctx()),
  () => forgetReservations(ctx()),
  () => offerTables(ctx(), { day: DINNER.day, jobId: 0 }),
])('refuses a stranger what the shop does itself: %o', async (verb) => {
  await expect(verb()).rejects.toMatchObject({ code: 'forbidden' })
})

describe('the waitlist', () => {
  const wanted = {
    day: '2026-12-01',
    from: '19:00',
    until: '19:30',
    partySize: 2,
    language: 'th',
    ...contact,
  } as const
  const fill = async () => [await mustBook(), await mustBook(), await mustBook()]
  const state = (key: string) =>
    inTransaction(byShop(), async ({ db }) => {
      const [row] = await db
        .select()
        .from(tableWaitlist)
        .where(eq(tableWaitlist.id, idOf(key)))
      return row
    })
  async function offered(key: string) {
    const row = await state(key)
    const [offer] = await inTransaction(byShop(), ({ db }) =>
      db
        .select()
        .from(reservations)
        .where(eq(reservations.id, row?.reservationId ?? randomUUID())),
    )
    return { status: row?.status, offer }
  }
  const mustJoin = async (rest: Partial<Parameters<typeof joinWaitlist>[1]> = {}) => {
    const joined = await joinWaitlist(ctx(), { ...wanted, ...rest })
    expect(joined).toEqual({ ok: true })
    return waitKeyOf(ctx(), rest.email ?? wanted.email)
  }

  test('is for days that are full: who could come is told when', async () => {
    expect(await joinWaitlist(ctx(), wanted)).toEqual({
      ok: false,
      reason: 'there_is_room',
      nearest: ['19:00', '19:30'],
    })
    await fill()
    const key = await mustJoin()
    expect(await mustJoin()).toBe(key)
    expect(await joinWaitlist(ctx(), { ...wanted, from: '07:00', until: '08:00' })).toEqual({
      ok: false,
      reason: 'no_time',
    })
  })

  test('offers a table that becomes free to the first who can have it, who takes it in time', async () => {
    const [booked = ''] = await fill()
    await mustBook({ partySize: 6 })
    const large = await mustJoin({ partySize: 6, email: 'large@example.com' })
    const first = await mustJoin()
    const second = await mustJoin({ email: 'second@example.com' })
    await cancelReservation(ctx(), { key: booked })
    expect(await jobKinds()).toContain('offer-tables')
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect((await state(large))?.status).toBe('waiting')
    const { status, offer } = await offered(first)
    expect(status).toBe('offered')
    expect((await state(second))?.status).toBe('waiting')
    expect(offer).toMatchObject({ status: 'held', source: 'waitlist', heldUntil: addTime(time, 30 * MINUTE) })
    expect(await confirmReservation(ctx(), { key: keyOf(offer?.id), contact: undefined })).toMatchObject({
      ok: true,
    })
    expect((await state(first))?.status).toBe('booked')
  })

  test('offers it to the next when the time has run out, or the first leaves', async () => {
    const [booked = ''] = await fill()
    const keys = [
      await mustJoin(),
      await mustJoin({ email: 'b@example.com' }),
      await mustJoin({ email: 'c@example.com' }),
    ]
    const states = () => Promise.all(keys.map(async (key) => (await state(key))?.status))
    await cancelReservation(ctx(), { key: booked })
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect(await states()).toEqual(['offered', 'waiting', 'waiting'])
    time = addTime(time, 31 * MINUTE)
    await lapseTableHolds(byShop())
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect(await states()).toEqual(['lapsed', 'offered', 'waiting'])
    await leaveWaitlist(ctx(), { key: keys[1] ?? '' })
    await leaveWaitlist(ctx(), { key: keys[1] ?? '' })
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect(await states()).toEqual(['lapsed', 'cancelled', 'offered'])
  })

  type Guests = { held: string; early: string }
  test.each([
    ['a hold', () => hold()],
    ['a form that is sent late', ({ held }: Guests) => confirmReservation(ctx(), { key: held, contact })],
    ['a change', ({ early }: Guests) => changeReservation(ctx(), { ...DINNER, key: early })],
  ])('comes before %s where holds have run out; until then they are exchanged', async (_who, ask) => {
    const early = await mustBook({ time: '12:00' })
    const [first, held] = [await mustHold(), await mustHold(), await mustHold()]
    const emails = ['a@example.com', 'b@example.com', 'c@example.com']
    const keys: string[] = []
    for (const email of emails) keys.push(await mustJoin({ email, until: '19:00' }))
    await mustHold({ replaces: first })
    time = addTime(time, 5 * MINUTE)
    expect(await ask({ held, early })).toMatchObject({ ok: false, reason: 'full' })
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect(await Promise.all(keys.map(async (key) => (await state(key))?.status))).toEqual(
      emails.map(() => 'offered'),
    )
  })

  test('ends with the day', async () => {
    const [booked = ''] = await fill()
    const key = await mustJoin()
    await cancelReservation(ctx(), { key: booked })
    time = addTime(time, DAY)
    await offerTables(byShop(), { day: wanted.day, jobId: 0 })
    expect((await state(key))?.status).toBe('waiting')
  })
})
