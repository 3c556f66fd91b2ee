import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addProducts } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { listProducts } from './list-products.ts'
import { listProductsInput, MOST_FOUND, PAGE_SIZE } from './schemas.ts'

const shop = useTestDatabase()
const list = (input: Record<string, unknown> = {}) =>
  listProducts(testCtx(shop()), listProductsInput.parse(input))
const slugs = async (input: Record<string, unknown>) => (await list(input)).items.map((item) => item.slug)

test('lists the active products in the shop’s order, without the draft', async () => {
  const { items, total, page, pageSize } = await list()
  expect({ total, page, pageSize }).toEqual({ total: 18, page: 1, pageSize: 18 })
  expect(items.slice(0, 2).map((item) => item.slug)).toEqual(['green-curry-paste', 'pad-thai-sauce'])
  expect(items.at(-1)?.slug).toBe('jaew-dipping-sauce')
  expect(items.map((item) => item.slug)).not.toContain('nam-prik-ong-dipping-sauce')
})

test('returns a card in the requested language, with the public stock state', async () => {
  const thai = (await list({ language: 'th' })).items
  expect(thai[0]).toMatchObject({
    slug: 'green-curry-paste',
    name: 'พริกแกงเขียวหวาน',
    category: 'curry-pastes',
    priceCents: 9900,
    image: '/images/products/green-curry-paste',
    stock: { state: 'in_stock' },
  })
  expect(thai.find((item) => item.slug === 'khao-soi-curry-paste')?.stock).toEqual({ state: 'low', left: 3 })
  expect(thai.find((item) => item.slug === 'jaew-dipping-sauce')?.stock).toEqual({ state: 'out_of_stock' })
  expect(Object.keys(thai[0] ?? {})).not.toContain('stockQuantity')
})

test('filters by category', async () => {
  const { items, total } = await list({ category: 'stir-fry-sauces' })
  expect(total).toBe(4)
  expect(new Set(items.map((item) => item.category))).toEqual(new Set(['stir-fry-sauces']))
})

test('an unknown category is not found, an empty one does not filter', async () => {
  await expect(list({ category: 'soup' })).rejects.toMatchObject({ code: 'not_found', what: 'category' })
  expect((await list({ category: '' })).total).toBe(18)
})

test('searches within a category', async () => {
  expect(await slugs({ search: 'sauce', category: 'curry-pastes' })).not.toContain('pad-thai-sauce')
  expect(await slugs({ search: 'pad thai', category: 'dipping-sauces' })).not.toContain('pad-thai-sauce')
})

test.each([
  ['exact', 'Green Curry Paste', 'green-curry-paste'],
  ['any case', 'gReEn CURRY', 'green-curry-paste'],
  ['the beginning of a word', 'mass', 'massaman-curry-paste'],
  ['a misspelt word', 'masaman', 'massaman-curry-paste'],
  ['a misspelt word', 'sukiyakki', 'sukiyaki-sauce'],
  ['another spelling', 'phad thai', 'pad-thai-sauce'],
  ['another spelling', 'padthai', 'pad-thai-sauce'],
  ['another spelling', 'tom yam', 'tom-yum-paste'],
  ['a dish by its other name', 'krapow', 'holy-basil-stir-fry-sauce'],
  ['Thai', 'พริกแกงเขียวหวาน', 'green-curry-paste'],
  ['a word inside Thai text', 'เขียวหวาน', 'green-curry-paste'],
  ['a word inside a word: ยำ in ต้มยำ', 'ยำ', 'tom-yum-paste'],
  ['misspelt Thai', 'มัสหมั่น', 'massaman-curry-paste'],
  ['Thai in another spelling', 'กระเพรา', 'holy-basil-stir-fry-sauce'],
  ['Thai in another spelling', 'ผัดไท', 'pad-thai-sauce'],
  ['Thai in another spelling', 'แพนง', 'panang-curry-paste'],
])('finds %s (%s) as the first result', async (_kind, search, slug) => {
  for (const language of ['en', 'th']) expect((await slugs({ search, language }))[0]).toBe(slug)
})

test('finds น้ำ however its vowel is typed', async () => {
  const asOne = await slugs({ search: 'น้ำจิ้ม' })
  expect(asOne).toContain('sweet-chilli-dipping-sauce')
  expect(await slugs({ search: 'นํ้าจิ้ม' })).toEqual(asOne)
  expect(await slugs({ search: 'น้ําจิ้ม' })).toEqual(asOne)
})

test('finds words of descriptions, in either language, after those of names', async () => {
  expect(await slugs({ search: 'brinjals' })).toContain('green-curry-paste')
  expect(await slugs({ search: 'มะเขือเปราะ' })).toContain('green-curry-paste')
  const basil = await slugs({ search: 'basil' })
  expect(basil[0]).toBe('holy-basil-stir-fry-sauce')
  expect(basil).toContain('green-curry-paste')
})

test('requires all words, in any order', async () => {
  expect(await slugs({ search: 'lime basil bright' })).toEqual(['green-curry-paste'])
  expect(await slugs({ search: 'bright basil lime' })).toEqual(['green-curry-paste'])
})

