import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, addProducts } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN, STRANGERS } from '#tests/data/strangers.ts'
import { getProduct, listCategories } from '../catalog/index.ts'
import {
  createCategory,
  deleteCategory,
  countCategories,
  listStaffCategories,
  previewProduct,
  updateCategory,
} from './index.ts'
import { createCategoryInput, previewProductInput, updateCategoryInput } from './schemas.ts'
import type { CountedCategory } from './views.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)

async function add(change: object = {}): Promise<CountedCategory> {
  const name = { en: `Relishes ${randomBytes(4).toString('hex')}`, th: 'เครื่องจิ้ม' }
  const input = { name, description: { en: 'Relish.', th: '' }, isActive: true, sortOrder: 9, ...change }
  const made = await createCategory(admin(), createCategoryInput.parse(input))
  if (!made.ok) throw new Error(made.reason)
  return find(made.id)
}
async function find(id: string): Promise<CountedCategory> {
  const found = (await countCategories(admin())).find((one) => one.id === id)
  if (!found) throw new Error('there is no such category')
  return found
}
const edit = ({ slug: _slug, products: _products, ...category }: CountedCategory, change: object) =>
  updateCategoryInput.parse({ ...category, ...change })

test.each(BELOW_ADMIN)(
  'createCategory, updateCategory and deleteCategory refuses a stranger, and moderators: $role',
  async (actor) => {
    const category = await add()
    const as = { ...ctx(), actor }
    const forbidden = { code: 'forbidden' }
    const { name, description } = category
    const input = createCategoryInput.parse({ name, description, isActive: true, sortOrder: 1, slug: 'x' })
    await expect(createCategory(as, input)).rejects.toMatchObject(forbidden)
    await expect(updateCategory(as, edit(category, { isActive: false }))).rejects.toMatchObject(forbidden)
    await expect(deleteCategory(as, { id: category.id })).rejects.toMatchObject(forbidden)
    expect(await find(category.id)).toEqual(category)
  },
)

test.each(STRANGERS)(
  'refuses a stranger, $role: listStaffCategories, countCategories and previewProduct',
  async (actor) => {
    const as = { ...ctx(), actor }
    await expect(listStaffCategories(as)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(countCategories(as)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(previewProduct(as, {} as never)).rejects.toMatchObject({ code: 'forbidden' })
  },
)

test('a new category is in the shop, in its place, and the audit says who', async () => {
  const category = await add({ sortOrder: 0 })
  const listed = await listCategories(ctx(), { language: 'th' })
  // Its description has no Thai yet.
  expect(listed[0]).toMatchObject({ id: category.id, name: 'เครื่องจิ้ม', description: 'Relish.' })
  expect(category.slug).toMatch(/^relishes-[0-9a-f]+$/)
  expect(await auditOf(ctx(), category.id)).toMatchObject([{ actorId: ada.id, action: 'category.created' }])
  const { name, description, slug } = category
  const twin = createCategoryInput.parse({ name, description, slug, isActive: true, sortOrder: 1 })
  expect(await createCategory(admin(), twin)).toEqual({ ok: false, reason: 'slug_taken' })
})

test('of two people who edit one, the second is told and shown what is saved', async () => {
  const category = await add()
  expect(await updateCategory(admin(), edit(category, { sortOrder: 12 }))).toEqual({ ok: true, version: 2 })
  const late = await updateCategory(admin(), edit(category, { isActive: false }))
  expect(late).toMatchObject({
    ok: false,
    reason: 'changed',
    by: 'Ada Owner',
    current: { sortOrder: 12, version: 2 },
  })
  expect(await find(category.id)).toMatchObject({ isActive: true, sortOrder: 12 })
})

test('one that has products is not deleted: their number is said, or they go to another', async () => {
  const [full, other] = [await add(), await add()]
  const [product] = await addProducts(
    ctx(),
    Array.from({ length: 3 }, () => ({ categoryId: full.id })),
  )
  const refused = await deleteCategory(admin(), { id: full.id })
  expect(refused).toEqual({ ok: false, reason: 'has_products', products: 3 })
  for (const moveTo of [full.id, randomUUID()]) {
    expect(await deleteCategory(admin(), { id: full.id, moveTo })).toEqual({
      ok: false,
      reason: 'unknown_category',
    })
  }
  expect(await find(full.id)).toMatchObject({ products: 3 })
  expect(await deleteCategory(admin(), { id: full.id, moveTo: other.id })).toEqual({ ok: true, moved: 3 })
  expect(await find(other.id)).toMatchObject({ products: 3 })
  const { product: moved } = await getProduct(ctx(), { id: product?.id ?? '', language: 'en' })
  expect(moved.category).toBe(other.slug)
  await expect(deleteCategory(admin(), { id: full.id })).rejects.toMatchObject({ key: 'category_not_found' })
})

test('a preview shows what is typed and writes nothing', async () => {
  const category = await add()
  const { id } = await addProduct(ctx(), { categoryId: category.id, isActive: false })
  const text = { en: '', th: '' }
  const input = previewProductInput.parse({
    id,
    categoryId: category.id,
    sku: 'P-1',
    language: 'th',
    vatClass: 'standard',
    tint: 'red',
    priceCents: 12_300,
    netWeightValue: 1,
    netWeightUnit: 'g',
    spiceLevel: 0,
    sortOrder: 0,
    allergens: ['egg'],
    mayContain: [],
    dietTags: [],
    keepCold: true,
    isActive: false,
    isFeatured: false,
    label: text,
    usage: text,
    storage: text,
    shelfLife: text,
    origin: text,
    maker: text,
    name: { en: 'Not yet', th: '' },
    description: { en: 'Soon.', th: 'เร็วๆ นี้' },
    ingredients: { en: ['egg'], th: [] },
  })
  expect(await previewProduct(admin(), input)).toMatchObject({
    id,
    name: 'Not yet',
    description: 'เร็วๆ นี้',
    shortDescription: 'เร็วๆ นี้',
    priceCents: 12_300,
    category: category.slug,
    categoryName: 'เครื่องจิ้ม',
    ingredients: ['egg'],
    allergens: ['egg'],
    keepCold: true,
  })
  await expect(getProduct(ctx(), { id, language: 'en' })).rejects.toMatchObject({ key: 'product_not_found' })
})
