import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { reservations } from '#database/schema/index.ts'
import { addTables } from '#tests/data/tables.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { RESERVATION_STATES } from '#shared/restaurant/states.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  holdTable,
  joinWaitlist,
  lapseTableHolds,
  offerTables,
} from '../reservations/index.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { closeOut, endCloseOut, moveReservation, recordParty, setReservationState } from './index.ts'
import { useStaff } from '#tests/data/people.ts'

/*
 * Lets guests and the team do anything, in any order and however time passes: no table is ever kept twice, and everybody
 * who was promised a table has one that they fit at.
 */

const shop = useTestDatabase()
const START = new Date('2026-12-01T09:00:00Z')
let minutes = 0
/** Each request comes from an address of its own, because one can hold only a few tables. */
const ctx = () => testCtx(shop(), { now: () => addTime(START, minutes * MINUTE), client: clientAt() })
let tableIds: string[]
const { moderator: staff } = useStaff(ctx)
beforeAll(async () => {
  tableIds = (await addTables(ctx())).ids
})
const byShop = () => asShop(ctx())

const when = {
  day: fc.constantFrom('2026-12-01', '2026-12-02'),
  time: fc.constantFrom('12:00', '12:30', '13:30', '19:00', '20:30', '09:00'),
  partySize: fc.integer({ min: 1, max: 7 }),
}
const pick = fc.nat({ max: 30 })
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('hold' as const), ...when }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('confirm' as const), which: pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('change' as const), which: pick, ...when }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 90) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('state' as const),
      which: pick,
      status: fc.constantFrom(...RESERVATION_STATES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: pick,
      tables: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
      time: fc.option(when.time, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      ...when,
      source: fc.constantFrom('phone' as const, 'walk_in' as const),
      table: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      day: when.day,
      table: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('join' as const), ...when }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('offer' as const), day: when.day, which: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const), which: pick }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }
const rows = () =>
  inTransaction(byShop(), ({ db }) =>
    db.select().from(reservations).orderBy(reservations.createdAt, reservations.id),
  )
type World = { keys: string[]; closed: string[] }
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

async function take(step: Step, world: World): Promise<void> {
  switch (step.do) {
    case 'hold': {
      const held = await holdTable(ctx(), { ...step, language: 'en' })
      if (held.ok) world.keys.push(held.key)
      return
    }
    case 'wait':
      minutes += step.minutes
      return
    case 'take': {
      const { day, time, partySize, source, table } = step
      const chosen = table === undefined ? {} : { tableIds: [tableIds[table] ?? ''] }
      await recordParty(staff(), {
        day,
        time,
        partySize,
        source,
        language: 'en',
        contact: {
          name: '',
          email: '',
          phone: '',
          wishes: '',
        },
        ...chosen,
      })
      return
    }
    case 'close': {
      const tableId = step.table === undefined ? undefined : tableIds[step.table]
      const input = { day: step.day, from: '12:00', to: '14:00', reason: undefined }
      const done = await closeOut(staff(), { ...input, tableId })
      if (done.ok) world.closed.push(done.id)
      return
    }
    case 'open': {
      const id = at(world.closed, step.which)
      if (id) await endCloseOut(staff(), { id })
      return
    }
    case 'join': {
      const { day, time, partySize } = step
      const until = time < '13:00' ? '13:00' : '20:30'
      await joinWaitlist(ctx(), { day, from: time, until, partySize, language: 'th', ...contact })
      return
    }
    case 'offer': {
      await lapseTableHolds(byShop())
      await offerTables(byShop(), { day: step.day, jobId: 0 })
      const offered = (await rows()).filter(({ source }) => source === 'waitlist')
      const one = at(offered, step.which)
      if (one) await confirmReservation(ctx(), { key: reservationKeyOf(ctx(), one.id), contact: undefined })
      return
    }
    case 'state':
    case 'move': {
      const row = at(await rows(), step.which)
      if (!row) return
      const { id, version } = row
      if (step.do === 'state') {
        await setReservationState(staff(), { id, version, status: step.status })
      } else {
        const tables = step.tables.map((index) => tableIds[index] ?? '')
        await moveReservation(staff(), { id, version, tableIds: tables, time: step.time })
      }
      return
    }
    default: {
      const key = at(world.keys, step.which)
      if (key === undefined) return
      if (step.do === 'cancel') await cancelReservation(ctx(), { key })
      else if (step.do === 'confirm') await confirmReservation(ctx(), { key, contact })
      else await changeReservation(ctx(), { key, day: step.day, time: step.time, partySize: step.partySize })
    }
  }
}

/** Pairs that keep one table at one time, and parties without a table that they fit at. */
async function faults() {
  return inTransaction(byShop(), async ({ db }) => {
    const { rows } = await db.execute<{ fault: string; id: string }>(sql`
      select 'kept twice' as fault, a.reservation_id as id from reserved_tables a join reserved_tables b
        on a.table_id = b.table_id and a.reservation_id < b.reservation_id
        where a.keeps_tables and b.keeps_tables
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      union all
      select 'no table', r.id from reservations r where r.keeps_tables and r.party_size > coalesce((
        select sum(t.most) from reserved_tables rt join restaurant_tables t on t.id = rt.table_id
        where rt.reservation_id = r.id and rt.keeps_tables and rt.starts_at = r.starts_at and rt.ends_at = r.ends_at), 0)`)
    return rows
  })
}

test('no table is ever kept twice, and everybody who was promised a table has one', async () => {
  let promised = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      minutes = 0
      await inTransaction(byShop(), async ({ db }) => {
        await db.execute(sql`delete from table_waitlist`)
        await db.execute(sql`delete from reservations`)
        await db.execute(sql`delete from close_outs`)
      })
      const world: World = { keys: [], closed: [] }
      for (const step of steps) {
        await take(step, world)
        expect(await faults(), JSON.stringify(step)).toEqual([])
      }
      promised += world.keys.length
    }),
    { numRuns: 12 },
  )
  expect(promised).toBeGreaterThan(12)
})
