import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#shared/orders/order-states.ts'
import { ORDER_STEPS, PAYMENT_STEPS, stepsFrom } from './states.ts'

/* Compares the table in the code with the trigger in the database, pair by pair. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let model: typeof orders.$inferSelect
beforeAll(async () => {
  const product = await addProduct(ctx())
  model = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
})

type State = Partial<typeof orders.$inferInsert>
const PASSED = 'done'

/** The result of setting an order in state `from` to `to`; everything is rolled back. */
async function outcome(from: State, to: State, become?: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  const { id: _id, number: _number, ...rest } = model
  const row = { ...rest, ...from, accessKey: 'k', idempotencyKey: 'k' }
  try {
    await inTransaction(asShop(ctx()), async (ctx) => {
      const [made] = await ctx.db.insert(orders).values(row).returning({ id: orders.id })
      await become?.(ctx)
      const set = await ctx.db
        .update(orders)
        .set(to)
        .where(eq(orders.id, made?.id ?? ''))
        .returning({ id: orders.id })
      expect(set).toHaveLength(1)
      return { ok: false }
    })
    return PASSED
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error
    const { code, constraint } = error.cause as { code?: string; constraint?: string }
    return `${code} ${constraint}`
  }
}

const orderPairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })))
const paymentPairs = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => ({ from, to })))

describe('of 64 pairs of order states the database allows those of the table, and no change at all', () => {
  test.each(orderPairs)('$from → $to', async ({ from, to }) => {
    const isAllowed = from === to || ORDER_STEPS[from].includes(to)
    expect(await outcome({ status: from }, { status: to })).toBe(isAllowed ? PASSED : '23514 orders_steps')
  })
})

test.each(ORDER_STATUSES)('of a deposit it allows the steps of the table from %s', async (from) => {
  const kind = { kind: 'deposit', deliveryMethod: 'at_the_table', tableAt: new Date() } as const
  for (const to of stepsFrom({ status: from, kind: 'deposit' })) {
    expect(await outcome({ ...kind, status: from }, { status: to })).toBe(PASSED)
  }
})

describe('so it does of 36 pairs of payment states', () => {
  test.each(paymentPairs)('$from → $to', async ({ from, to }) => {
    const isAllowed = from === to || PAYMENT_STEPS[from].includes(to)
    expect(await outcome({ paymentStatus: from }, { paymentStatus: to })).toBe(
      isAllowed ? PASSED : '23514 orders_payment_steps',
    )
  })
})

test('not even the owner of the database can skip a step', async () => {
  const asOwner = (ctx: Ctx) => ctx.db.execute(sql`set local role none`)
  const owner = await inTransaction(asShop(ctx()), async (ctx) => {
    await asOwner(ctx)
    return (await ctx.db.execute<{ name: string }>(sql`select current_user as name`)).rows[0]?.name
  })
  expect(owner).not.toMatch(/^krok_/)
  expect(await outcome({ status: 'pending' }, { status: 'shipped' }, asOwner)).toBe('23514 orders_steps')
  expect(await outcome({ paymentStatus: 'cancelled' }, { paymentStatus: 'paid' }, asOwner)).toBe(
    '23514 orders_payment_steps',
  )
})

test('an update with one illegal step is refused as a whole', async () => {
  const from = { status: 'pending', paymentStatus: 'cancelled' } as const
  expect(await outcome(from, { status: 'confirmed', paymentStatus: 'paid' })).toBe(
    '23514 orders_payment_steps',
  )
})

test.each([{ status: 'lost' }, { status: '' }, { paymentStatus: 'owed' }])(
  '%j is not a state',
  async (state) => {
    const name = 'status' in state ? 'orders_steps' : 'orders_payment_steps'
    // The compiler refuses it too.
    expect(await outcome({ status: 'pending' }, state as State)).toBe(`23514 ${name}`)
  },
)
