import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#database/schema/index.ts'
import { addTime, HOUR } from '#shared/kernel/durations.ts'
import { EVENT_PHASES, EVENT_STATES, type EventState } from '#shared/restaurant/event-states.ts'
import { addEvent } from '#tests/data/events.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { EVENT_STEPS, phaseAt, phaseOf } from './states.ts'

/* Compares the tables in the code with the database: the steps pair by pair, the phases moment by moment. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const x = { en: 'x', th: 'x' }
const PASSED = 'done'

/** An event's columns in a state. */
const inState = (state: EventState) => ({
  state,
  reason: state === 'postponed' || state === 'cancelled' ? x : null,
})

/** A row of an event in a state, which is gone when the transaction ends. */
async function addIn({ db }: ShopCtx, values: Partial<typeof events.$inferInsert>) {
  const [row] = await db
    .insert(events)
    .values({
      slug: 'one',
      title: x,
      shortDescription: x,
      description: x,
      included: x,
      foodNote: x,
      location: x,
      pictureAlt: x,
      priceCents: 0,
      seats: 2,
      startDate: addTime(new Date(), HOUR),
      endDate: addTime(new Date(), 2 * HOUR),
      ...values,
    })
    .returning()
  if (!row) throw new Error('an event was not added')
  return row
}

/** The result of a step; everything is rolled back. */
async function outcome(from: EventState, to: EventState, become?: (ctx: Ctx) => Promise<unknown>) {
  try {
    await inTransaction(asShop(ctx()), async (ctx) => {
      const { id } = await addIn(ctx, inState(from))
      await become?.(ctx)
      await ctx.db.update(events).set(inState(to)).where(eq(events.id, id))
      return { ok: false }
    })
    return PASSED
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error
    const { code, constraint } = error.cause as { code?: string; constraint?: string }
    return `${code} ${constraint}`
  }
}

const pairs = EVENT_STATES.flatMap((from) => EVENT_STATES.map((to) => ({ from, to })))

describe('of 16 pairs of states the database allows those of the table, and no change at all', () => {
  test.each(pairs)('$from → $to', async ({ from, to }) => {
    const isAllowed = from === to || EVENT_STEPS[from].includes(to)
    expect(await outcome(from, to)).toBe(isAllowed ? PASSED : '23514 events_steps')
  })
})

test('not even the owner of the database takes a cancelled event up again', async () => {
  const asOwner = (ctx: Ctx) => ctx.db.execute(sql`set local role none`)
  expect(await outcome('cancelled', 'published', asOwner)).toBe('23514 events_steps')
})

test('an event is postponed or cancelled with a reason, and has none otherwise', async () => {
  const { id } = await addEvent(ctx())
  const set = (values: Partial<typeof events.$inferInsert>) =>
    inTransaction(asShop(ctx()), ({ db }) => db.update(events).set(values).where(eq(events.id, id)))
  const refused = { cause: { constraint: 'events_reason' } }
  await expect(set({ state: 'postponed' })).rejects.toMatchObject(refused)
  await expect(set({ reason: x })).rejects.toMatchObject(refused)
})

test('code and database name the same phase, to the second and the seat', async () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const seen = new Set<string>()
  for (const state of EVENT_STATES) {
    for (const start of [-3, -1, -0.001, 0, 0.001, 1]) {
      for (const length of [0.001, 1, 3]) {
        for (const seatsTaken of [0, 1, 2]) {
          const startDate = addTime(now, start * HOUR)
          const values = {
            ...inState(state),
            startDate,
            endDate: addTime(startDate, length * HOUR),
            seatsTaken,
          }
          await inTransaction(asShop(ctx()), async (ctx) => {
            const row = await addIn(ctx, values)
            const [found] = await ctx.db
              .select({ phase: phaseAt(now) })
              .from(events)
              .where(eq(events.id, row.id))
            expect(found?.phase).toBe(phaseOf(row, now))
            seen.add(phaseOf(row, now))
            return { ok: false }
          })
        }
      }
    }
  }
  expect([...seen].toSorted()).toEqual(EVENT_PHASES.toSorted())
})
