import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { reservations } from '#database/schema/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { addTables } from '#tests/data/tables.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  changeReservation,
  confirmReservation,
  findTimes,
  getReservation,
  holdTable,
  listSlots,
} from '../reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import {
  closeOut,
  countOutsideHours,
  deleteCombination,
  deleteTable,
  endCloseOut,
  listServiceDay,
  moveReservation,
  proposeTables,
  recordParty,
  saveCombination,
  saveTable,
  setReservationState,
} from './index.ts'
import { recordPartyInput } from './schemas.ts'
import { useStaff } from '#tests/data/people.ts'
import { STRANGERS } from '#tests/data/strangers.ts'

const shop = useTestDatabase()
/** A Tuesday, in Cape Town 11:00. */
const MORNING = new Date('2026-12-01T09:00:00Z')
let time = MORNING
const ctx = (): Ctx => testCtx(shop(), { now: () => time, client: clientAt() })
const { admin, moderator: staff } = useStaff(ctx)
let tableIds: string[]
beforeAll(async () => {
  tableIds = (await addTables(ctx())).ids
})
beforeEach(async () => {
  time = MORNING
  await inTransaction(asShop(ctx()), ({ db }) => db.delete(reservations))
})

const DAY_OF_SERVICE = '2026-12-01'
const DINNER = { day: DAY_OF_SERVICE, time: '19:00', partySize: 2 }
const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
const nobody = { name: '', email: '', phone: '', wishes: '' }
/** A confirmed reservation, with its key. */
async function booked(when: Partial<typeof DINNER> = {}): Promise<{ id: string; key: string }> {
  const held = await holdTable(ctx(), { ...DINNER, ...when, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  const confirmed = await confirmReservation(ctx(), { key: held.key, contact })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { id: confirmed.id, key: held.key }
}
const table = { name: 'Terrace', fewest: 1, most: 4, sortOrder: 9, isActive: true }

test.each(STRANGERS)('refuses a stranger: $role', async (actor) => {
  const by = { ...ctx(), actor }
  const id = randomUUID()
  const calls = [
    () => listServiceDay(by, { day: DAY_OF_SERVICE }),
    () => recordParty(by, { ...DINNER, source: 'phone', language: 'en', contact: nobody }),
    () => setReservationState(by, { id, status: 'seated', version: 1 }),
    () => moveReservation(by, { id, tableIds, version: 1 }),
    () => closeOut(by, { day: DAY_OF_SERVICE, from: '12:00', to: '13:00', reason: undefined }),
    () => endCloseOut(by, { id }),
    () => countOutsideHours(by, DEFAULT_SETTINGS.hours),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
})

test.each([...STRANGERS, { role: 'staff', id: randomUUID(), isAdmin: false } satisfies Actor])(
  'refuses a stranger, and a moderator, what is for admins: $role',
  async (actor) => {
    const by = { ...ctx(), actor }
    const id = randomUUID()
    const calls = [
      () => saveTable(by, table),
      () => deleteTable(by, { id }),
      () => saveCombination(by, { tableIds, fewest: 1, most: 4 }),
      () => deleteCombination(by, { id }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
  },
)

describe('a table', () => {
  test('with reservations to come stays, with past ones it goes out of use, and one without is gone', async () => {
    const saved = await saveTable(admin(), { ...table, name: 'Garden', most: 12, fewest: 9 })
    if (!saved.ok) throw new Error(saved.reason)
    const { key } = await booked({ partySize: 12 })
    expect(await deleteTable(admin(), { id: saved.id })).toEqual({
      ok: false,
      reason: 'has_reservations',
      standing: [expect.objectContaining({ name: 'Nok', partySize: 12 })],
    })
    expect((await getReservation(ctx(), { key })).status).toBe('confirmed')
    time = addTime(time, DAY)
    expect(await deleteTable(admin(), { id: saved.id })).toEqual({ ok: true, isKept: true })
    expect(
      await holdTable(ctx(), { ...DINNER, day: '2026-12-03', partySize: 12, language: 'en' }),
    ).toMatchObject({
      ok: false,
      reason: 'full',
    })
    await inTransaction(asShop(ctx()), ({ db }) => db.delete(reservations))
    expect(await deleteTable(admin(), { id: saved.id })).toEqual({ ok: true, isKept: false })
    await expect(deleteTable(admin(), { id: saved.id })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keeps its name to itself, and shows what somebody else changed meanwhile', async () => {
    const saved = await saveTable(admin(), { ...table, name: 'Window' })
    if (!saved.ok) throw new Error(saved.reason)
    expect(await saveTable(admin(), { ...table, name: 'Window' })).toEqual({
      ok: false,
      reason: 'name_taken',
    })
    const change = { ...table, name: 'Window', id: saved.id, version: 1 }
    expect(await saveTable(admin(), { ...change, most: 3 })).toMatchObject({ ok: true })
    expect(await saveTable(admin(), { ...change, most: 5 })).toMatchObject({
      ok: false,
      reason: 'changed',
      current: { most: 3, version: 2 },
    })
    await deleteTable(admin(), { id: saved.id })
  })
})

describe('a day of service', () => {
  test('that is closed keeps what was promised, says how many, and takes nothing more until it opens again', async () => {
    const { key } = await booked()
    const closed = await closeOut(staff(), {
      day: DAY_OF_SERVICE,
      from: '11:00',
      to: '22:00',
      reason: 'The gas is off',
    })
    expect(closed).toMatchObject({ ok: true, standing: [{ name: 'Nok' }] })
    expect((await getReservation(ctx(), { key })).status).toBe('confirmed')
    expect(await holdTable(ctx(), { ...DINNER, language: 'en' })).toEqual({
      ok: false,
      reason: 'full',
      nearest: [],
    })
    expect((await listServiceDay(staff(), { day: DAY_OF_SERVICE })).closeOuts).toMatchObject([
      { tableId: null, reason: 'The gas is off' },
    ])
    if (closed.ok) await endCloseOut(staff(), { id: closed.id })
    expect(await holdTable(ctx(), { ...DINNER, language: 'en' })).toMatchObject({ ok: true })
  })

  test('has walk-ins, who sit down at once, and those who do not come give their table back', async () => {
    time = new Date('2026-12-01T17:10:00Z')
    const walkIn = await recordParty(staff(), {
      ...DINNER,
      source: 'walk_in',
      language: 'en',
      contact: nobody,
    })
    if (!walkIn.ok) throw new Error(walkIn.reason)
    const [row] = (await listServiceDay(staff(), { day: DAY_OF_SERVICE })).reservations
    expect(row).toMatchObject({ id: walkIn.id, status: 'seated', startsAt: time, tableIds: [tableIds[0]] })
    const onPhone = { ...DINNER, time: '20:30', source: 'phone', language: 'en', contact: nobody } as const
    const late = await recordParty(staff(), { ...onPhone, tableIds: [tableIds[1] ?? ''] })
    if (!late.ok) throw new Error(late.reason)
    expect(await recordParty(staff(), { ...onPhone, tableIds: [tableIds[1] ?? ''] })).toMatchObject({
      ok: false,
      reason: 'table_taken',
      nearest: [{ time: '20:30', tables: ['3'] }, { tables: ['2'] }],
    })
    const noShow = { id: late.id, status: 'no_show', version: 1 } as const
    expect(await setReservationState(staff(), noShow)).toEqual({ ok: false, reason: 'too_early' })
    time = addTime(time, 2 * HOUR)
    expect(await setReservationState(staff(), noShow)).toEqual({ ok: true })
    expect(await setReservationState(staff(), noShow)).toEqual({ ok: false, reason: 'changed' })
    expect(await setReservationState(staff(), { ...noShow, version: 2, status: 'lapsed' })).toEqual({
      ok: false,
      reason: 'not_possible',
    })
    expect(await recordParty(staff(), { ...onPhone, tableIds: [tableIds[1] ?? ''] })).toMatchObject({
      ok: true,
    })
    // The guest is here after all, and somebody else is at the table by now.
    expect(await setReservationState(staff(), { ...noShow, version: 2, status: 'seated' })).toEqual({
      ok: false,
      reason: 'table_taken',
    })
  })

  test('has parties moved to a table that is free and large enough', async () => {
    const [one, other] = [await booked(), await booked({ partySize: 4 })]
    const [first = '', second = '', third = ''] = tableIds
    const move = (tables: string[], version = 1) =>
      moveReservation(staff(), { id: one.id, tableIds: tables, version })
    // Another table at the time, or the table at the nearest time.
    expect(await move([third])).toMatchObject({
      ok: false,
      reason: 'table_taken',
      nearest: [
        { tables: ['1'], time: '19:00' },
        { tables: ['3'], time: '17:30' },
      ],
    })
    expect(await moveReservation(staff(), { id: other.id, tableIds: [second], version: 1 })).toMatchObject({
      ok: false,
      reason: 'too_small',
      nearest: [{ tables: ['3'], time: '19:00' }],
    })
    expect(await move([second])).toEqual({ ok: true })
    expect(await move([first])).toEqual({ ok: false, reason: 'changed' })
    const { reservations: moved } = await listServiceDay(staff(), { day: DAY_OF_SERVICE })
    expect(moved.find(({ id }) => id === one.id)?.tableIds).toEqual([second])
  })
})

test('a table that is not there, and a party larger than the house, are said to be so', async () => {
  const id = randomUUID()
  const part = { day: DAY_OF_SERVICE, from: '12:00', to: '13:00', reason: undefined, tableId: id }
  const onPhone = { ...DINNER, source: 'phone', language: 'en', contact: nobody } as const
  const { id: standing } = await booked()
  for (const call of [
    () => closeOut(staff(), part),
    () => recordParty(staff(), { ...onPhone, tableIds: [id] }),
    () => moveReservation(staff(), { id: standing, tableIds: [id], version: 1 }),
  ]) {
    await expect(call()).rejects.toMatchObject({ message: 'not_found: table' })
  }
  const large = { ...onPhone, partySize: 100 }
  expect(await recordParty(staff(), large)).toEqual({ ok: false, reason: 'full', nearest: [] })
  expect(await recordParty(staff(), { ...large, tableIds })).toMatchObject({ ok: false, reason: 'too_small' })
  const tooLarge = recordPartyInput.safeParse({ ...large, partySize: 101 })
  expect(tooLarge.error && toFieldErrors(tooLarge.error)).toEqual({ partySize: 'out_of_range' })
})

describe('opening hours that change', () => {
  const { hours } = DEFAULT_SETTINGS
  let version = 1
  /** Open in the evening only, and closed on Wednesdays. */
  const evenings = {
    week: {
      ...Object.fromEntries(Object.keys(hours.week).map((day) => [day, { opens: '17:00', closes: '23:00' }])),
      wed: null,
    } as typeof hours.week,
    exceptions: [],
  }
  async function openAt(value: typeof hours): Promise<void> {
    expect(await updateSettings(admin(), { group: 'hours', value, version })).toEqual({ ok: true })
    version += 1
  }
  afterEach(() => openAt(hours))
  function proposeAt(now: string) {
    time = new Date(now)
    return proposeTables(staff(), { partySize: 2 })
  }

  test('leave what stands, say how many are outside, and are those of what is reserved from then on', async () => {
    const lunch = await booked({ time: '13:00' })
    await booked({ day: '2026-12-02' })
    await booked({ day: '2026-12-03' })
    expect(await countOutsideHours(staff(), hours)).toEqual({ parties: 0, days: [] })
    // Before they are saved, and after.
    const outside = { parties: 2, days: [DAY_OF_SERVICE, '2026-12-02'] }
    expect(await countOutsideHours(staff(), evenings)).toEqual(outside)
    await openAt(evenings)
    expect((await getReservation(ctx(), { key: lunch.key })).status).toBe('confirmed')
    const { reservations: rows } = await listServiceDay(staff(), { day: DAY_OF_SERVICE })
    expect(rows).toMatchObject([{ id: lunch.id, status: 'confirmed' }])

    const slots = await listSlots(ctx(), { day: DAY_OF_SERVICE, partySize: 2 })
    expect([slots.at(0)?.time, slots.at(-1)?.time]).toEqual(['17:00', '21:30'])
    const again = { ...DINNER, time: '13:00' }
    expect(await holdTable(ctx(), { ...again, language: 'en' })).toEqual({
      ok: false,
      reason: 'outside_hours',
      nearest: ['17:00', '17:30', '18:00', '18:30'],
    })
    // It can be moved to the times that there are now.
    expect(await changeReservation(ctx(), { ...again, key: lunch.key, partySize: 1 })).toMatchObject({
      reason: 'outside_hours',
    })
    expect(await changeReservation(ctx(), { ...DINNER, key: lunch.key })).toEqual({ ok: true })
    expect(await countOutsideHours(staff(), evenings)).toEqual({ parties: 1, days: ['2026-12-02'] })
  })

  test('pause between lunch and dinner, each with a pace of its own', async () => {
    const pause = { from: '15:00', until: '17:30' }
    const split = {
      week: Object.fromEntries(
        Object.keys(hours.week).map((day) => [day, { opens: '11:00', closes: '22:00', pause }]),
      ) as typeof hours.week,
      exceptions: [],
    }
    const long = await booked({ time: '14:30' })
    await booked({ time: '13:00' })
    expect(await countOutsideHours(staff(), split)).toEqual({ parties: 1, days: [DAY_OF_SERVICE] })
    await openAt(split)
    const { reservations: rules } = DEFAULT_SETTINGS
    const beforePause = { stays: { two: 60 }, lastSeatingMinutes: 60, guestsPerSlot: 4 }
    const saved = { group: 'reservations', value: rules } as const
    onTestFinished(async () => void (await updateSettings(admin(), { ...saved, version: 2 })))
    const value = { ...rules, guestsPerSlot: 6, beforePause }
    expect(await updateSettings(admin(), { ...saved, value, version: 1 })).toEqual({ ok: true })

    const slots = await listSlots(ctx(), { day: '2026-12-02', partySize: 2 })
    const times = slots.map((slot) => slot.time)
    expect([times[0], times.filter((one) => one < '17:30').at(-1)]).toEqual(['11:00', '14:00'])
    expect([times.find((one) => one > '14:00'), times.at(-1)]).toEqual(['17:30', '20:30'])
    const hold = (time: string, partySize = 2) =>
      holdTable(ctx(), { day: '2026-12-02', time, partySize, language: 'en' })
    for (const inPause of ['14:30', '15:00', '17:00'])
      expect(await hold(inPause)).toMatchObject({ ok: false, reason: 'outside_hours' })
    // A table for two is kept an hour at lunch, and as ever at dinner; one for four only until the pause.
    const at = (time: string) => new Date(`2026-12-02T${time}:00+02:00`)
    expect(await hold('13:00')).toMatchObject({ endsAt: at('14:00') })
    expect(await hold('19:00')).toMatchObject({ endsAt: at('20:30') })
    expect(await hold('14:00', 4)).toMatchObject({ endsAt: at('15:00') })
    // Four guests may begin in a slot at lunch, six at dinner.
    expect(await hold('13:00')).toMatchObject({ ok: true })
    expect(await hold('13:00')).toMatchObject({ ok: false, reason: 'full' })
    expect(await hold('19:00', 4)).toMatchObject({ ok: true })

    const day = await listServiceDay(staff(), { day: '2026-12-02' })
    expect(day.service?.pause).toEqual({ startsAt: at('15:00'), endsAt: at('17:30') })
    expect([day.guestsPerSlotBeforePause, day.guestsPerSlot]).toEqual([4, 6])
    // Nor does one that the team moves to shortly before the pause stay into it.
    expect(
      await moveReservation(staff(), {
        id: long.id,
        version: 1,
        tableIds: [tableIds[1] ?? ''],
        time: '14:15',
      }),
    ).toEqual({ ok: true })
    expect((await getReservation(ctx(), { key: long.key })).endsAt).toEqual(
      new Date('2026-12-01T15:00:00+02:00'),
    )
    expect((await proposeAt('2026-12-02T16:00:00+02:00')).isOpen).toBe(false)
    expect((await proposeAt('2026-12-02T01:03:00+02:00')).isOpen).toBe(false)
    expect((await proposeAt('2026-12-02T18:00:00+02:00')).isOpen).toBe(true)
  })

  test('close a day of the week, which is answered with the nearest days', async () => {
    await openAt(evenings)
    const wednesday = { ...DINNER, day: '2026-12-09' }
    expect(await holdTable(ctx(), { ...wednesday, language: 'en' })).toEqual({
      ok: false,
      reason: 'closed',
      nearest: [],
    })
    expect(await findTimes(ctx(), { day: wednesday.day, partySize: 2 })).toEqual({
      day: wednesday.day,
      partySize: 2,
      slots: [],
      reason: 'closed',
      nearestDays: ['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11'],
      week: ['free', 'closed', 'free', 'free', 'free', 'free', 'free'].map((state, at) => ({
        day: `2026-12-0${at + 1}`,
        state,
      })),
    })
  })
})
