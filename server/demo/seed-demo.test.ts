import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productImages, products } from '#database/schema/index.ts'
import { seedProducts } from '#database/seed/catalog/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { seedDemo } from './seed-demo.ts'

const shop = useTestDatabase()
const shopCtx = () => asShop(testCtx(shop()))

test('the stock of every product is the sum of its movements', async () => {
  const { rows } = await inTransaction(shopCtx(), (ctx) =>
    ctx.db.execute<{ slug: string; stock: number; ledger: number }>(sql`
      select slug, stock_quantity as stock, coalesce(sum(quantity), 0)::int as ledger
      from products left join inventory_movements on product_id = products.id
      group by products.id order by slug`),
  )
  expect(rows).toEqual(
    seedProducts
      .flatMap(({ slug, stock, netWeight, sizes = [] }) => [
        { slug, stock },
        ...sizes.map((size) => ({
          slug: `${slug}-${size.netWeightValue}${netWeight.unit}`,
          stock: size.stock,
        })),
      ])
      .map((one) => ({ ...one, ledger: one.stock }))
      .toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
  )
})

/** The words of docs/specification.md §5, which once decided the category from the name. */
const WORDS = {
  'curry-pastes': ['curry', 'paste'],
  'stir-fry-sauces': ['pad thai', 'stir'],
  'dipping-sauces': ['sukiyaki', 'dipping'],
}

test.each(seedProducts.map(({ slug, name, category }) => [slug, name.en.toLowerCase(), category] as const))(
  'the words of %s name its category and no other',
  (_slug, name, category) => {
    const named = Object.entries(WORDS).filter(([, words]) => words.some((word) => name.includes(word)))
    expect(named.map(([slug]) => slug)).toEqual([category])
  },
)

test('every product on sale has its picture, and shows it; then a dish that takes it', async () => {
  const pictures = await shopCtx()
    .db.select({
      slug: products.slug,
      name: productImages.name,
      alt: productImages.alt,
      position: productImages.position,
    })
    .from(products)
    .leftJoin(productImages, eq(productImages.productId, products.id))
  const second = pictures.filter(({ position }) => position === 1)
  expect(second.every(({ name }) => name?.startsWith('/images/dishes/'))).toBe(true)
  expect(second.every(({ alt }) => alt?.en !== '' && alt?.th !== '')).toBe(true)
  const rows = pictures.filter(({ position }) => position === 0)
  expect([rows.length, second.length]).toEqual([18, 18])
  for (const { slug, name, alt } of rows) {
    expect([name, alt]).toEqual([
      `/images/products/${slug}`,
      seedProducts.find((product) => product.slug === slug)?.imageAlt,
    ])
  }
})

test('seeding again, even twice in parallel, adds nothing', async () => {
  await Promise.all([seedDemo(testCtx(shop())), seedDemo(testCtx(shop()))])
  expect(await inTransaction(shopCtx(), (ctx) => ctx.db.$count(products))).toBe(21)
})

/** Every pair of texts in a product, at any depth. */
function pairsOf(value: unknown): { en: unknown; th: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'th' in value) return [{ en: value.en, th: value.th }]
  return Object.values(value).flatMap(pairsOf)
}

test.each(seedProducts.map((product) => [product.slug, product] as const))(
  'the label of %s says where it is made and by whom, how long it keeps, and what sauces and pastes in it are made of',
  (_slug, { origin, maker, shelfLife, storage, keepCold, ingredients, allergens }) => {
    for (const text of [origin.en, maker.en, shelfLife.en]) expect(text).not.toBe('')
    // Weeks are said of what is kept cold, months of what is not.
    const isRefrigerated = storage.en.startsWith('Unopened: keep refrigerated')
    expect(isRefrigerated).toBe(shelfLife.en.endsWith('weeks, refrigerated'))
    expect(keepCold ?? false).toBe(isRefrigerated)
    for (const item of ingredients.en)
      if (/(?:sauce|shrimp paste|soybean paste|fermented tofu)/i.test(item))
        expect(item).toMatch(/\(.+, .+\)$/)
    const listed = ingredients.en.join().toLowerCase()
    const word = { gluten: 'wheat', crustacean: 'crustacean', tree_nuts: 'cashew' }
    for (const one of allergens) expect(listed).toContain(word[one as keyof typeof word] ?? one)
  },
)

test.each(seedProducts.map((product) => [product.slug, product] as const))(
  'the texts of %s exist in both languages, with one spelling of Thai',
  (_slug, product) => {
    const pairs = pairsOf(product)
    expect(pairs.length).toBeGreaterThanOrEqual(7)
    for (const { en, th } of pairs) {
      const [english, thai] = [[en].flat() as string[], [th].flat() as string[]]
      expect(thai).toHaveLength(english.length)
      expect(english.every((text) => /\p{Script=Latin}/u.test(text) && !/\p{Script=Thai}/u.test(text))).toBe(
        true,
      )
      expect(thai.every((text) => /\p{Script=Thai}/u.test(text))).toBe(true)
      expect(thai.join()).not.toMatch(/\u0e4d[\u0e48-\u0e4b]?\u0e32|\u0e40\u0e40/)
    }
  },
)
