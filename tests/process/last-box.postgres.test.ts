import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBooks } from '#domain/base/checks/index.ts'
import { createSize } from '#domain/catalog/catalog-desk/index.ts'
import { createSizeInput } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { stockFaults } from '#tests/data/stock.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { startToldProcess } from './start-told-process.ts'

const ROUNDS = 12
const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const BUYER: Actor = { role: 'visitor' }
const delivery = { method: 'pickup' } as const

const last = () => addProduct(ctx(), { initialStock: 1, priceCents: 1_000 })

async function addLastSize({ id }: TestProduct): Promise<TestProduct> {
  const own = { sku: `S-${id}`, priceCents: 3_000, netWeightValue: 1000, isActive: true, initialStock: 1 }
  const added = await createSize(admin(), createSizeInput.parse({ id, ...own }))
  if (!added.ok) throw new Error(added.reason)
  return { id: added.id, slug: '', priceCents: own.priceCents }
}

test(`four processes sell the last box, size and jars at once, ${ROUNDS} times: each goes to one buyer`, async () => {
  const settings = { DATABASE_URL: shop().url ?? '' }
  const processes = [
    await startToldProcess(settings),
    await startToldProcess(settings),
    await startToldProcess(settings),
    await startToldProcess(settings),
  ]
  async function sell(...wanted: TestProduct[]): Promise<number[]> {
    const results = await Promise.all(
      processes.map((one, i) => {
        const lines = [{ product: wanted[i] ?? wanted[0]!, quantity: 1 }]
        const order = orderOf(lines, { delivery, contact: newContact() })
        return one.tell('placeOrder', { ...order, idempotencyKey: randomUUID() }, { actor: BUYER })
      }),
    )
    for (const result of results) if (!result?.ok) expect(result?.reason).toBe('out_of_stock')
    return results.map((result) => (result?.ok ? 1 : 0))
  }

  const sold: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b, c] = [await last(), await last(), await last()]
    const size = await addLastSize(a)
    const parts = [a, b, size].map((product) => ({ product, quantity: 1 }))
    const [box, other] = [
      await addSet(ctx(), parts, { priceCents: 4_000 }),
      await addSet(ctx(), [{ product: c, quantity: 1 }], { priceCents: 900 }),
    ]
    // The last box, by all of them.
    expect((await sell(other)).reduce((sum, one) => sum + one, 0)).toBe(1)
    // The last parts, by two boxes, a jar and a size: what a box has is had by nobody else.
    const [first = 0, second = 0, jar = 0, sized = 0] = await sell(box, box, b, size)
    expect([first + second + jar, first + second + sized]).toEqual([1, 1])
    for (const { id } of [b, c, size]) expect(await stockOf(ctx(), id)).toMatchObject({ stock: 0, ledger: 0 })
    expect((await stockOf(ctx(), a.id)).stock).toBe(first + second === 1 ? 0 : 1)
    sold.push(a.id, b.id, c.id, size.id)
  }
  expect(await stockFaults(ctx(), sold)).toEqual([])
  expect(await checkBooks(admin())).toBe(0)
})