test.each(['%', '_', '%%', 'a%b', '\\', "'", "';--", '&', '|', '!', ':*', '( )', '<->', '🌶️', '"', '*'])(
  'treats %s as text, not as syntax',
  async (search) => {
    const { total } = await list({ search })
    expect(total).toBeLessThan(18)
  },
)

test('wildcards alone match nothing', async () => {
  for (const search of ['%', '_', '...']) expect((await list({ search })).items).toEqual([])
})

test('an unknown product has no result', async () => {
  expect(await list({ search: 'motorcycle' })).toEqual({
    items: [],
    page: 1,
    pageSize: PAGE_SIZE,
    total: 0,
    isTotalExact: true,
  })
  expect((await list({ search: 'จักรยานยนต์ไฟฟ้า' })).items).toEqual([])
})

test('the draft is not found by its name', async () => {
  expect(await slugs({ search: 'Nam Prik Ong' })).not.toContain('nam-prik-ong-dipping-sauce')
})

test('pages contain each product once, and a page after the last is empty with the correct total', async () => {
  const ctx = testCtx(shop())
  for (let i = 0; i < PAGE_SIZE; i += 1) await addProduct(ctx, { sortOrder: 5 })
  const [first, second, third] = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })]
  const total = 18 + PAGE_SIZE
  expect([first.items.length, second.items.length, third.items.length]).toEqual([PAGE_SIZE, 18, 0])
  expect([first.total, second.total, third.total]).toEqual([total, total, total])
  expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(total)
})

test.each([
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: 'x' },
  { page: 1e9 },
  { search: 'x'.repeat(101) },
  { search: '\0' },
  { language: 'de' },
])('the schema refuses %o', (input) => {
  expect(listProductsInput.safeParse(input).success).toBe(false)
})

describe('among hundreds of products', () => {
  const MANY = 600

  beforeAll(async () => {
    // In the shop's order from the last to the first. Only the last three in that order are rare.
    await addProducts(
      testCtx(shop()),
      Array.from({ length: MANY }, (_, i) => ({
        sortOrder: 2_000 - i,
        name: { en: `${i < 3 ? 'Quokka' : 'Zebu'} paste ${MANY - i}`, th: `พริกแกงฮะเก๋า ${MANY - i}` },
        description: { en: `${i % 4 === 0 ? 'Xyloid' : 'Plain'} and zesty.`, th: 'อร่อย' },
      })),
    )
  })
  const names = async (input: Record<string, unknown>) => (await list(input)).items.map(({ name }) => name)
  const paste = (kind: string, count: number, first = 1) =>
    Array.from({ length: count }, (_, i) => `${kind} paste ${first + i}`)

  test('a search that finds many ends after five pages and says that there are more', async () => {
    const found = { total: MOST_FOUND, isTotalExact: false }
    expect(await list({ search: 'zebu' })).toMatchObject(found)
    expect(await names({ search: 'zebu' })).toEqual(paste('Zebu', PAGE_SIZE))
    expect(await names({ search: 'zebu', page: 5 })).toEqual(paste('Zebu', PAGE_SIZE, 4 * PAGE_SIZE + 1))
    expect(await list({ search: 'zebu', page: 6 })).toMatchObject({ ...found, items: [] })
  })

  test.each([
    ['a name, far down in the list', 'quokka'],
    ['two of its letters', 'qu'],
    ['one of its letters', 'q'],
    ['its name, misspelt', 'quoka'],
  ])('finds the few by %s: %s', async (_kind, search) => {
    expect(await list({ search })).toMatchObject({ total: 3, isTotalExact: true })
    expect(await names({ search })).toEqual(paste('Quokka', 3, MANY - 2))
  })

  test.each(['xyloid', 'xyl', 'xy', 'x', 'yloid'])(
    'finds words of descriptions in the shop’s order: %s',
    async (search) => {
      const found = await names({ search, page: 2 })
      const numbers = found.map((name) => Number(name.split(' ').at(-1)))
      expect(numbers).toEqual(Array.from({ length: PAGE_SIZE }, (_, i) => 4 * (PAGE_SIZE + i + 1)))
    },
  )

  test('finds one or two Thai letters inside a name, but no Latin ones', async () => {
    for (const search of ['ฮ', 'ะเ']) expect((await list({ search })).isTotalExact).toBe(false)
    expect((await list({ search: 'bu' })).items).toEqual([])
    expect((await list({ search: 'xq' })).items).toEqual([])
  })

  test.each([{ search: 'zebu' }, { search: 'z' }, { search: 'ฮ' }])(
    'stops reading when there are enough: %o',
    async (input) => {
      const count = await inTransaction(testCtx(shop()), async (ctx) => {
        const before = await rowsRead(ctx)
        await listProducts(ctx, listProductsInput.parse(input))
        return (await rowsRead(ctx)) - before
      })
      expect(count).toBeLessThan(1_000)
    },
  )

  /** Counts the rows of products that this connection has read lately. */
  async function rowsRead(ctx: Ctx): Promise<number> {
    const { rows } = await ctx.db.execute<{ count: number }>(sql`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
      from pg_stat_xact_user_tables where relname = 'products'`)
    return rows[0]?.count ?? NaN
  }
})
