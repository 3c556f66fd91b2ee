import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reservations, restaurantTables } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  holdTable,
  joinWaitlist,
  offerTables,
} from '#domain/restaurant/reservations/index.ts'
import { closeOut, moveReservation } from '#domain/restaurant/table-desk/index.ts'
import { GUEST_LIMITS } from '#shared/restaurant/guest-limits.ts'
import { KEEPING_STATES } from '#shared/restaurant/states.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Races for tables that need several connections. Two pools of ten stand for two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const now = () => new Date('2026-12-01T09:00:00Z')
const ctx = (i = 0): Ctx => testCtx(processOf(i), { now, client: clientAt(`10.0.0.${i}`) })
const byShop = () => asShop(testCtx(shop(), { now }))

let table = ''
/** One table for two, and nobody at it. */
beforeEach(async () => {
  await inTransaction(byShop(), async ({ db }) => {
    await db.delete(reservations)
    await db.delete(restaurantTables)
    const [row] = await db.insert(restaurantTables).values({ name: '1', most: 2 }).returning()
    table = row?.id ?? ''
  })
})

const DINNER = { day: '2026-12-01', time: '19:00', partySize: 2 }
const LATE = { ...DINNER, time: '20:30' }
const hold = (i: number, when = DINNER) => holdTable(ctx(i), { ...when, language: 'en' })
const guest = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
async function booked(when = DINNER): Promise<string> {
  const held = await hold(0, when)
  if (!held.ok) throw new Error(`no table: ${held.reason}`)
  await confirmReservation(ctx(), { key: held.key, contact: guest })
  return held.key
}
const keeping = () =>
  inTransaction(byShop(), ({ db }) =>
    db
      .select()
      .from(reservations)
      .where(inArray(reservations.status, [...KEEPING_STATES])),
  )

test('of a hundred who want the last table at once exactly one gets it, and the others the nearest times', async () => {
  const answers = await times(100, (i) => hold(i))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const others = answers.filter((answer) => !answer.ok)
  expect(others).toHaveLength(99)
  for (const other of others) {
    expect(other).toEqual({ ok: false, reason: 'full', nearest: ['16:30', '17:00', '17:30', '20:30'] })
  }
  expect(await keeping()).toHaveLength(1)
})

test('sent many times at once, a reservation is one', async () => {
  const held = await hold(0)
  if (!held.ok) throw new Error(held.reason)
  const answers = await times(10, (i) => confirmReservation(ctx(i), { key: held.key, contact: guest }))
  expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1)
  expect(await keeping()).toMatchObject([{ status: 'confirmed' }])
})

test('two who change to the same time: one gets it, the other keeps what it had', async () => {
  const early = await booked({ ...DINNER, time: '12:00' })
  const late = await booked(LATE)
  const answers = await times(2, (i) =>
    changeReservation(ctx(i), { key: i === 0 ? early : late, ...DINNER, time: '15:00' }),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await keeping()).toHaveLength(2)
})

test('of 30 tables that one guest reserves at once from as many addresses, they get what one guest may have', async () => {
  await inTransaction(byShop(), ({ db }) =>
    db
      .insert(restaurantTables)
      .values(Array.from({ length: 40 }, (_, i) => ({ name: `more ${i}`, most: 2 }))),
  )
  const guests = Array.from({ length: 30 }, (_, i) => ({ ...ctx(i), guestLimits: GUEST_LIMITS }))
  const keys: string[] = []
  for (const [i, ctx] of guests.entries()) {
    const day = `2026-12-${String(2 + (i % 20)).padStart(2, '0')}`
    const held = await holdTable(ctx, { ...DINNER, day, language: 'en' })
    if (!held.ok) throw new Error(held.reason)
    keys.push(held.key)
  }
  const answers = await times(30, (i) =>
    confirmReservation(guests[i] ?? ctx(), { key: keys[i] ?? '', contact: guest }),
  )
  const { parties } = GUEST_LIMITS.contact.toCome
  expect(answers.filter(({ ok }) => ok)).toHaveLength(parties)
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'guest_limit')).toHaveLength(30 - parties)
})

test('a table that is given back while many want it goes to one of them', async () => {
  const key = await booked()
  const [, ...answers] = await Promise.all([
    cancelReservation(ctx(), { key }),
    ...Array.from({ length: 20 }, (_, i) => hold(i)),
  ])
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
  expect(await hold(0).then(({ ok }) => ok || answers.some((answer) => answer.ok))).toBe(true)
  expect(await keeping()).toHaveLength(1)
})

test('a table that is given back while thirty want it is held for the one who waits for it', async () => {
  for (let round = 0; round < 10; round += 1) {
    await inTransaction(byShop(), ({ db }) => db.delete(reservations))
    const key = await booked()
    const { day, time: at, partySize } = DINNER
    const waits = {
      day,
      from: at,
      until: at,
      partySize,
      language: 'en',
      ...guest,
      email: 'a@example.com',
    } as const
    expect(await joinWaitlist(ctx(31), waits)).toEqual({ ok: true })
    const [, ...answers] = await Promise.all([
      cancelReservation(ctx(), { key }),
      ...Array.from({ length: 30 }, (_, i) => hold(i)),
    ])
    expect(answers.filter(({ ok }) => ok)).toEqual([])
    await offerTables(byShop(), { day, jobId: 0 })
    expect(await keeping()).toMatchObject([{ status: 'held', source: 'waitlist', email: waits.email }])
  }
})

test('the team moves a party and a guest wants the same table: it is never given twice', async () => {
  const moe = await addPerson(byShop(), { roles: ['moderator'] })
  const staff: Ctx = { ...ctx(1), actor: asStaff(moe, false) }
  await booked({ ...DINNER, time: '12:00' })
  const [row] = await keeping()
  const move = { id: row?.id ?? '', tableIds: [table], time: '19:00', version: row?.version ?? 0 }
  const [moved, held] = await Promise.all([moveReservation(staff, move), hold(2)])
  expect([moved.ok, held.ok].filter(Boolean)).toHaveLength(1)
})

test('a close-out while guests reserve: who came first keeps the table, who came later is told that it is full', async () => {
  const moe = await addPerson(byShop(), { roles: ['moderator'] })
  const staff: Ctx = { ...ctx(1), actor: asStaff(moe, false) }
  const close = { day: DINNER.day, from: '11:00', to: '22:00', tableId: undefined, reason: undefined }
  const [closed, ...answers] = await Promise.all([
    closeOut(staff, close),
    ...Array.from({ length: 10 }, (_, i) => hold(i)),
  ])
  expect(closed.ok).toBe(true)
  const kept = (await keeping()).length
  expect(answers.filter(({ ok }) => ok)).toHaveLength(kept)
  expect((await hold(0)).ok).toBe(false)
  await inTransaction(byShop(), ({ db }) => db.delete(reservations).where(eq(reservations.day, DINNER.day)))
})
