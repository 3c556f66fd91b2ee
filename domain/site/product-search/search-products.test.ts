import { expect, test } from 'vitest'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import { searchProducts, searchWithChoices } from './index.ts'
import { searchProductsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const find = (input: Record<string, unknown>) => searchProducts(ctx(), searchProductsInput.parse(input))
const labels = async (input: Record<string, unknown>) => {
  const { items } = await find(input)
  return Promise.all(
    items.map(async ({ slug }) => (await getProduct(ctx(), { id: slug, language: 'en' })).product),
  )
}

test.each(['shrimp', 'กุ้ง'])('%s finds what its label says has it, and nothing by words', async (search) => {
  const found = await labels({ search })
  expect(found.length).toBeGreaterThan(4)
  for (const { allergens } of found) expect(allergens).toContain('crustacean')
  expect(found.map(({ slug }) => slug)).not.toContain('massaman-curry-paste')
  expect((await find({ search })).understood).toMatchObject({ contains: [['crustacean']], text: '' })
})

test.each(['no peanuts', 'peanut free', 'ไม่มีถั่วลิสง', 'แพ้ถั่วลิสง'])(
  '%s finds what names neither peanuts nor traces of them',
  async (search) => {
    const found = await labels({ search })
    expect(found.length).toBeGreaterThan(2)
    for (const { allergens, mayContain } of found) {
      expect(allergens).not.toBeNull()
      expect([...(allergens ?? []), ...mayContain]).not.toContain('peanut')
    }
  },
)

test('no nuts in Thai finds what it does in English', async () => {
  const [english, thai] = [await labels({ search: 'no nuts' }), await labels({ search: 'ไม่มีถั่ว' })]
  expect(thai.length).toBeGreaterThan(2)
  expect(thai.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
})

test('a product without a list of ingredients is never said to be without something', async () => {
  const name = { en: 'Unlabelled relish', th: 'น้ำจิ้มไม่มีฉลาก' }
  const { slug } = await addProduct(ctx(), { name, ingredients: { en: [], th: [] } })
  expect((await find({ search: 'relish' })).items.map((item) => item.slug)).toContain(slug)
  expect((await find({ search: 'relish without sesame' })).items).toEqual([])
  expect((await find({ without: 'sesame', page: 1 })).items.map((item) => item.slug)).not.toContain(slug)
})

test('diets are those of the label, and what is vegan is vegetarian', async () => {
  for (const { dietTags } of await labels({ search: 'gluten free' }))
    expect(dietTags).toContain('gluten_free')
  const vegan = (await find({ search: 'เจ' })).items.map(({ slug }) => slug)
  const vegetarian = (await find({ search: 'มังสวิรัติ' })).items.map(({ slug }) => slug)
  expect(vegan.length).toBeGreaterThan(0)
  expect(vegetarian).toEqual(expect.arrayContaining(vegan))
})

test('facts and words together: mild curries, by words that stand for both', async () => {
  const found = await find({ search: 'not spicy sauce' })
  expect(found.items.length).toBeGreaterThan(0)
  for (const { spiceLevel } of found.items) expect(spiceLevel).toBeLessThan(2)
})

test('what no label says is not found by words', async () => {
  expect(await find({ search: 'halal' })).toMatchObject({ total: 0, understood: { unsaid: ['halal'] } })
})

test('filters narrow a category and a search, in another order too, and say how many they leave', async () => {
  const input = { category: 'curry-pastes', diet: 'gluten_free', sort: 'price' }
  const { items, total } = await find(input)
  expect(items.every(({ category }) => category === 'curry-pastes')).toBe(true)
  const prices = items.map(({ priceCents }) => priceCents)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const { counts } = await searchWithChoices(ctx(), searchProductsInput.parse({ category: 'curry-pastes' }))
  expect(counts.gluten_free).toBe(total)
  const mild = await find({ heat: 'mild', without: 'peanut,crustacean' })
  const { counts: both } = await searchWithChoices(
    ctx(),
    searchProductsInput.parse({ without: 'peanut,crustacean' }),
  )
  expect(both.mild).toBe(mild.total)
  expect(searchProductsInput.safeParse({ without: 'everything' }).success).toBe(false)
})

test.each([
  { search: 'curry' },
  { search: 'curry', page: '2' },
  { search: 'sauce', category: 'dipping-sauces', sort: 'price' },
  { search: 'mild curry without peanuts' },
  { search: 'ripe' },
  { category: 'curry-pastes', heat: 'hot' },
])('what is found is the same with the number that each choice would leave: %o', async (asked) => {
  const input = searchProductsInput.parse({ language: 'en', ...asked })
  const { found, counts } = await searchWithChoices(ctx(), input)
  expect(found).toEqual(await searchProducts(ctx(), input))
  const { total } = await searchProducts(
    ctx(),
    searchProductsInput.parse({ ...asked, page: '1', diet: 'vegan' }),
  )
  expect(counts.vegan).toBe(total)
})

test('gluten is that of all cereals; the name that it had, when it was of wheat alone, still asks for it', async () => {
  const { slug } = await addProduct(ctx(), {
    name: { en: 'Barley sauce', th: 'ซอสบาร์เลย์' },
    ingredients: { en: ['Barley'], th: ['บาร์เลย์'] },
    allergens: ['gluten'],
  })
  const slugs = async (input: Record<string, unknown>) => (await find(input)).items.map((item) => item.slug)
  for (const asked of ['contains wheat', 'has barley', 'contains oats', 'มีข้าวสาลี', 'มีโอ๊ต'])
    expect((await find({ search: asked })).understood?.contains, asked).toEqual([['gluten']])
  for (const without of ['wheat', 'gluten', 'peanut,wheat'])
    expect(await slugs({ search: 'barley', without }), without).not.toContain(slug)
  expect(await slugs({ without: 'wheat' })).toEqual(await slugs({ without: 'gluten' }))
})

test('of what nobody has checked, no search and no filter says what is not in it, or how hot it is', async () => {
  const name = { en: 'Unchecked pickle', th: 'ของดองที่ยังไม่ตรวจ' }
  const ingredients = { en: ['Cucumber'], th: ['แตงกวา'] }
  const { slug } = await addProduct(ctx(), { name, ingredients, allergens: null, spiceLevel: null })
  const slugs = async (input: Record<string, unknown>) => (await find(input)).items.map((item) => item.slug)
  expect(await slugs({ search: 'pickle' })).toContain(slug)
  for (const asked of [
    { search: 'pickle without peanut' },
    { search: 'pickle', without: 'peanut' },
    { search: 'pickle', heat: 'mild' },
    { search: 'pickle', heat: 'hot' },
  ])
    expect(await slugs(asked), JSON.stringify(asked)).not.toContain(slug)
  for (const sort of ['mildest', 'hottest']) expect((await slugs({ sort })).slice(0, 5)).not.toContain(slug)
})
