import { randomUUID } from 'node:crypto'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/context.ts'
import { mustPlace, orderOf } from '#tests/helpers/orders.ts'
import { addProduct } from '#tests/helpers/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { categories, customers, jobs, mails } from './schema/index.ts'

const shop = useTestDatabase()
const ann = randomUUID()
const ben = randomUUID()
let guestKey = ''

const actors = {
  visitor: () => ({ role: 'visitor' }),
  'visitor with the key of an order': () => ({ role: 'visitor', orderKey: guestKey }),
  'customer Ann': () => ({ role: 'customer', id: ann }),
  'customer Ann with the key of an order': () => ({ role: 'customer', id: ann, orderKey: guestKey }),
  'customer without any order': () => ({ role: 'customer', id: randomUUID() }),
  staff: () => ({ role: 'staff', id: randomUUID() }),
  shop: () => ({ role: 'shop' }),
} satisfies Record<string, () => Actor>
type ActorName = keyof typeof actors

const as = (name: ActorName): Ctx => testCtx(shop(), { actor: actors[name]() })

/** 18 active products and one draft, three categories and a closed one; an order each of Ann, Ben and a guest. */
beforeAll(async () => {
  const visitor = testCtx(shop())
  const product = await addProduct(visitor)
  await inTransaction(asShop(visitor), async (ctx) => {
    const name = { en: 'Closed', th: 'ปิด' }
    await ctx.db.insert(categories).values({ slug: 'closed', name, description: name, isActive: false })
    await ctx.db.insert(customers).values([
      { id: ann, email: 'ann@example.com' },
      { id: ben, email: 'ben@example.com' },
    ])
    const [job] = await ctx.db.insert(jobs).values({ kind: 'test', payload: {} }).returning({ id: jobs.id })
    await ctx.db
      .insert(mails)
      .values({ jobId: job?.id ?? 0, to: 'ann@example.com', subject: 'x', locale: 'en' })
  })
  const order = orderOf([{ product, quantity: 1 }])
  await mustPlace({ ...visitor, actor: { role: 'customer', id: ann } }, order)
  await mustPlace({ ...visitor, actor: { role: 'customer', id: ben } }, order)
  guestKey = (await mustPlace(visitor, order)).accessKey
})

const NONE = 'permission denied'
type Visible = Record<ActorName, number | typeof NONE>
const everybody = (visible: number): Visible => ({
  visitor: visible,
  'visitor with the key of an order': visible,
  'customer Ann': visible,
  'customer Ann with the key of an order': visible,
  'customer without any order': visible,
  staff: visible,
  shop: visible,
})
const strangers = (visible: typeof NONE | 0) => ({
  visitor: visible,
  'visitor with the key of an order': visible,
  'customer Ann': visible,
  'customer Ann with the key of an order': visible,
  'customer without any order': visible,
})
const ordersVisible: Visible = {
  visitor: 0,
  'visitor with the key of an order': 1,
  'customer Ann': 1,
  'customer Ann with the key of an order': 2,
  'customer without any order': 0,
  staff: 3,
  shop: 3,
}

/** How many rows of each table who sees. A new table has no place in the shop before it has one here. */
const VISIBLE: Record<string, Visible> = {
  products: { ...everybody(19), staff: 20, shop: 20 },
  categories: { ...everybody(3), staff: 4, shop: 4 },
  exchange_rates: everybody(0),
  orders: ordersVisible,
  order_items: ordersVisible,
  customers: {
    visitor: NONE,
    'visitor with the key of an order': NONE,
    'customer Ann': 1,
    'customer Ann with the key of an order': 1,
    'customer without any order': 0,
    staff: 2,
    shop: 2,
  },
  // 17 seeded products have stock, and the test's own; three orders were placed.
  inventory_movements: { ...strangers(NONE), staff: 21, shop: 21 },
  jobs: { ...strangers(NONE), staff: NONE, shop: 4 },
  mails: { ...strangers(NONE), staff: NONE, shop: 1 },
  rate_limits: {
    ...everybody(0),
    ...strangers(NONE),
    visitor: 0,
    'visitor with the key of an order': 0,
    staff: NONE,
    shop: NONE,
  },
}

async function outcome<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T | typeof NONE> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    const cause =
      error instanceof DrizzleQueryError ? (error.cause as { code?: string } | undefined) : undefined
    if (cause?.code === '42501') return NONE
    throw error
  }
}

