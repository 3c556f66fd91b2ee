import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recipes } from '#database/schema/index.ts'
import { addEvent } from '#tests/data/events.ts'
import { addCategory, addProduct, setCategoryActive } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listFeedProducts, listNews, listPublicPages, listSitemapParts } from './index.ts'
import { PAGES_PER_PART } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())

/** Changes rows directly, past the verbs. */
const asTheShop = <T>(change: (db: Ctx['db']) => Promise<T>) =>
  inTransaction(asShop(ctx()), ({ db }) => change(db))

test('only what visitors see is listed: no draft, nothing hidden, and nothing of a hidden category', async () => {
  const hidden = await addProduct(ctx(), { isActive: false })
  const shelf = await addCategory(ctx())
  const shelved = await addProduct(ctx(), { categoryId: shelf.id })
  await setCategoryActive(ctx(), shelf.id, false)
  const draft = await addEvent(ctx(), { state: 'draft' })
  await asTheShop((db) => db.update(recipes).set({ isActive: false }).where(eq(recipes.slug, 'panang-beef')))

  const listed = await Promise.all(
    (['products', 'recipes', 'events'] as const).map((kind) => listPublicPages(ctx(), { kind, part: 1 })),
  )
  const slugs = listed.flat().map(({ slug }) => slug)
  expect(slugs).toEqual(expect.arrayContaining(['red-curry-paste', 'pad-thai-prawns', 'loy-krathong-dinner']))
  for (const gone of [hidden.slug, shelved.slug, draft.slug, 'panang-beef']) expect(slugs).not.toContain(gone)
  expect(listed[0]?.find(({ slug }) => slug === 'red-curry-paste')?.images[0]).toBe(
    '/images/products/red-curry-paste',
  )

  const feed = await listFeedProducts(ctx(), { language: 'th', after: undefined, limit: 100 })
  // Each size of a product is sold by itself, and leads to its page.
  expect([...new Set(feed.map(({ slug }) => slug))].toSorted()).toEqual(
    listed[0]?.map(({ slug }) => slug).toSorted(),
  )
  const sizes = feed.filter(({ groupSku }) => groupSku === 'KR-CP-YEL-200')
  expect(sizes.map(({ sku, slug, priceCents }) => `${sku} ${slug} ${priceCents}`).toSorted()).toEqual([
    'KR-CP-YEL-1000 yellow-curry-paste 39900',
    'KR-CP-YEL-200 yellow-curry-paste 9900',
  ])
  expect(feed.find(({ slug }) => slug === 'red-curry-paste')).toMatchObject({
    priceCents: 9_900,
    isInStock: true,
    netWeight: { value: 200, unit: 'g' },
  })
  const news = await listNews(ctx(), { of: 'recipes', language: 'en' })
  expect(news.map(({ slug }) => slug)).not.toContain('panang-beef')
  expect((await listNews(ctx(), { of: 'events', language: 'en' })).map(({ slug }) => slug)).not.toContain(
    draft.slug,
  )
})

test('products come in batches, each once', async () => {
  const ids: string[] = []
  for (;;) {
    const batch = await listFeedProducts(ctx(), { language: 'en', after: ids.at(-1), limit: 7 })
    ids.push(...batch.map(({ id }) => id))
    if (batch.length < 7) break
  }
  const { length } = await listPublicPages(ctx(), { kind: 'products', part: 1 })
  // The two sizes of the demo have no page of their own.
  expect([ids.length, new Set(ids).size]).toEqual([length + 2, length + 2])
})

test('a set comes with how many of each product are in it', async () => {
  const [jar, dip] = [await addProduct(ctx()), await addProduct(ctx())]
  const box = await addSet(ctx(), [
    { product: jar, quantity: 2 },
    { product: dip, quantity: 1 },
  ])
  const feed = await listFeedProducts(ctx(), { language: 'en', after: undefined, limit: 100 })
  const partsOf = (id: string) => feed.find((one) => one.id === id)?.parts
  expect(partsOf(box.id)?.toSorted()).toEqual([1, 2])
  expect(partsOf(jar.id)).toBeNull()
})

test('a kind has as many parts as its pages fill, and none without pages', async () => {
  expect(await listSitemapParts(ctx())).toEqual([
    { kind: 'products', part: 1 },
    { kind: 'recipes', part: 1 },
    { kind: 'events', part: 1 },
  ])
  const columns = sql.raw(
    'title, short_description, description, included, food_note, start_date, end_date, location, price_cents, seats, picture_alt, state',
  )
  await asTheShop((db) =>
    db.execute(sql`insert into events (slug, ${columns})
    select 'again-' || n, ${columns} from events, generate_series(1, ${PAGES_PER_PART}) n where slug = 'loy-krathong-dinner'`),
  )
  expect(await listSitemapParts(ctx())).toContainEqual({ kind: 'events', part: 2 })
  const [first = [], second = [], third = []] = await Promise.all(
    [1, 2, 3].map((part) => listPublicPages(ctx(), { kind: 'events', part })),
  )
  expect([first.length, third.length]).toEqual([PAGES_PER_PART, 0])
  expect(new Set([...first, ...second].map(({ slug }) => slug)).size).toBe(first.length + second.length)
})
