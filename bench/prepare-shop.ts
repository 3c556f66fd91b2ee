import { randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { products } from '#database/schema/index.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop } from '#domain/kernel/context.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { sentStatements } from '#tests/speed/sent-statements.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { preparePeople } from './sign-in.ts'

const PRODUCTS = 2_000
const ORDERED_PRODUCTS = 60

export type BenchShop = {
  /** Products with more stock than any run can sell. */
  plentiful: { id: string; priceCents: number }[]
  statementsPerOrder: number
  /** Addresses of people who have not signed in yet. */
  people: string[]
}

/** Fills an empty database with 2,000 products, some with endless stock, and counts the statements of an order. */
export async function prepareShop(database: Database, seconds: number): Promise<BenchShop> {
  const ctx = testCtx(database)
  await seedDemo(ctx)
  await seedGeneratedProducts(ctx, PRODUCTS)
  const plentiful = await database.db
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(ORDERED_PRODUCTS)
  const lines = plentiful.map(({ id }) => ({ productId: id, quantity: 1_000_000 }))
  await receiveStock(asShop(ctx), { lines })
  const people = await preparePeople(ctx, seconds)
  await database.maintain()
  const order = placeOrderInput.parse(orderOf(plentiful.slice(0, 3)))
  const sent = await sentStatements(database, () =>
    placeOrder(ctx, { ...order, idempotencyKey: 'bench-statements-1' }),
  )
  return { plentiful, statementsPerOrder: sent.length, people }
}

/** Somebody new each time, because what one person may order without paying is limited. */
function newContact() {
  const digits = String(randomInt(1e9)).padStart(9, '0')
  return { email: `bench-${digits}@krok.example`, firstName: 'Ben', lastName: 'Ch', phone: `+27${digits}` }
}

/** Three of the products, others each time. */
export function someLines(plentiful: BenchShop['plentiful']): BenchShop['plentiful'] {
  const third = Math.floor(plentiful.length / 3)
  return [0, 1, 2].flatMap((at) => plentiful[at * third + randomInt(third)] ?? [])
}

/** A guest's order of one jar each, to be picked up: the total is the sum of the prices. */
export function orderOf(lines: BenchShop['plentiful']) {
  return {
    lines: lines.map(({ id }) => ({ productId: id, quantity: 1 })),
    contact: newContact(),
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: lines.reduce((sum, line) => sum + line.priceCents, 0),
  }
}
