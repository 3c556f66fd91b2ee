import { expect, test } from 'vitest'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import { contact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { PlaceOrderResult } from '#domain/orders/checkout/schemas.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Counts what one buyer may hold without paying, where they order in parallel, at two processes. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const ctx = () => testCtx(shop())
const ctxOf = (i: number, address: string): Ctx =>
  testCtx(processOf(i), { unpaidLimits: UNPAID_LIMITS, client: clientAt(address) })
const person = (email: number, phone: number) => ({
  ...contact,
  email: `p${email}@example.com`,
  phone: `+2782${5_550_000 + phone}`,
})

function outcomes(results: PlaceOrderResult[]) {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const outcome = result.ok ? 'placed' : result.reason === 'unpaid_limit' ? result.limit : result.reason
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

test('20 parallel orders by one stranger under 20 names hold half of the stock', async () => {
  const product = await addProduct(ctx(), { initialStock: 200, priceCents: 1_000 })
  const results = await times(20, (i) =>
    tryToPlace(
      ctxOf(i, '10.1.0.1'),
      orderOf([{ product, quantity: 10 }], { delivery: { method: 'pickup' }, contact: person(i, i) }),
    ),
  )
  expect(outcomes(results)).toEqual({ placed: 9, quantity: 11 })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 110, ledger: 110 })
})

test('20 parallel orders by one person from 20 addresses are five', async () => {
  const product = await addProduct(ctx(), { initialStock: 200 })
  const results = await times(20, (i) =>
    tryToPlace(ctxOf(i, `10.2.0.${i}`), orderOf([{ product, quantity: 1 }], { contact: person(100, 100) })),
  )
  expect(outcomes(results)).toEqual({ placed: 5, orders: 15 })
})

test('buyers who share mail address, phone and network crosswise wait for each other without deadlock', async () => {
  const [a, b] = [
    await addProduct(ctx(), { initialStock: 400 }),
    await addProduct(ctx(), { initialStock: 400 }),
  ]
  const results = await times(48, (i) =>
    tryToPlace(
      ctxOf(i, `10.3.0.${i % 5}`),
      orderOf(
        (i % 2 === 0 ? [a, b] : [b, a]).map((product) => ({ product, quantity: 1 })),
        { contact: person(200 + (i % 3), 200 + ((i + 1) % 4)) },
      ),
    ),
  )
  const { placed = 0, orders = 0 } = outcomes(results)
  expect(placed + orders).toBe(48)
  expect(placed).toBeGreaterThan(0)
  for (const { id } of [a, b]) expect(await stockOf(ctx(), id)).toMatchObject({ stock: 400 - placed })
})
