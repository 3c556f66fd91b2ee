import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, setParts } from '#database/schema/index.ts'
import { getProduct } from '#domain/catalog/catalog/index.ts'
import {
  createSize,
  deleteProduct,
  getStaffProduct,
  updateProduct,
} from '#domain/catalog/catalog-desk/index.ts'
import { createSizeInput, updateProductInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { receiveGoods } from '#domain/catalog/stock-desk/index.ts'
import { receiveGoodsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { useStaff } from '#tests/data/people.ts'
import { addCategory, addProduct, changeProduct, setCategoryActive } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getSetForm, saveSetParts } from './index.ts'
import { saveSetPartsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)

const save = (productId: string, parts: { productId: string; quantity: number }[], version = 1) =>
  saveSetParts(admin(), { productId, version, parts })
const draft = () => addProduct(ctx(), { initialStock: 0 })
const stockOf = async (id: string) => (await getProduct(ctx(), { id, language: 'en' })).product.stock

test('a set has what its parts allow, and none if one is hidden, sold out or in a hidden category', async () => {
  const category = await addCategory(ctx())
  const a = await addProduct(ctx(), { initialStock: 9 })
  const b = await addProduct(ctx(), { initialStock: 3, categoryId: category.id })
  const set = await addSet(ctx(), [
    { product: a, quantity: 4 },
    { product: b, quantity: 1 },
  ])
  expect(await stockOf(set.id)).toEqual({ state: 'low', left: 2 })
  await changeProduct(ctx(), b.id, { isActive: false })
  expect(await stockOf(set.id)).toEqual({ state: 'out_of_stock' })
  await changeProduct(ctx(), b.id, { isActive: true })
  await setCategoryActive(ctx(), category.id, false)
  expect(await stockOf(set.id)).toEqual({ state: 'out_of_stock' })
})

test('staff make a product a set, and what follows from its parts stays right when a part is changed', async () => {
  const set = await draft()
  const a = await addProduct(ctx(), { allergens: ['fish'], spiceLevel: 1 })
  const b = await addProduct(ctx(), { allergens: [], spiceLevel: 2 })
  const wanted = [
    { productId: a.id, quantity: 2 },
    { productId: b.id, quantity: 1 },
  ]
  expect(await save(set.id, wanted)).toEqual({ ok: true, version: 2 })
  expect(await save(set.id, wanted)).toEqual({ ok: false, reason: 'changed' })
  const form = await getSetForm(moderator(), { productId: set.id, language: 'en' })
  expect(form).toMatchObject({ isSet: true, left: 5, parts: [{ id: a.id, quantity: 2 }, { id: b.id }] })
  expect(await getStaffProduct(admin(), { id: set.id })).toMatchObject({
    allergens: ['fish'],
    spiceLevel: 2,
    netWeightValue: 600,
  })
  const {
    isSet: _,
    sizeOf: _z,
    stockQuantity: _s,
    createdAt: _c,
    updatedAt: _u,
    missingTexts: _m,
    staleTexts: _t,
    ...fields
  } = await getStaffProduct(admin(), { id: b.id })
  const changed = { ...fields, allergens: ['soya'], spiceLevel: 5, netWeightValue: 300 }
  expect(await updateProduct(admin(), updateProductInput.parse(changed))).toMatchObject({ ok: true })
  expect(await getStaffProduct(admin(), { id: set.id })).toMatchObject({
    allergens: ['fish', 'soya'],
    spiceLevel: 5,
    netWeightValue: 700,
  })
})

test('no set within a set: whichever is made first, and by two at once', async () => {
  const [a, b, c] = [await draft(), await draft(), await draft()]
  const inner = await addSet(ctx(), [{ product: a, quantity: 1 }])
  const { sku } = await getStaffProduct(admin(), { id: inner.id })
  expect(await save(b.id, [{ productId: inner.id, quantity: 1 }])).toEqual({
    ok: false,
    reason: 'part_is_set',
    skus: [sku],
  })
  expect(await save(a.id, [{ productId: c.id, quantity: 1 }])).toEqual({
    ok: false,
    reason: 'is_part',
    skus: [sku],
  })
  expect(await save(b.id, [{ productId: b.id, quantity: 1 }])).toMatchObject({ reason: 'part_is_set' })
  const results = await Promise.all([
    save(b.id, [{ productId: c.id, quantity: 1 }]),
    save(c.id, [{ productId: b.id, quantity: 1 }]),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('the database refuses a set within a set, and a set with a stock', async () => {
  const a = await draft()
  const set = await addSet(ctx(), [{ product: a, quantity: 1 }])
  const other = await draft()
  const part = { setId: other.id, partId: set.id, quantity: 1, position: 0 }
  const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: /^23/ } })
  await inTransaction(asShop(ctx()), async ({ db }) => {
    await db.update(products).set({ isSet: true }).where(eq(products.id, other.id))
  })
  await refused(inTransaction(asShop(ctx()), ({ db }) => db.insert(setParts).values(part)))
  await refused(
    inTransaction(asShop(ctx()), ({ db }) =>
      db.update(products).set({ isSet: true }).where(eq(products.id, a.id)),
    ),
  )
  await refused(
    inTransaction(asShop(ctx()), ({ db }) =>
      db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, set.id)),
    ),
  )
})

