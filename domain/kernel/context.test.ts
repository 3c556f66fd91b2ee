import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { asShop, type Ctx, inTransaction } from './context.ts'

const shop = useTestDatabase()
const shopCtx = () => asShop(testCtx(shop()))

beforeEach(() => inTransaction(shopCtx(), (ctx) => ctx.db.execute(sql`update jobs set finished_at = now()`)))

const add = (ctx: Ctx, kind: string) =>
  ctx.db.execute(sql`insert into jobs (kind, payload) values (${kind}, '{}')`)

async function kinds(): Promise<string[]> {
  const { rows } = await inTransaction(shopCtx(), (ctx) =>
    ctx.db.execute<{ kind: string }>(sql`select kind from jobs where finished_at is null order by id`),
  )
  return rows.map((row) => row.kind)
}

async function settings(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{ role: string; actor: string | null; key: string | null }>(
    sql`select current_user as role, nullif(current_setting('app.actor_id', true), '') as actor,
      nullif(current_setting('app.order_key', true), '') as key`,
  )
  return rows[0]
}

test('a transaction’s writes persist', async () => {
  expect(await inTransaction(shopCtx(), async (ctx) => add(ctx, 'a').then(() => 'done'))).toBe('done')
  expect(await kinds()).toEqual(['a'])
})

test('a refusal is returned and rolls back', async () => {
  const refused = { ok: false as const, reason: 'out_of_stock' }
  const result = await inTransaction(shopCtx(), async (ctx) => {
    await add(ctx, 'a')
    return refused
  })
  expect(result).toBe(refused)
  expect(await kinds()).toEqual([])
})

test('a result with ok true commits', async () => {
  await inTransaction(shopCtx(), async (ctx) => {
    await add(ctx, 'a')
    return { ok: true }
  })
  expect(await kinds()).toEqual(['a'])
})

test('a thrown error is passed on and rolls back', async () => {
  const work = inTransaction(shopCtx(), async (ctx) => {
    await add(ctx, 'a')
    throw new Error('bug')
  })
  await expect(work).rejects.toThrow('bug')
  expect(await kinds()).toEqual([])
})

test('an inner refusal undoes only the inner work', async () => {
  await inTransaction(shopCtx(), async (ctx) => {
    await add(ctx, 'outer')
    const inner = await inTransaction(ctx, async (ctx) => {
      await add(ctx, 'inner')
      return { ok: false as const, reason: 'x' }
    })
    expect(inner.ok).toBe(false)
    await inTransaction(ctx, (ctx) => add(ctx, 'second'))
  })
  expect(await kinds()).toEqual(['outer', 'second'])
})

test('a caught inner failure undoes only the inner work, also if SQL failed', async () => {
  await inTransaction(shopCtx(), async (ctx) => {
    await add(ctx, 'outer')
    const inner = inTransaction(ctx, (ctx) => ctx.db.execute(sql`select 1 / 0`))
    await expect(inner).rejects.toThrow()
    await add(ctx, 'after')
  })
  expect(await kinds()).toEqual(['outer', 'after'])
})

test('an outer refusal undoes the inner work too', async () => {
  await inTransaction(shopCtx(), async (ctx) => {
    await inTransaction(ctx, (ctx) => add(ctx, 'inner'))
    return { ok: false }
  })
  expect(await kinds()).toEqual([])
})

test('the database knows role, actor and order key inside the transaction only', async () => {
  const id = '5b6a1f0c-0000-4000-8000-000000000001'
  const ctx = testCtx(shop(), { actor: { role: 'customer', id, orderKey: 'key' } })
  expect(await inTransaction(ctx, settings)).toEqual({ role: 'krok_customer', actor: id, key: 'key' })
  expect(await inTransaction(testCtx(shop()), settings)).toEqual({
    role: 'krok_visitor',
    actor: null,
    key: null,
  })
  expect(await settings(testCtx(shop()))).toEqual({ role: 'krok_visitor', actor: null, key: null })
})

test('the outer transaction’s role is restored after an inner one was refused', async () => {
  await inTransaction(shopCtx(), async (ctx) => {
    await inTransaction(ctx, async () => ({ ok: false }))
    expect(await settings(ctx)).toMatchObject({ role: 'krok_shop' })
  })
})

test('the actor cannot change inside a transaction', async () => {
  const change = inTransaction(testCtx(shop()), (ctx) => inTransaction(asShop(ctx), (ctx) => add(ctx, 'a')))
  await expect(change).rejects.toThrow('cannot go on as shop')
  expect(await kinds()).toEqual([])
})

test('a customer cannot continue as another, nor as a visitor with the key of an order', async () => {
  const customer = (id: string): Ctx => testCtx(shop(), { actor: { role: 'customer', id } })
  const other: Ctx['actor'] = { role: 'customer', id: '5b6a1f0c-0000-4000-8000-000000000002' }
  const change = inTransaction(customer('5b6a1f0c-0000-4000-8000-000000000001'), (ctx) =>
    inTransaction({ ...ctx, actor: other }, settings),
  )
  await expect(change).rejects.toThrow('cannot go on as customer')

  const withKey = inTransaction(testCtx(shop()), (ctx) =>
    inTransaction({ ...ctx, actor: { role: 'visitor', orderKey: 'key' } }, settings),
  )
  await expect(withKey).rejects.toThrow('cannot go on as visitor')
})
