import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { reservations } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { addTables } from '#tests/data/tables.ts'
import { altered } from '#tests/helpers/altered.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { confirmReservation, findHeldTable, holdTable, holdTableLonger } from './index.ts'

const shop = useTestDatabase()
/** Eleven in the morning of a Tuesday, in Cape Town. */
const MORNING = new Date('2026-12-01T09:00:00Z')
const DAY = '2026-12-01'
let time = MORNING
const ctx = (): Ctx => testCtx(shop(), { now: () => time, client: clientAt() })
const byShop = () => asShop(ctx())
beforeAll(() => addTables(ctx()))
beforeEach(async () => {
  time = MORNING
  await inTransaction(byShop(), ({ db }) => db.delete(reservations))
})

const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
const dinner = (day: string) => ({ day, time: '19:00', partySize: 2, language: 'en' }) as const
async function mustHold(day: string): Promise<string> {
  const held = await holdTable(ctx(), dinner(day))
  if (!held.ok) throw new Error(held.reason)
  return held.key
}
async function mustBook(day: string): Promise<void> {
  const key = await mustHold(day)
  expect(await confirmReservation(ctx(), { key, contact })).toMatchObject({ ok: true })
}
const idOf = (key: string) => key.slice(0, 36)

test('a table is held five minutes longer once, also when that is asked for several times at once', async () => {
  const key = await mustHold(DAY)
  for (let i = 0; i < 2; i += 1) await mustHold(DAY)
  time = addTime(MORNING, 4 * MINUTE)
  expect(await findHeldTable(ctx(), { key })).toMatchObject({ mayBeLonger: true })
  const presses = await Promise.all(Array.from({ length: 4 }, () => holdTableLonger(ctx(), { key })))
  const until = addTime(MORNING, 10 * MINUTE)
  expect(presses.filter(({ ok }) => ok)).toEqual([{ ok: true, heldUntil: until }])
  expect(presses.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: 'longer_once' }))
  expect(await findHeldTable(ctx(), { key })).toMatchObject({ heldUntil: until, mayBeLonger: false })
  time = addTime(MORNING, 9 * MINUTE)
  for (let i = 0; i < 2; i += 1) await mustHold(DAY)
  expect((await holdTable(ctx(), dinner(DAY))).ok).toBe(false)
  time = until
  expect(await holdTableLonger(ctx(), { key })).toEqual({ ok: false, reason: 'ran_out' })
  expect((await holdTable(ctx(), dinner(DAY))).ok).toBe(true)
  const later = { heldUntil: addTime(MORNING, 11 * MINUTE) }
  await expect(
    inTransaction(byShop(), ({ db }) =>
      db
        .update(reservations)
        .set({ status: 'held', ...later })
        .where(eq(reservations.id, idOf(key))),
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'reservations_held_longest' } })
})

test('a table whose time runs out while it is made longer has one guest, never two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const day = `2026-12-0${round + 2}`
    for (let i = 0; i < 2; i += 1) await mustBook(day)
    const key = await mustHold(day)
    const before = testCtx(shop(), { now: () => addTime(time, 5 * MINUTE - 1), client: clientAt() })
    const after = testCtx(shop(), { now: () => addTime(time, 5 * MINUTE), client: clientAt() })
    const [longer, others] = await Promise.all([
      holdTableLonger(before, { key }),
      holdTable(after, dinner(day)),
    ])
    expect(longer).toMatchObject(others.ok ? { reason: 'ran_out' } : { ok: true })
  }
})

test('a hold is made longer by nobody without its key, and not once it is reserved', async () => {
  const key = await mustHold(DAY)
  await expect(holdTableLonger(ctx(), { key: altered(key) })).rejects.toMatchObject({ code: 'not_found' })
  expect(await confirmReservation(ctx(), { key, contact })).toMatchObject({ ok: true })
  expect(await holdTableLonger(ctx(), { key })).toEqual({ ok: false, reason: 'ended' })
})