test('a product that has had a stock stays what it is, and a part is not deleted', async () => {
  const [a, b] = [await addProduct(ctx()), await draft()]
  expect(await save(a.id, [{ productId: b.id, quantity: 1 }])).toEqual({ ok: false, reason: 'was_stocked' })
  const set = await addSet(ctx(), [{ product: b, quantity: 1 }])
  expect(await deleteProduct(admin(), { id: b.id })).toEqual({ ok: false, reason: 'was_used' })
  expect(await deleteProduct(admin(), { id: set.id })).toEqual({ ok: true })
  expect(await deleteProduct(admin(), { id: b.id })).toEqual({ ok: true })
})

test('a product with sizes, or a size, becomes no set: whichever is made first, and by two at once', async () => {
  const [main, racing, part] = [await draft(), await draft(), await draft()]
  const parts = [{ productId: part.id, quantity: 1 }]
  const addSize = (id: string) => {
    const size = { sku: `S-${id.slice(0, 8)}`, priceCents: 100, netWeightValue: 900, isActive: true }
    return createSize(admin(), createSizeInput.parse({ id, ...size }))
  }
  const size = await addSize(main.id)
  expect(await save(main.id, parts)).toEqual({ ok: false, reason: 'has_sizes' })
  expect(await save(size.ok ? size.id : '', parts)).toEqual({ ok: false, reason: 'is_size' })
  const results = await Promise.all([save(racing.id, parts), addSize(racing.id)])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a part that is named twice counts as often, up to 99', () => {
  const productId = crypto.randomUUID()
  const partsOf = (...quantities: number[]) =>
    saveSetPartsInput.safeParse({
      productId,
      version: 1,
      parts: quantities.map((quantity) => ({ productId, quantity })),
    })
  expect(partsOf(1, 2).data?.parts).toEqual([{ productId, quantity: 3 }])
  expect(partsOf(60, 60).success).toBe(false)
})

test('goods are received for parts, not for sets', async () => {
  const set = await addSet(ctx(), [{ product: await draft(), quantity: 1 }])
  const line = { productId: set.id, quantity: 1, batchCode: 'A', bestBefore: '2099-01-31' }
  const input = receiveGoodsInput.parse({ key: crypto.randomUUID(), lines: [line] })
  await expect(receiveGoods(admin(), input)).rejects.toThrow(DomainError)
})

test('refuses a stranger, and a moderator to change what a set is made of', async () => {
  const input = { productId: (await draft()).id, version: 1, parts: [] }
  await expect(getSetForm(ctx(), { productId: input.productId, language: 'en' })).rejects.toThrow(DomainError)
  for (const who of [ctx(), moderator()]) await expect(saveSetParts(who, input)).rejects.toThrow(DomainError)
})