const rowsOf = (table: string) => async (ctx: Ctx) => {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

test('every table is named here, and has row security', async () => {
  const { rows } = await shop().db.execute<{ name: string; secured: boolean }>(
    sql`select relname as name, relrowsecurity as secured from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual(Object.keys(VISIBLE).toSorted())
  // Counters of requests under keyed hashes: made and read before anybody is known.
  expect(rows.filter((row) => !row.secured).map((row) => row.name)).toEqual(['rate_limits'])
})

describe.each(Object.keys(actors) as ActorName[])('%s', (actor) => {
  test.each(Object.keys(VISIBLE))('sees what they may of %s', async (table) => {
    expect(await outcome(as(actor), rowsOf(table))).toBe(VISIBLE[table]?.[actor])
  })
})

const WRITES = ['insert', 'update', 'delete'] as const
const PLAIN_COLUMN: Record<string, string> = { exchange_rates: 'code', jobs: 'kind' }

function statement(write: (typeof WRITES)[number], table: string) {
  const [name, column] = [sql.identifier(table), sql.identifier(PLAIN_COLUMN[table] ?? 'id')]
  if (write === 'insert') return sql`insert into ${name} default values`
  return write === 'update' ? sql`update ${name} set ${column} = ${column}` : sql`delete from ${name}`
}

const powerless = (Object.keys(actors) as ActorName[]).filter((actor) => actor !== 'shop')
describe.each(powerless)('%s', (actor) => {
  const tables = Object.keys(VISIBLE).filter((table) => table !== 'rate_limits')
  test.each(tables)('cannot insert, update or delete in %s', async (table) => {
    for (const write of WRITES) {
      const done = await outcome(as(actor), async (ctx) => {
        await ctx.db.execute(statement(write, table))
        return 'done'
      })
      expect(`${write}: ${done}`).toBe(`${write}: ${NONE}`)
    }
  })
})

test.each(['orders', 'order_items', 'customers', 'inventory_movements', 'products', 'jobs', 'mails'])(
  'not even the shop deletes from %s',
  async (table) => {
    expect(await outcome(as('shop'), (ctx) => ctx.db.execute(statement('delete', table)))).toBe(NONE)
  },
)

test('the ledger is written, never rewritten', async () => {
  expect(await outcome(as('shop'), (ctx) => ctx.db.execute(statement('update', 'inventory_movements')))).toBe(
    NONE,
  )
})

test('a wrong key shows nothing, and neither does an empty one', async () => {
  for (const orderKey of ['', 'x', `${guestKey}x`, guestKey.slice(1), '%']) {
    const ctx = testCtx(shop(), { actor: { role: 'visitor', orderKey } })
    expect(await inTransaction(ctx, rowsOf('orders'))).toBe(0)
    expect(await inTransaction(ctx, rowsOf('order_items'))).toBe(0)
  }
})

test('a statement that one role has prepared shows another only what that one may see', async () => {
  const count = async (ctx: Ctx) => {
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from orders where quote_literal(${'x'}) <> ''`,
    )
    return rows[0]?.count
  }
  // Often enough, on every connection, for PostgreSQL to keep a plan.
  for (let round = 0; round < 8; round += 1) {
    const seen = await Promise.all(
      (['shop', 'visitor', 'customer Ann', 'visitor with the key of an order'] as const).map((actor) =>
        inTransaction(as(actor), count),
      ),
    )
    expect(seen).toEqual([3, 0, 1, 1])
  }
})

describe('outside a transaction', () => {
  const currentUsers = async () => {
    const clients = await Promise.all(
      Array.from({ length: shop().kind === 'pglite' ? 1 : 5 }, () => shop().pool.connect()),
    )
    try {
      return await Promise.all(
        clients.map(
          async (client) =>
            (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role,
        ),
      )
    } finally {
      for (const client of clients) client.release()
    }
  }
  const expectVisitors = async () => expect(new Set(await currentUsers())).toEqual(new Set(['krok_visitor']))

  test('every connection is the visitor', expectVisitors)

  test('and is again after a transaction of the shop', async () => {
    await Promise.all(Array.from({ length: 5 }, () => inTransaction(as('shop'), rowsOf('orders'))))
    await expectVisitors()
  })

  test('and after one that was refused, threw, or failed in SQL', async () => {
    await inTransaction(as('shop'), async () => ({ ok: false }))
    await expect(inTransaction(as('shop'), () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
    await expect(inTransaction(as('shop'), (ctx) => ctx.db.execute(sql`select 1 / 0`))).rejects.toThrow()
    await expectVisitors()
  })

  test('a failed query leaves the connection usable', async () => {
    await expect(shop().db.execute(sql`select * from jobs`)).rejects.toThrow()
    expect(await rowsOf('products')(testCtx(shop()))).toBe(19)
  })
})
