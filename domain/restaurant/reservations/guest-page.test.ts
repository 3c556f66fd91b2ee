import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { reservations, reservedTables, tableWaitlist } from '#database/schema/index.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { addPerson } from '#tests/data/people.ts'
import { addTables, waitKeyOf } from '#tests/data/tables.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  cancelReservation,
  changeWishes,
  confirmReservation,
  findHeldTable,
  findTimes,
  findWaitlistEntry,
  getReservation,
  holdTable,
  joinWaitlist,
  listMyReservations,
  offerTables,
} from './index.ts'

const shop = useTestDatabase()
/** Eleven in the morning of a Tuesday, in Cape Town. */
const MORNING = new Date('2026-12-01T09:00:00Z')
let time = MORNING
const ctx = (actor?: Actor): Ctx =>
  testCtx(shop(), {
    now: () => time,
    client: clientAt(),
    ...(actor && { actor }),
  })
let hasTables = false
beforeEach(async () => {
  time = MORNING
  await inTransaction(asShop(ctx()), async ({ db }) => {
    for (const table of [tableWaitlist, reservedTables, reservations]) await db.delete(table)
  })
  if (!hasTables) await addTables(ctx())
  hasTables = true
})

const DINNER = { day: '2026-12-02', time: '19:00', partySize: 2 }
const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
async function book(rest: Partial<typeof DINNER> = {}, given = contact, actor?: Actor): Promise<string> {
  const held = await holdTable(ctx(actor), { ...DINNER, ...rest, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  await confirmReservation(ctx(actor), { key: held.key, contact: given })
  return held.key
}
const freeTimes = async (asked: Parameters<typeof findTimes>[1]) =>
  (await findTimes(ctx(), asked)).slots.filter(({ isFree }) => isFree).map((slot) => slot.time)

describe('a held table', () => {
  test('is found by its key while it is held and after, until something becomes of it', async () => {
    const held = await holdTable(ctx(), { ...DINNER, language: 'en' })
    if (!held.ok) throw new Error(held.reason)
    const { key } = held
    const table = { key, ...DINNER, heldUntil: addTime(MORNING, 5 * MINUTE), mayBeLonger: true }
    expect(await findHeldTable(ctx(), { key })).toEqual(table)
    time = addTime(MORNING, 5 * MINUTE)
    expect(await findHeldTable(ctx(), { key })).toEqual({ ...table, heldUntil: null, mayBeLonger: false })
    await confirmReservation(ctx(), { key, contact })
    expect(await findHeldTable(ctx(), { key })).toBeUndefined()
    expect(await findHeldTable(ctx(), { key: 'x' })).toBeUndefined()
  })

  test('is over once its meal would have begun', async () => {
    const held = await holdTable(ctx(), { ...DINNER, language: 'en' })
    if (!held.ok) throw new Error(held.reason)
    time = held.startsAt
    expect(await findHeldTable(ctx(), held)).toBeUndefined()
  })
})

describe('times', () => {
  test('are those of the first day that has some, without what is over or too soon', async () => {
    const today = await findTimes(ctx(), { partySize: 2 })
    expect(today).toMatchObject({ day: '2026-12-01', nearestDays: [] })
    expect(today.slots[0]).toEqual({ time: '12:00', isFree: true })
    time = addTime(MORNING, 9 * HOUR)
    expect((await findTimes(ctx(), { partySize: 2 })).day).toBe('2026-12-02')
  })

  test('that are taken are said to be, but for the guest who would move', async () => {
    const keys = [await book(), await book(), await book()]
    const { slots } = await findTimes(ctx(), { day: DINNER.day, partySize: 2 })
    expect(slots.filter(({ isFree }) => !isFree).map((slot) => slot.time)).toEqual([
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
    ])
    expect(await freeTimes({ day: DINNER.day, partySize: 2, key: keys[0] })).toContain('19:00')
    await expect(
      findTimes(ctx(), { partySize: 2, key: `${randomUUID()}.${'x'.repeat(43)}` }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test.each([
    [
      { day: '2026-11-30', partySize: 2 },
      'in_the_past',
      ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    ],
    [
      { day: '2027-06-01', partySize: 2 },
      'too_far',
      ['2027-01-27', '2027-01-28', '2027-01-29', '2027-01-30'],
    ],
    [{ partySize: 17 }, 'too_many_guests', []],
    [
      { day: '9999-12-31', partySize: 2 },
      'too_far',
      ['2027-01-27', '2027-01-28', '2027-01-29', '2027-01-30'],
    ],
    [{ day: '2027-06-01', partySize: 500 }, 'too_many_guests', []],
    // No table and no combination seats so many.
    [{ day: '2026-12-02', partySize: 8 }, 'full', []],
  ] as const)('%j: %s, and the nearest days', async (asked, reason, nearestDays) => {
    expect(await findTimes(ctx(), asked)).toMatchObject({ reason, nearestDays })
  })

  test('come with what each day of the week has left', async () => {
    const states = async (asked: { day: string; partySize: number }) =>
      (await findTimes(ctx(), asked)).week.map(({ state }) => state)
    const all = ['free', 'free', 'free', 'free', 'free', 'free', 'free']
    expect(await states({ day: '2026-12-02', partySize: 2 })).toEqual(all)
    expect(await states({ day: '2026-12-20', partySize: 2 })).toEqual(all)
    expect(await states({ day: '2026-12-02', partySize: 8 })).toEqual(all.map(() => 'full'))
    time = addTime(MORNING, 8 * HOUR)
    expect(await states({ day: '2026-12-02', partySize: 2 })).toEqual(['few', ...all.slice(1)])
    time = addTime(MORNING, 9 * HOUR + 30 * MINUTE)
    expect(await states({ day: '2026-12-02', partySize: 2 })).toEqual(['over', ...all.slice(1)])
  })

  test('of today are too soon once the last party sits', async () => {
    time = addTime(MORNING, 9 * HOUR)
    const late = await findTimes(ctx(), { day: '2026-12-01', partySize: 2 })
    expect(late).toMatchObject({ slots: [], reason: 'too_soon' })
    expect(late.nearestDays[0]).toBe('2026-12-02')
  })
})

test('a guest tells the kitchen something else until the meal begins; the table stays theirs', async () => {
  const key = await book()
  const wishes = { occasion: 'birthday', allergies: 'peanut', wishes: 'A quiet corner' } as const
  expect(await changeWishes(ctx(), { key, ...wishes })).toEqual({ ok: true })
  expect(await getReservation(ctx(), { key })).toMatchObject({ ...wishes, status: 'confirmed' })
  expect(await changeWishes(ctx(), { key })).toEqual({ ok: true })
  expect(await getReservation(ctx(), { key })).toMatchObject({ occasion: null, allergies: '', wishes: '' })
  time = new Date('2026-12-02T17:00:00Z')
  expect(await changeWishes(ctx(), { key, ...wishes })).toEqual({ ok: false, reason: 'begun' })
  time = MORNING
  await cancelReservation(ctx(), { key })
  expect(await changeWishes(ctx(), { key, ...wishes })).toEqual({ ok: false, reason: 'ended' })
})

test('the page of a place on the waitlist leads to the table that was offered', async () => {
  const keys = [await book(), await book(), await book()]
  const joined = await joinWaitlist(ctx(), {
    day: DINNER.day,
    from: '19:00',
    until: '19:00',
    partySize: 2,
    language: 'en',
    ...contact,
  })
  expect(joined).toEqual({ ok: true })
  const key = await waitKeyOf(ctx(), contact.email)
  const entry = await findWaitlistEntry(ctx(), { key })
  expect(entry).toMatchObject({ day: DINNER.day, partySize: 2, status: 'waiting' })
  expect(entry).not.toHaveProperty('reservationKey')
  expect(await findWaitlistEntry(ctx(), { key: keys[0] ?? '' })).toBeUndefined()
  time = addTime(MORNING, 2 * DAY)
  expect((await findWaitlistEntry(ctx(), { key }))?.status).toBe('lapsed')
  time = MORNING
  await cancelReservation(ctx(), { key: keys[0] ?? '' })
  await offerTables(asShop(ctx()), { day: DINNER.day, jobId: 0 })
  const { status, reservationKey = '' } = (await findWaitlistEntry(ctx(), { key })) ?? {}
  expect(status).toBe('offered')
  expect(await getReservation(ctx(), { key: reservationKey })).toMatchObject({
    status: 'held',
    source: 'waitlist',
  })
})

describe('a customer’s list', () => {
  test('has what they reserved signed in, and with their address; of others nothing', async () => {
    const ann = await addPerson(ctx())
    const signedIn = await book({}, contact, ann.actor)
    const byAddress = await book({ time: '12:00' }, { ...contact, email: ann.email.toUpperCase() })
    const cancelled = await book({ time: '14:00' }, contact, ann.actor)
    await cancelReservation(ctx(), { key: cancelled })
    await book({ time: '16:00' })
    const { upcoming, over } = await listMyReservations(ctx(ann.actor))
    expect(upcoming.map(({ key }) => key)).toEqual([byAddress, signedIn])
    expect(over).toMatchObject([{ key: cancelled, status: 'cancelled' }])
    time = addTime(MORNING, 3 * DAY)
    expect((await listMyReservations(ctx(ann.actor))).upcoming).toEqual([])
  })

  test('refuses a stranger', async () => {
    await expect(listMyReservations(ctx())).rejects.toMatchObject({ code: 'forbidden' })
  })
})
