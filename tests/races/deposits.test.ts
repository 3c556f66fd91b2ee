import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { expireOrders } from '#domain/orders/orders/index.ts'
import {
  cancelReservation,
  confirmReservation,
  getReservation,
  holdTable,
} from '#domain/restaurant/reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { followDeposit } from '#domain/restaurant/table-orders/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { mustPlaceRow, orderOf, traceOf, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { pay, refundingProvider, refundsOf } from '#tests/data/refunds.ts'
import { addTables } from '#tests/data/tables.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* A deposit that is paid at the moment at which the shop stops waiting for it, or at which its guest cancels. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const MORNING = new Date('2026-12-01T09:00:00Z')
const ctxOf = (i: number, now = MORNING): Ctx =>
  testCtx(processOf(i), {
    now: () => now,
    client: clientAt(`10.0.0.${i}`),
    providers: providersOf(refundingProvider().provider, refundingProvider('bank_transfer').provider),
  })
const ctx = () => ctxOf(0)
const contact = { name: 'Nok', email: 'nok@example.com', phone: '+27215550142' }

beforeAll(async () => {
  await addTables(ctx())
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const value = { ...DEFAULT_SETTINGS.reservations, depositFrom: 2, depositCentsPerGuest: 5_000 }
  const admin = { ...ctx(), actor: asStaff(ada, true) }
  const saved = await updateSettings(admin, { group: 'reservations', value, version: 1 })
  if (!saved.ok) throw new Error(saved.reason)
})

async function withDeposit(i: number) {
  const wanted = { day: `2026-12-${10 + i}`, time: '19:00', partySize: 2, language: 'en' } as const
  const held = await holdTable(ctxOf(i), wanted)
  if (!held.ok) throw new Error(held.reason)
  const confirmed = await confirmReservation(ctxOf(i), { key: held.key, contact })
  if (!confirmed.ok || !confirmed.deposit) throw new Error('no deposit')
  const { orderKey } = confirmed.deposit
  const [order] = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(orders).where(eq(orders.accessKey, orderKey)),
  )
  if (!order) throw new Error('no order')
  return { key: held.key, order }
}

test('is either paid for its table, or late and given back: never both, never neither', async () => {
  const late = addTime(MORNING, 31 * MINUTE)
  const made = await times(8, withDeposit)
  await Promise.all([
    ...made.map(({ order }, i) => pay(ctxOf(i, late), order, order.totalCents, 'payfast')),
    expireOrders(asShop(ctxOf(1, late))),
    expireOrders(asShop(ctxOf(0, late))),
  ])
  await times(16, (i) => followDeposit(asShop(ctxOf(i, late)), { orderId: made[i % 8]?.order.id ?? '' }))
  for (const { key, order } of made) {
    const { status } = await getReservation(ctx(), { key })
    const refunds = await refundsOf(ctx(), order.id)
    const orderNow = (await traceOf(ctx(), order.id)).order.status
    expect([status, orderNow, refunds.map(({ amountCents }) => amountCents)]).toEqual(
      status === 'confirmed' ? ['confirmed', 'confirmed', []] : ['lapsed', 'expired', [order.totalCents]],
    )
  }
})

test('goes back once, whether it was paid before or after its guest cancelled', async () => {
  const made = await times(8, (i) => withDeposit(i + 8))
  await Promise.all([
    ...made.map(({ order }, i) => pay(ctxOf(i), order, order.totalCents, 'payfast')),
    ...made.map(({ key }, i) => cancelReservation(ctxOf(i + 1), { key })),
  ])
  await times(16, (i) => followDeposit(asShop(ctxOf(i)), { orderId: made[i % 8]?.order.id ?? '' }))
  for (const { key, order } of made) {
    expect((await getReservation(ctx(), { key })).status).toBe('cancelled')
    expect((await refundsOf(ctx(), order.id)).map(({ amountCents }) => amountCents)).toEqual([
      order.totalCents,
    ])
  }
})

test('jars are at the table, or wait to be collected, whoever was first', async () => {
  const product = await addProduct(ctx(), { initialStock: 100 })
  const made = await times(6, (i) => withDeposit(i))
  for (const { order } of made) {
    await pay(ctx(), order, order.totalCents, 'payfast')
    await followDeposit(asShop(ctx()), { orderId: order.id })
  }
  const inputOf = (key: string) =>
    orderOf([{ product, quantity: 1 }], { delivery: { method: 'at_the_table', reservation: key } })
  const before = await mustPlaceRow(ctx(), inputOf(made[0]?.key ?? ''))
  const [placed] = await Promise.all([
    Promise.all(made.map(({ key }, i) => tryToPlace(ctxOf(i), inputOf(key)))),
    Promise.all(made.map(({ key }, i) => cancelReservation(ctxOf(i), { key }))),
  ])
  expect(placed.every((result) => result.ok || result.reason === 'table_gone')).toBe(true)
  const left = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select({ id: orders.id, method: orders.deliveryMethod }).from(orders).where(eq(orders.kind, 'goods')),
  )
  expect(left.map(({ method }) => method)).toEqual(left.map(() => 'pickup'))
  expect(left.map(({ id }) => id)).toContain(before.id)
})
