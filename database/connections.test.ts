import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import * as schema from './schema/index.ts'
import { orders, products } from './schema/index.ts'

/* As whom a connection reads when no transaction has said otherwise. */

const shop = useTestDatabase()
const shopCtx = () => asShop(testCtx(shop()))
const countOrders = (ctx: Ctx) => ctx.db.$count(orders)

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

  test('and becomes it again after a transaction of the shop', async () => {
    await Promise.all(Array.from({ length: 5 }, () => inTransaction(shopCtx(), countOrders)))
    await expectVisitors()
  })

  test('and after one that was refused, threw, or failed in SQL', async () => {
    await inTransaction(shopCtx(), async () => ({ ok: false }))
    await expect(inTransaction(shopCtx(), () => Promise.reject(new Error('bug')))).rejects.toThrow('bug')
    await expect(inTransaction(shopCtx(), (ctx) => ctx.db.execute(sql`select 1 / 0`))).rejects.toThrow()
    await expectVisitors()
  })

  test('a failed query leaves the connection usable', async () => {
    await expect(shop().db.execute(sql`select * from jobs`)).rejects.toThrow()
    expect(await shop().db.$count(products)).toBe(20)
  })
})

test('every table of the shop is in the schema public', async () => {
  const { rows } = await shop().db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const named: string[] = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  )
  expect(named.length).toBeGreaterThan(50)
  expect(rows.filter(({ name }) => named.includes(name)).map(({ schema }) => schema)).toEqual(
    named.map(() => 'public'),
  )
})
