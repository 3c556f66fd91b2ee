import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, exchangeRates, products } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { SHOWN_TABLES, type ShownTable } from '#shared/kernel/shown-tables.ts'
import { allHeard } from '#tests/helpers/all-heard.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
let ctx: Ctx
beforeAll(async () => {
  app = await testApp(shop())
  ctx = testCtx(shop())
})

const isKept = async (path: string) => (await app.fetch(path)).headers.has('etag')
const etagOf = async (path: string) => (await app.fetch(path)).headers.get('etag')

/** Notifications arrive a moment after the commit: asks until the answer satisfies, or the test times out. */
async function eventually<T>(ask: () => Promise<T>, satisfies: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask()
    if (satisfies(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('cached responses', () => {
  test('are public pages and API reads, in both languages', async () => {
    for (const path of [
      '/',
      '/th',
      '/shop',
      '/th/shop?category=curry-pastes',
      '/product/red-curry-paste',
      '/api/products',
      '/api/categories',
    ]) {
      expect(await isKept(path), path).toBe(true)
    }
  })

  test('are not a cart, a checkout, an error or an address with unknown parameters', async () => {
    for (const path of [
      '/cart',
      '/checkout',
      '/nowhere',
      '/product/nothing',
      '/shop?utm_source=x',
      '/api/products?category=x',
    ]) {
      expect(await isKept(path), path).toBe(false)
    }
  })

  test('differ by currency', async () => {
    const rand = await (await app.fetch('/product/red-curry-paste')).text()
    const dollars = await (
      await app.fetch('/product/red-curry-paste', { headers: { cookie: '__Host-currency=USD' } })
    ).text()
    expect(rand).toContain('R99.00')
    expect(dollars).toContain('$4.95')
  })
})

describe('the data of a page that is asked for ahead', () => {
  const ahead = async (path: string, headers = {}) =>
    (await app.fetch(path, { headers: { purpose: 'prefetch', ...headers } })).headers.get('cache-control')

  test('may be used for a moment by the browser that asked, whether they were kept already or not', async () => {
    for (const _ of ['rendered', 'kept'])
      expect(await ahead('/product/green-curry-paste.data')).toBe('private, max-age=10, must-revalidate')
    // The one who pressed gets an answer that holds now.
    const pressed = await app.fetch('/product/green-curry-paste.data')
    expect(pressed.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(pressed.headers.get('vary')).toContain('cookie')
  })

  test('are for nobody else: not a page itself, nor what is kept by nobody', async () => {
    expect(await ahead('/product/green-curry-paste')).toBe('public, max-age=0, must-revalidate')
    expect(await ahead('/cart.data')).toBe('private, no-store')
    expect(await ahead('/product/nothing.data')).toBe('private, no-store')
  })
})

describe('the cache is dropped by', () => {
  test.each([
    ['a price', (id: string) => changeProduct(ctx, id, { priceCents: 12_345 }), 'R123.45'],
    ['a product that is deactivated', (id: string) => changeProduct(ctx, id, { isActive: false }), undefined],
  ])('%s', async (_what, change, expected) => {
    const { id } = await addProduct(ctx)
    const path = `/product/${id}`
    await eventually(
      () => app.fetch(path),
      (response) => response.status === 200,
    )
    await change(id)
    const changed = await eventually(
      () => app.fetch(path),
      (response) => (expected ? response.ok : response.status === 404),
    )
    if (expected) {
      await eventually(
        async () => (await app.fetch(path)).text(),
        (page) => page.includes(expected),
      )
    } else expect(changed.status).toBe(404)
  })

  test('a change of stock that the page shows, and no other', async () => {
    const { id } = await addProduct(ctx, { initialStock: 20 })
    const path = `/api/products/${id}`
    const setStock = (quantity: number) =>
      inTransaction(asShop(ctx), (ctx) =>
        ctx.db.update(products).set({ stockQuantity: quantity }).where(eq(products.id, id)),
      )
    await allHeard(shop())
    const kept = await etagOf(path)
    const announced: string[] = []
    await shop().listen(
      'krok_catalog',
      (table) => announced.push(table),
      () => {},
    )
    await setStock(12)
    await allHeard(shop())
    expect(announced).toEqual([])
    expect(await etagOf(path)).toBe(kept)
    await setStock(5)
    await allHeard(shop())
    expect(announced).toEqual(['products'])
    expect(await etagOf(path)).not.toBe(kept)
  })

  test('a category and a rate', async () => {
    const before = await etagOf('/api/categories?language=th')
    await inTransaction(asShop(ctx), (ctx) =>
      ctx.db.update(categories).set({ sortOrder: sql`-${categories.sortOrder}` }),
    )
    await eventually(
      () => etagOf('/api/categories?language=th'),
      (etag) => etag !== before,
    )
    const rates = await etagOf('/api/rates')
    await inTransaction(asShop(ctx), (ctx) =>
      ctx.db.update(exchangeRates).set({ rate: 0.123 }).where(eq(exchangeRates.code, 'USD')),
    )
    await eventually(
      () => etagOf('/api/rates'),
      (etag) => etag !== rates,
    )
  })

  test('every change of every table that pages show, by its name', async () => {
    const { rows } = await ctx.db.execute<{ table: ShownTable }>(sql`
      select tgrelid::regclass::text as table from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid
      where prosrc like '%''krok_catalog'', tg_table_name%'
      group by tgrelid
      -- Insertion, deletion and update.
      having bit_or(tgtype) & 28 = 28
      order by 1`)
    expect(rows.map(({ table }) => table).toSorted()).toEqual(SHOWN_TABLES.toSorted())
  })
})

test('simultaneous requests for the same page wait for one rendering', async () => {
  const { cache } = app
  let renderings = 0
  const render = async () => {
    renderings += 1
    return new Response('once', { headers: { 'cache-control': 'public, max-age=0, must-revalidate' } })
  }
  const ask = () => cache.fill(new Request('https://shop.test/api/products?page=9'), render)
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(renderings).toBe(1)
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['once', 'once', 'once'])
})

test('browsers keep for good which routes a build has, and are told to load a document by another build', async () => {
  const [, version = ''] = /"version": "(\w+)"/.exec(await (await app.fetch('/shop')).text()) ?? []
  const ask = async (of: string) => app.fetch(`/__manifest?paths=/shop&version=${of}`)
  const known = await ask(version)
  expect(known.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await known.json()).toHaveProperty(['routes/catalog/products/page', 'path'], 'shop')
  const foreign = await ask('another')
  expect(foreign.status).toBe(204)
  expect(foreign.headers.get('x-remix-reload-document')).toBe('true')
  expect(foreign.headers.get('cache-control')).toBe('private, no-store')
})
