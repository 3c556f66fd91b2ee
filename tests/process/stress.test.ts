import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'

const shop = useTestDatabase()

/** The kinds of operations that run in parallel: some succeed, some fail in every way there is. */
const KINDS: Record<string, (ctx: Ctx, i: number) => Promise<unknown>> = {
  read: (ctx) => ctx.db.execute(sql`select count(*) from products where is_active = ${true}`),
  'bad query': (ctx) => ctx.db.execute(sql`select * from nowhere`),
  forbidden: (ctx) => ctx.db.execute(sql`select * from jobs`),
  commit: (ctx, i) =>
    inTransaction(asShop(ctx), (ctx) => ctx.db.insert(jobs).values({ kind: 'stress', payload: { i } })),
  refusal: (ctx, i) =>
    inTransaction(asShop(ctx), async (ctx) => {
      await ctx.db.insert(jobs).values({ kind: 'stress', payload: { i } })
      return { ok: false }
    }),
  'throw in a transaction': (ctx, i) =>
    inTransaction(asShop(ctx), async (ctx) => {
      await ctx.db.insert(jobs).values({ kind: 'stress', payload: { i } })
      throw new Error('bug')
    }),
  'constraint violation': (ctx, i) =>
    inTransaction(asShop(ctx), async (ctx) => {
      await ctx.db.insert(jobs).values({ kind: 'stress', payload: { i } })
      await ctx.db.execute(sql`update products set stock_quantity = ${-1} where slug = ${'pad-thai-sauce'}`)
    }),
  'savepoint that fails': (ctx, i) =>
    inTransaction(asShop(ctx), async (ctx) => {
      await ctx.db.insert(jobs).values({ kind: 'stress', payload: { i } })
      await inTransaction(ctx, (ctx) => ctx.db.execute(sql`select 1 / ${0}::int`)).catch(() => {})
      await ctx.db.insert(users).values({ email: `stress-${i}@example.com`, locale: 'en' })
    }),
}

test('200 parallel operations, many of them failing, end exactly as they should', async () => {
  const names = Object.keys(KINDS)
  const ctx = testCtx(shop())
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const name = names[i % names.length] ?? ''
      return KINDS[name]?.(ctx, i).then(
        () => `${name}: done`,
        () => `${name}: failed`,
      )
    }),
  )
  const counts = Object.groupBy(outcomes, (outcome) => outcome ?? '')
  expect(Object.fromEntries(Object.entries(counts).map(([outcome, all]) => [outcome, all?.length]))).toEqual({
    'read: done': 25,
    'bad query: failed': 25,
    'forbidden: failed': 25,
    'commit: done': 25,
    'refusal: done': 25,
    'throw in a transaction: failed': 25,
    'constraint violation: failed': 25,
    'savepoint that fails: done': 25,
  })
  const written = await inTransaction(asShop(ctx), async (ctx) => [
    await ctx.db.$count(jobs, sql`kind = 'stress'`),
    await ctx.db.$count(users, sql`email like 'stress-%'`),
  ])
  expect(written).toEqual([50, 25])
})
