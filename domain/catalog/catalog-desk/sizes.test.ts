import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { products, restockRequests } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addCategory, addProduct, changeProduct } from '#tests/data/products.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { askForRestock } from '../back-in-stock/index.ts'
import { findProductIds } from '../stock-desk/index.ts'
import { getProduct, listCartProducts, listProducts } from '../catalog/index.ts'
import { listProductsInput } from '../catalog/schemas.ts'
import {
  changePrice,
  createSize,
  deleteProduct,
  getProductForm,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
  updateProductTexts,
  updateSize,
} from './index.ts'
import { createSizeInput, listStaffProductsInput, updateProductInput, updateSizeInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const tag = () => randomBytes(4).toString('hex')

type Change = Record<string, unknown>
const add = (id: string, change: Change = {}) =>
  createSize(
    admin(),
    createSizeInput.parse({
      id,
      sku: `S-${tag().toUpperCase()}`,
      priceCents: 39_900,
      netWeightValue: 1000,
      isActive: true,
      initialStock: 4,
      ...change,
    }),
  )
async function mustAdd(id: string, change?: Change): Promise<string> {
  const added = await add(id, change)
  if (!added.ok) throw new Error(added.reason)
  return added.id
}
const find = (id: string, language: 'en' | 'th' = 'en') => getProduct(ctx(), { id, language })
const isGone = expect.objectContaining({ code: 'not_found' })
const inCart = async (id: string) => (await listCartProducts(ctx(), { ids: [id] })).has(id)
async function save(id: string, change: Change) {
  const {
    missingTexts: _,
    staleTexts: __,
    stockQuantity: ___,
    createdAt: ____,
    updatedAt: _____,
    ...saved
  } = await getStaffProduct(admin(), { id })
  const { sizeOf: ______, isSet: _______, ...fields } = saved
  return updateProduct(admin(), updateProductInput.parse({ ...fields, ...change }))
}

test('is chosen on the page of its product, and is all that the product is', async () => {
  const main = await addProduct(ctx(), { name: { en: 'Okra paste', th: 'น้ำพริกกระเจี๊ยบ' }, keepCold: true })
  const id = await mustAdd(main.id, { barcode: '4 006381 333931' })
  const { product } = await find(id)
  expect(product).toMatchObject({ id: main.id, slug: main.slug, fromCents: main.priceCents })
  expect(product.sizes.map((size) => [size.id, size.name, size.netWeight.value, size.barcode])).toEqual([
    [main.id, 'Okra paste', 200, null],
    [id, 'Okra paste, 1 kg', 1000, '4006381333931'],
  ])
  expect((await find(`${main.slug}-1000g`, 'th')).product.sizes[1]?.name).toBe('น้ำพริกกระเจี๊ยบ 1 กก.')
  expect(await getStaffProduct(admin(), { id })).toMatchObject({ keepCold: true, sizeOf: main.id })
  expect(await auditOf(ctx(), id)).toMatchObject([{ action: 'product.created' }])
})

test('stands in lists, searches and counts once, from the least price of its sizes', async () => {
  const word = `Wasabi${tag()}`
  const main = await addProduct(ctx(), { name: { en: word, th: '' }, priceCents: 9900 })
  const list = (search?: string) => listProducts(ctx(), listProductsInput.parse({ search }))
  const before = await list()
  await mustAdd(main.id, { netWeightValue: 100, priceCents: 5500 })
  await mustAdd(main.id, { netWeightValue: 50, priceCents: 3000, isActive: false })
  expect((await list()).total).toBe(before.total)
  const found = await list(word)
  expect(found).toMatchObject({ total: 1, items: [{ id: main.id, priceCents: 9900, fromCents: 5500 }] })
})

test('a list by price has a product where the least price of its sizes is, narrowed and searched too', async () => {
  const category = await addCategory(ctx())
  const word = `Yuzu${tag()}`
  const add = (priceCents: number) =>
    addProduct(ctx(), {
      categoryId: category.id,
      name: { en: `${word} ${priceCents}`, th: '' },
      priceCents,
      dietTags: ['vegan'],
      ingredients: { en: ['yuzu'], th: [] },
    })
  const [dear, cheap, middle] = [await add(9900), await add(3000), await add(6000)]
  await mustAdd(dear.id, { netWeightValue: 100, priceCents: 5000 })
  await mustAdd(dear.id, { netWeightValue: 90, priceCents: 5000 })
  await mustAdd(cheap.id, { netWeightValue: 100, priceCents: 3000 })
  await mustAdd(middle.id, { netWeightValue: 50, priceCents: 1000, isActive: false })
  const vegan = { contains: [], without: [], diets: ['vegan' as const] }
  for (const [how, facts] of [
    [{ category: category.slug }, undefined],
    [{ category: category.slug }, vegan],
    [{ search: word }, undefined],
  ] as const) {
    const input = listProductsInput.parse({ ...how, sort: 'price' })
    const { items, total } = await listProducts(ctx(), { ...input, facts })
    expect([items.map(({ id }) => id), total]).toEqual([[cheap.id, dear.id, middle.id], 3])
  }
})

test('each size has a stock of its own', async () => {
  const main = await addProduct(ctx(), { initialStock: 0 })
  await mustAdd(main.id)
  const { product } = await find(main.slug)
  expect(product.sizes.map(({ stock }) => stock.state)).toEqual(['out_of_stock', 'low'])
})

test('what is saved of the product is written to its sizes', async () => {
  const main = await addProduct(ctx())
  const id = await mustAdd(main.id)
  const [first] = await ctx().db.select().from(products).where(eq(products.id, id))
  expect(
    await save(main.id, { name: { en: 'Sorrel paste', th: 'น้ำพริก' }, allergens: ['soya'], spiceLevel: 2 }),
  ).toMatchObject({ ok: true })
  const [after] = await ctx().db.select().from(products).where(eq(products.id, id))
  expect(after).toMatchObject({
    name: { en: 'Sorrel paste, 1 kg', th: 'น้ำพริก 1 กก.' },
    allergens: ['soya'],
    spiceLevel: 2,
  })
  expect(after).toMatchObject({ version: first?.version, priceCents: 39_900, sku: first?.sku })
})

test('a size has a price, a weight and a name by it, which are saved alone', async () => {
  const main = await addProduct(ctx(), { name: { en: 'Dill paste', th: 'น้ำพริกผักชีลาว' } })
  const id = await mustAdd(main.id)
  const { version, sku } = await getStaffProduct(admin(), { id })
  const change = { id, version, sku, priceCents: 20_000, netWeightValue: 500, isActive: true, barcode: '' }
  expect(await updateSize(admin(), updateSizeInput.parse(change))).toEqual({ ok: true, version: version + 1 })
  expect((await find(id)).product.sizes[1]).toMatchObject({ name: 'Dill paste, 500 g', priceCents: 20_000 })
  expect(await updateSize(admin(), updateSizeInput.parse(change))).toMatchObject({ reason: 'changed' })
  const jump = { ...change, version: version + 1, priceCents: 2_000 }
  expect(await updateSize(admin(), updateSizeInput.parse(jump))).toMatchObject({ reason: 'price_jump' })
  expect(await changePrice(admin(), { id, seenCents: 20_000, priceCents: 19_000, isSure: false })).toEqual({
    ok: true,
  })
})

test('the office lists a size with its product, and by itself where the state of each is asked for', async () => {
  const word = `Zander${tag()}`
  const main = await addProduct(ctx(), { name: { en: word, th: '' }, sortOrder: 0 })
  const id = await mustAdd(main.id, { barcode: '2000000000022', initialStock: 0 })
  const list = async (asked: Change) =>
    (await listStaffProducts(admin(), listStaffProductsInput.parse(asked))).items
  const first = await list({ sort: 'newest' })
  expect(first[0]).toMatchObject({
    id: main.id,
    otherSizes: [{ id, netWeightValue: 1000, stockQuantity: 0 }],
  })
  expect((await list({ state: 'low' })).map((item) => item.id)).toContain(id)
  expect((await list({ search: '2000000000022' })).map((item) => item.id)).toEqual([id])
  expect((await getProductForm(admin(), { id })).sizes.map((size) => size.id)).toEqual([main.id, id])
  const found = await findProductIds(admin(), { skus: ['2000000000022'] })
  expect(found.get('2000000000022')).toBe(id)
})

test('who waits for a size is told of that size', async () => {
  const main = await addProduct(ctx(), { initialStock: 5 })
  const id = await mustAdd(main.id, { initialStock: 0 })
  const asked = { email: `${tag()}@example.com`, language: 'en', wording: 'Tell me' } as const
  expect(await askForRestock(ctx(), { ...asked, productId: main.id })).toEqual({
    ok: false,
    reason: 'in_stock',
  })
  expect(await askForRestock(ctx(), { ...asked, productId: id })).toMatchObject({ ok: true })
  const [request] = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(restockRequests).where(eq(restockRequests.email, asked.email)),
  )
  expect(request?.productId).toBe(id)
})

