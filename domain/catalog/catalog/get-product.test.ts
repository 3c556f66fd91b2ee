import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productImages } from '#database/schema/index.ts'
import { addProduct, changeProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { getProduct } from './get-product.ts'
import { listProducts } from './list-products.ts'
import { listProductsInput, productKey } from './schemas.ts'

const shop = useTestDatabase()
const get = (id: string, language: 'en' | 'th' = 'en') =>
  getProduct(testCtx(shop()), productKey.parse({ id, language }))
const notFound = { code: 'not_found', what: 'product' }

/** The slugs of docs/specification.md §7. */
const SLUGS = [
  'pad-thai-sauce',
  'sukiyaki-sauce',
  'tom-yum-paste',
  'red-curry-paste',
  'panang-curry-paste',
  'massaman-curry-paste',
  'green-curry-paste',
  'yellow-curry-paste',
]

test.each(SLUGS)('finds %s by slug and by record id', async (slug) => {
  const bySlug = await get(slug)
  const byId = await get(bySlug.product.id)
  expect(bySlug.product.slug).toBe(slug)
  expect(byId).toEqual(bySlug)
  expect((await get(bySlug.product.id.toUpperCase())).product.slug).toBe(slug)
})

test('returns everything in one language', async () => {
  const { product } = await get('green-curry-paste', 'th')
  expect(product).toMatchObject({
    slug: 'green-curry-paste',
    sku: 'KR-CP-GRN-200',
    name: 'พริกแกงเขียวหวาน',
    priceCents: 9900,
    category: 'curry-pastes',
    image: '/images/products/green-curry-paste',
    stock: { state: 'in_stock' },
    netWeight: { value: 200, unit: 'g' },
    allergens: ['crustacean'],
    dietTags: ['gluten_free'],
    spiceLevel: 4,
  })
  expect(product.ingredients[0]).toContain('พริกเขียวสด')
  expect(product.description).toMatch(/\p{Script=Thai}/u)
  expect(product.shortDescription).toMatch(/\p{Script=Thai}/u)
})

test('comes with three others, its own category first, never itself', async () => {
  const { product, related } = await get('pad-thai-sauce')
  expect(related).toHaveLength(3)
  expect(related.map((card) => card.category)).toEqual(Array(3).fill('stir-fry-sauces'))
  expect(related.map((card) => card.id)).not.toContain(product.id)
})

test('a product that does not exist is not found', async () => {
  await expect(get('no-such-product')).rejects.toMatchObject(notFound)
  await expect(get(randomUUID())).rejects.toMatchObject(notFound)
})

test('an inactive product is not found, by slug or id', async () => {
  await expect(get('nam-prik-ong-dipping-sauce')).rejects.toMatchObject(notFound)
  const ctx = testCtx(shop())
  const { id, slug } = await addProduct(ctx)
  expect((await get(slug)).product.id).toBe(id)
  await changeProduct(ctx, id, { isActive: false })
  await expect(get(slug)).rejects.toMatchObject(notFound)
  await expect(get(id)).rejects.toMatchObject(notFound)
})

test('staff do not find an inactive product in the shop either', async () => {
  const seeing = asShop(testCtx(shop()))
  const key = productKey.parse({ id: 'nam-prik-ong-dipping-sauce' })
  await expect(getProduct(seeing, key)).rejects.toMatchObject(notFound)
  const { total } = await listProducts(seeing, listProductsInput.parse({ search: 'nam prik ong' }))
  expect(total).toBe(
    (await listProducts(testCtx(shop()), listProductsInput.parse({ search: 'nam prik ong' }))).total,
  )
})

test('one of the eight named products without pictures has its fallback picture, any other has none', async () => {
  const ctx = testCtx(shop())
  const named = (await get('red-curry-paste')).product
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.delete(productImages).where(eq(productImages.productId, named.id)),
  )
  expect((await get('red-curry-paste')).product).toMatchObject({
    image: '/images/products/red-curry-paste',
    images: [{ image: '/images/products/red-curry-paste', alt: named.name }],
  })
  const other = await addProduct(ctx)
  expect((await get(other.slug)).product).toMatchObject({ image: null, images: [] })
})

test.each([
  ['an object', { en: ['Chilli'], th: ['พริก'] }, ['Chilli']],
  ['a JSON string', JSON.stringify({ en: ['Chilli'], th: ['พริก'] }), ['Chilli']],
  ['a string that is no JSON', 'Chilli', []],
  ['a list', ['Chilli'], []],
  ['one language only', { en: ['Chilli'] }, ['Chilli']],
  ['the other language only', { th: ['พริก'] }, ['พริก']],
  ['nothing', null, []],
])('reads ingredients stored as %s', async (_kind, ingredients, shown) => {
  const ctx = testCtx(shop())
  const { id } = await addProduct(ctx, { ingredients })
  expect((await get(id)).product.ingredients).toEqual(shown)
})

test.each(['', ' ', 'a/b', 'a b', '../x', 'x'.repeat(81), 'พริก'])('the schema refuses the id "%s"', (id) => {
  expect(productKey.safeParse({ id }).success).toBe(false)
})
