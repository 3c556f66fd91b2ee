import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSources } from './read-source.ts'
import { findTableFaults, listWrites } from './tables.ts'

const sources = readSources('.')

/** At most three. */
const SHARED = [
  {
    table: 'customers',
    room: 'base',
    reason:
      'marketing_consent repeats the ledger of consents, and changes in its transaction; base knows no room',
  },
]

/** Many want to change these: each change is a verb of the module that knows what must hold. */
const OWN_MODULES = { orders: 'orders/orders', users: 'accounts/accounts' }

test('a table is written by one room, orders and users by one module', () => {
  expect(new Set(listWrites(sources).map(({ table }) => table)).size).toBeGreaterThan(70)
  expect(findTableFaults(sources, { shared: SHARED, ownModules: OWN_MODULES })).toEqual([])
  expect(SHARED.length).toBeLessThanOrEqual(3)
})

/** Writes files to a temporary folder, which is deleted after the test. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'krok-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const SCHEMA = {
  'database/schema/index.ts': `export * from './shop/orders.ts'\n`,
  'database/schema/shop/orders.ts': `export const orders = pgTable('orders', {})\nexport const orderItems = pgTable('order_items', {})\nexport const facts = pgView('facts')\n`,
}

test.each([
  ['insert', 'db.insert(orders).values({})'],
  ['update', 'db.with(old).update(orders).set({})'],
  ['delete', 'await ctx.db.delete(orders)'],
  ['a loop', 'for (const table of [orders]) db.delete(table)'],
  ['SQL', 'db.execute(sql`update orders set note = null`)'],
  ['SQL of several lines', 'db.execute(sql`\n  with old as (select 1)\n  INSERT INTO "orders" (id)`)'],
  ['SQL with the table', 'db.execute(sql`delete from ${orders} where true`)'],
  ['a second name', 'db.update(placed)'],
])('finds a write from another room: %s', (_how, write) => {
  const root = plant({
    ...SCHEMA,
    'domain/kitchen/cook/cook.ts': `import { orders, orders as placed } from '#database/schema/index.ts'\nexport const cook = async (ctx, db, old) => { ${write} }\n`,
  })
  expect(findTableFaults(readSources(root), { shared: [], ownModules: {} })).toEqual([
    'domain/kitchen/cook/cook.ts writes orders, which shop owns',
  ])
})

test.each([
  ['a read', 'db.select().from(orders)'],
  ['a lock', 'db.execute(sql`select from orders for no key update`)'],
  ['a read beside a set', 'db.select().from(orders); seen.delete(id)'],
  ['a table with a longer name', 'db.execute(sql`update orders_of_old set note = null`)'],
])('lets another room do what is no write: %s', (_how, read) => {
  const root = plant({
    ...SCHEMA,
    'domain/kitchen/cook/cook.ts': `import { orders } from '#database/schema/index.ts'\nexport const cook = async (ctx, db, seen, id) => { ${read} }\n`,
  })
  expect(findTableFaults(readSources(root), { shared: [], ownModules: {} })).toEqual([])
})

test('finds a write past the module of a table, and an exception that nobody needs', () => {
  const write = `import { orderItems, orders } from '#database/schema/index.ts'\nexport const change = (db) => [db.update(orders), db.update(orderItems)]\n`
  const root = plant({
    ...SCHEMA,
    'domain/shop/orders/change.ts': write,
    'domain/shop/desk/change.ts': write,
    'domain/kitchen/cook/change.ts': write,
    'domain/kitchen/cook/change.test.ts': write,
  })
  const shared = [
    { table: 'orders', room: 'kitchen', reason: '' },
    { table: 'orders', room: 'cellar', reason: '' },
  ]
  expect(findTableFaults(readSources(root), { shared, ownModules: { orders: 'shop/orders' } })).toEqual([
    'domain/kitchen/cook/change.ts writes orderItems, which shop owns',
    'domain/shop/desk/change.ts writes orders past shop/orders',
    'cellar may write orders and does not',
  ])
})