describe('bad input', () => {
  test('a size is hidden with its product, its category and by itself, in carts too', async () => {
    const main = await addProduct(ctx())
    const id = await mustAdd(main.id)
    expect(await inCart(id)).toBe(true)
    expect(await save(main.id, { isActive: false })).toMatchObject({ ok: true })
    expect(await inCart(id)).toBe(false)
    await expect(find(id)).rejects.toEqual(isGone)
    // The row policy says so too, whatever a query forgets.
    const seen = await inTransaction(ctx(), ({ db }) => db.$count(products, eq(products.id, id)))
    expect(seen).toBe(0)
    expect(await save(main.id, { isActive: true })).toMatchObject({ ok: true })
    expect(await inCart(id)).toBe(true)
    await changeProduct(ctx(), id, { isActive: false })
    expect(await inCart(id)).toBe(false)
    await expect(find(id)).rejects.toEqual(isGone)
    expect((await find(main.slug)).product).toMatchObject({ sizes: [], fromCents: null })
  })

  test('a size of a size, and a product with sizes as a size, are refused, by the database too', async () => {
    const main = await addProduct(ctx())
    const other = await addProduct(ctx())
    const id = await mustAdd(main.id)
    expect(await add(id)).toEqual({ ok: false, reason: 'is_size' })
    const write = (of: string, which: string) =>
      inTransaction(asShop(ctx()), ({ db }) =>
        db
          .update(products)
          .set({ sizeOf: of, mainIsActive: true, netWeightValue: 7 })
          .where(eq(products.id, which)),
      )
    for (const [of, which] of [
      [id, other.id],
      [other.id, main.id],
    ] as const) {
      await expect(write(of, which)).rejects.toMatchObject({ cause: { constraint: 'products_size_of' } })
    }
  })

  test('two sizes of one weight are refused, one of which may be the product', async () => {
    const main = await addProduct(ctx())
    await mustAdd(main.id)
    expect(await add(main.id)).toEqual({ ok: false, reason: 'size_taken' })
    expect(await add(main.id, { netWeightValue: 200 })).toEqual({ ok: false, reason: 'size_taken' })
    expect(await save(main.id, { netWeightValue: 1000 })).toEqual({ ok: false, reason: 'size_taken' })
    const both = await Promise.all([
      add(main.id, { netWeightValue: 700 }),
      add(main.id, { netWeightValue: 700 }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('a barcode belongs to one product, and has the right check digit', async () => {
    const main = await addProduct(ctx())
    await mustAdd(main.id, { barcode: '96385074' })
    expect(await add(main.id, { barcode: '9638 5074', netWeightValue: 300 })).toMatchObject({
      reason: 'barcode_taken',
    })
    expect(await save(main.id, { barcode: '96385074' })).toMatchObject({ reason: 'barcode_taken' })
    expect(createSizeInput.shape.barcode.safeParse('96385075').error?.issues[0]?.message).toBe('invalid')
  })

  test('a product is deleted after its sizes, and a size is edited as one', async () => {
    const main = await addProduct(ctx())
    const id = await mustAdd(main.id)
    expect(await deleteProduct(admin(), { id: main.id })).toEqual({ ok: false, reason: 'has_sizes' })
    expect(await save(id, {})).toMatchObject({ ok: false, reason: 'is_size' })
    const { version, name, label, description, usage, storage, shelfLife, origin, maker, ingredients } =
      await getStaffProduct(admin(), { id })
    const texts = { name, label, description, usage, storage, shelfLife, origin, maker, ingredients }
    expect(await updateProductTexts(admin(), { id, version, confirmed: [], ...texts })).toMatchObject({
      reason: 'is_size',
    })
    const own = { id: main.id, version: 1, sku: 'X-1', priceCents: 1, netWeightValue: 1, isActive: true }
    await expect(updateSize(admin(), updateSizeInput.parse(own))).rejects.toEqual(isGone)
    expect(await deleteProduct(admin(), { id })).toEqual({ ok: true })
    expect(await deleteProduct(admin(), { id: main.id })).toEqual({ ok: true })
  })

  test.each(BELOW_ADMIN)(
    'createSize and updateSize refuses a stranger, and moderators: $role',
    async (actor) => {
      const main = await addProduct(ctx())
      const id = await mustAdd(main.id)
      const asked = createSizeInput.parse({
        id: main.id,
        sku: 'S',
        priceCents: 1,
        netWeightValue: 3,
        isActive: true,
      })
      const stranger = { ...ctx(), actor }
      await expect(createSize(stranger, asked)).rejects.toMatchObject({ code: 'forbidden' })
      const changed = updateSizeInput.parse({
        id,
        version: 1,
        sku: 'S',
        priceCents: 1,
        netWeightValue: 3,
        isActive: true,
      })
      await expect(updateSize(stranger, changed)).rejects.toMatchObject({ code: 'forbidden' })
    },
  )
})
