import { expect, test } from 'vitest'
import { saveSetParts } from '#domain/catalog/sets/index.ts'
import { newContact, orderOf, tryToPlace } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { times, useTwoProcesses } from './two-processes.ts'

/* Sets that share parts with jars and with each other, bought over several connections. */

const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const delivery = { method: 'pickup' } as const

const placed = (results: { ok: boolean }[]) => results.filter(({ ok }) => ok).length

test('the last box by twenty: one gets it, and nothing is missing or left of its parts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [
      await addProduct(ctx(), { initialStock: 3 }),
      await addProduct(ctx(), { initialStock: 1 }),
    ]
    const box = await addSet(ctx(), [
      { product: a, quantity: 3 },
      { product: b, quantity: 1 },
    ])
    const results = await times(20, (i) =>
      tryToPlace(
        testCtx(processOf(i)),
        orderOf([{ product: box, quantity: 1 }], { delivery, contact: newContact() }),
      ),
    )
    expect(placed(results)).toBe(1)
    for (const result of results) if (!result.ok) expect(result.reason).toBe('out_of_stock')
    for (const { id } of [a, b])
      expect(await stockOf(ctx(), id)).toEqual({ stock: 0, ledger: 0, movements: 2 })
  }
})

test('the last parts by sets, jars and other sets, while a set is changed: no deadlock, no jar sold twice', async () => {
  const jars = await times(4, () => addProduct(ctx(), { initialStock: 30, priceCents: 1_000 }))
  const [a, b, c, d] = jars as [(typeof jars)[0], (typeof jars)[0], (typeof jars)[0], (typeof jars)[0]]
  const first = await addSet(
    ctx(),
    [a, b, c].map((product) => ({ product, quantity: 2 })),
    { priceCents: 5_000 },
  )
  const second = await addSet(
    ctx(),
    [d, c, b].map((product) => ({ product, quantity: 1 })),
    { priceCents: 2_500 },
  )
  const basket = (i: number) =>
    [
      [first, a],
      [second, first],
      [b, second],
      [d, c],
    ][i % 4]!.map((product) => ({ product, quantity: 1 }))
  const [results] = await Promise.all([
    times(60, (i) =>
      tryToPlace(testCtx(processOf(i)), orderOf(basket(i), { delivery, contact: newContact() })),
    ),
    (async () => {
      for (let version = 1; version < 10; version += 1) {
        const parts = [d, c, b].map(({ id }) => ({ productId: id, quantity: 1 + (version % 2) }))
        const saved = await saveSetParts(admin(), { productId: second.id, version, parts })
        expect(saved).toEqual({ ok: true, version: version + 1 })
      }
    })(),
  ])
  for (const result of results) if (!result.ok) expect(result.reason).toBe('out_of_stock')
  expect(placed(results)).toBeGreaterThan(0)
  for (const { id } of jars) {
    const { stock, ledger } = await stockOf(ctx(), id)
    expect(stock).toBeGreaterThanOrEqual(0)
    expect(ledger).toBe(stock)
  }
})
