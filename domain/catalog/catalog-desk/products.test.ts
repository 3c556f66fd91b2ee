import { randomBytes, randomUUID } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, products } from '#database/schema/index.ts'
import { NO_NUTRITION, NO_TASTE } from '#shared/catalog/food.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, addProducts, stockOf } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN, STRANGERS } from '#tests/data/strangers.ts'
import { getProduct, listProducts } from '../catalog/index.ts'
import { listProductsInput } from '../catalog/schemas.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import {
  createProduct,
  deleteProduct,
  getProductForm,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
  updateProductTexts,
} from './index.ts'
import {
  createProductInput,
  listStaffProductsInput,
  type StaffProductList,
  updateProductInput,
  updateProductTextsInput,
} from './schemas.ts'
import type { StaffProduct } from './views.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin, moderator } = useStaff(ctx)
let categoryId: string
beforeAll(async () => {
  const [category] = await ctx().db.select().from(categories).where(eq(categories.slug, 'curry-pastes'))
  categoryId = category?.id ?? ''
})
const SOUR = { ...NO_TASTE, sour: 4, salty: 0 } as const
const LEAN = { ...NO_NUTRITION, energy: 340, fat: 0.5 }
const tag = () => randomBytes(4).toString('hex')

function newProduct(change: Record<string, unknown> = {}) {
  const text = { en: 'Words', th: 'คำ' }
  return {
    sku: `N-${tag().toUpperCase()}`,
    categoryId,
    name: { en: `Tamarind jam ${tag()}`, th: 'แยมมะขาม' },
    label: text,
    description: { en: 'Sour and sweet.', th: 'เปรี้ยวหวาน' },
    usage: text,
    storage: text,
    shelfLife: { en: '12 months', th: '12 เดือน' },
    origin: { en: 'Cape Town', th: 'เคปทาวน์' },
    maker: { en: 'KROK', th: 'โขลก' },
    ingredients: { en: ['tamarind', 'sugar'], th: ['มะขาม', 'น้ำตาล'] },
    priceCents: 8900,
    vatClass: 'standard',
    netWeightValue: 200,
    netWeightUnit: 'g',
    tint: 'red',
    spiceLevel: 1,
    allergens: [],
    mayContain: ['fish'],
    dietTags: ['vegan'],
    keepCold: false,
    isActive: true,
    isFeatured: false,
    sortOrder: 50,
    ...change,
  }
}

async function add(change: Record<string, unknown> = {}): Promise<StaffProduct> {
  const made = await createProduct(admin(), createProductInput.parse(newProduct(change)))
  if (!made.ok) throw new Error(made.reason)
  return getStaffProduct(admin(), { id: made.id })
}

/** The fields that the edit page would send back, unchanged but for `change`. */
const editOf = (product: StaffProduct, change: Record<string, unknown> = {}) =>
  updateProductInput.parse({ ...only(updateProductInput, product), ...change })
const textsOf = (product: StaffProduct, change: Record<string, unknown> = {}) =>
  updateProductTextsInput.parse({ ...only(updateProductTextsInput, product), ...change })
const only = ({ shape }: { shape: object }, product: StaffProduct) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => name in shape))

test.each(BELOW_ADMIN)(
  'createProduct, updateProduct and deleteProduct refuses a stranger, and moderators: $role',
  async (actor) => {
    const product = await add()
    const as = { ...ctx(), actor }
    const forbidden = { code: 'forbidden' }
    await expect(createProduct(as, createProductInput.parse(newProduct()))).rejects.toMatchObject(forbidden)
    await expect(updateProduct(as, editOf(product, { priceCents: 1 }))).rejects.toMatchObject(forbidden)
    await expect(deleteProduct(as, product)).rejects.toMatchObject(forbidden)
    expect(await getStaffProduct(admin(), product)).toEqual(product)
  },
)

test.each(STRANGERS)('what staff may do with products refuses a stranger: $role', async (actor) => {
  const product = await add()
  const as = { ...ctx(), actor }
  const forbidden = { code: 'forbidden' }
  await expect(updateProductTexts(as, textsOf(product))).rejects.toMatchObject(forbidden)
  await expect(getStaffProduct(as, product)).rejects.toMatchObject(forbidden)
  await expect(getProductForm(as, product)).rejects.toMatchObject(forbidden)
  await expect(listStaffProducts(as, listStaffProductsInput.parse({}))).rejects.toMatchObject(forbidden)
})

describe('a new product', () => {
  test('is in the shop with its stock, found by its texts, and the audit says who', async () => {
    const name = { en: `Crème Brûlée jam ${tag()}`, th: 'แยมครีม' }
    const product = await add({ name, initialStock: 12 })
    expect(product).toMatchObject({ version: 1, missingTexts: [], staleTexts: [], stockQuantity: 12 })
    expect(product.slug).toMatch(/^creme-brulee-jam-[0-9a-f]+$/)
    const form = await getProductForm(moderator(), product)
    expect(form.product).toEqual(await getStaffProduct(moderator(), product))
    expect(form.categories).toContainEqual(expect.objectContaining({ id: categoryId }))
    expect(await stockOf(ctx(), product.id)).toEqual({ stock: 12, ledger: 12, movements: 1 })
    const found = await listProducts(ctx(), listProductsInput.parse({ search: name.en }))
    expect(found.items.map(({ id }) => id)).toEqual([product.id])
    const { product: shown } = await getProduct(ctx(), { id: product.slug, language: 'th' })
    expect(shown).toMatchObject({ shelfLife: '12 เดือน', origin: 'เคปทาวน์', maker: 'โขลก' })
    expect(await auditOf(ctx(), product.id)).toMatchObject([{ actorId: ada.id, action: 'product.created' }])
  })

  test('of the same name gets an address of its own', async () => {
    const name = { en: `Twin ${tag()}`, th: 'แฝด' }
    const [first, second] = [await add({ name }), await add({ name })]
    expect(second.slug).toBe(`${first.slug}-2`)
    expect((await add({ name: { en: 'มะขาม', th: 'มะขาม' } })).slug).toMatch(/^product(-\d+)?$/)
  })

  test('is refused where its code or address is taken, its category unknown, or a name is missing', async () => {
    const { sku, slug } = await add()
    const refusal = async (change: Record<string, unknown>) => {
      const made = await createProduct(admin(), createProductInput.parse(newProduct(change)))
      return made.ok || made.reason
    }
    expect(await refusal({ sku })).toBe('sku_taken')
    expect(await refusal({ slug })).toBe('slug_taken')
    expect(await refusal({ categoryId: randomUUID() })).toBe('unknown_category')
    expect(await refusal({ name: { en: 'Only English', th: '' } })).toBe('needs_both_names')
    expect(await refusal({ name: { en: `Draft ${tag()}`, th: '' }, isActive: false })).toBe(true)
  })

  test.each([
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 0 }, 'priceCents'],
    [{ priceCents: 1e12 }, 'priceCents'],
    [{ priceCents: 10.5 }, 'priceCents'],
    [{ netWeightValue: 0 }, 'netWeightValue'],
    [{ spiceLevel: 6 }, 'spiceLevel'],
    [{ taste: { ...SOUR, sour: 6 } }, 'taste.sour'],
    [{ nutrition: { ...LEAN, fat: -1 } }, 'nutrition.fat'],
    [{ nutrition: { ...LEAN, carbohydrate: 10, sugars: 10.5 } }, 'nutrition.sugars'],
    [{ nutrition: { ...LEAN, fat: 1, saturates: 2 } }, 'nutrition.saturates'],
    [{ tint: 'pink' }, 'tint'],
    [{ sku: '=cmd' }, 'sku'],
    [{ slug: 'Not An Address' }, 'slug'],
    [{ slug: randomUUID() }, 'slug'],
    [{ allergens: ['cats'] }, 'allergens.0'],
    [{ name: { en: '', th: 'x' } }, 'name.en'],
    [{ description: { en: 'x'.repeat(4001), th: '' } }, 'description.en'],
    [{ stockQuantity: 5 }, ''],
  ])('with %j is refused at that field', (change, field) => {
    const parsed = createProductInput.safeParse(newProduct(change))
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})

describe('a change', () => {
  test('says how it tastes and what is in it; who leaves both out leaves them as they are', async () => {
    const product = await add()
    expect(product).toMatchObject({ taste: NO_TASTE, nutrition: NO_NUTRITION })
    await updateProduct(admin(), editOf(product, { taste: SOUR, nutrition: LEAN }))
    const saved = await getStaffProduct(admin(), product)
    expect(saved).toMatchObject({ taste: SOUR, nutrition: LEAN })
    const { product: shown } = await getProduct(ctx(), { id: product.id, language: 'en' })
    expect(shown).toMatchObject({ taste: SOUR, nutrition: LEAN })
    const { taste: _taste, nutrition: _nutrition, ...others } = editOf(saved, { sortOrder: 51 })
    expect(await updateProduct(admin(), others)).toEqual({ ok: true, version: 3 })
    expect(await getStaffProduct(admin(), product)).toMatchObject({ taste: SOUR, nutrition: LEAN })
    await expect(
      inTransaction(asShop(ctx()), ({ db }) =>
        db.execute(sql`update products set taste = '{"sour": 9}' where id = ${product.id}`),
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'products_taste' } })
  })

  test('is seen in the shop, with values before and after in the audit', async () => {
    const product = await add()
    const description = { en: 'Smoky. '.repeat(30), th: 'หอมควัน' }
    const saved = await updateProduct(admin(), editOf(product, { priceCents: 9900, description }))
    expect(saved).toEqual({ ok: true, version: 2 })
    const { product: shown } = await getProduct(ctx(), { id: product.id, language: 'en' })
    expect(shown.priceCents).toBe(9900)
    expect(shown.shortDescription.length).toBeLessThanOrEqual(100)
    expect(shown.shortDescription).toMatch(/^Smoky\./)
    const { rows } = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.execute<{ changes: unknown }>(
        sql`select changes from audit_log where subject_id = ${product.id} and action = 'product.changed'`,
      ),
    )
    expect(rows).toEqual([
      {
        changes: {
          priceCents: { before: 8900, after: 9900 },
          description: { before: product.description, after: { ...description, en: description.en.trim() } },
        },
      },
    ])
    const found = await listProducts(ctx(), listProductsInput.parse({ search: 'smoky' }))
    expect(found.items.map(({ id }) => id)).toContain(product.id)
  })

  test.each([
    [9_900, 990],
    [9_900, 99_000],
    [9_900, 14_851],
  ])('of the price from %i to %i is asked about first', async (beforeCents, afterCents) => {
    const product = await add({ priceCents: beforeCents })
    const edit = editOf(product, { priceCents: afterCents })
    expect(await updateProduct(admin(), edit)).toEqual({
      ok: false,
      reason: 'price_jump',
      beforeCents,
      afterCents,
    })
    expect(await getStaffProduct(admin(), product)).toEqual(product)
    expect(await updateProduct(admin(), { ...edit, isSure: true })).toEqual({ ok: true, version: 2 })
    expect((await getStaffProduct(admin(), product)).priceCents).toBe(afterCents)
  })

  test.each([
    ['in the shop', true, 9_900, 8_900],
    ['in the shop', true, 9_900, 4_950],
    ['that is a draft', false, 100, 9_900],
  ])(
    'of the price of a product %s (%s) from %i to %i is saved at once',
    async (_what, isActive, from, to) => {
      const product = await add({ isActive, priceCents: from })
      expect(await updateProduct(admin(), editOf(product, { priceCents: to }))).toMatchObject({ ok: true })
    },
  )

  test('of nothing writes nothing', async () => {
    const product = await add()
    expect(await updateProduct(admin(), editOf(product))).toEqual({ ok: true, version: 1 })
    expect(await auditOf(ctx(), product.id)).toHaveLength(1)
  })

  test('from an older version is refused with what is saved now, and by whom', async () => {
    const product = await add()
    await updateProduct(admin(), editOf(product, { priceCents: 9100 }))
    const late = await updateProductTexts(moderator(), textsOf(product, { label: { en: 'Late', th: 'ช้า' } }))
    const current = await getStaffProduct(admin(), product)
    expect(late).toEqual({ ok: false, reason: 'changed', current, by: 'Ada Owner' })
    expect(current).toMatchObject({ version: 2, priceCents: 9100, label: product.label })
    const again = textsOf({ ...product, version: 2 }, { label: { en: 'Late', th: 'ช้า' } })
    expect(await updateProductTexts(moderator(), again)).toEqual({ ok: true, version: 3 })
  })

  test('of the address: the old one finds the product, until another takes it', async () => {
    const product = await add()
    const slug = `moved-${tag()}`
    expect(await updateProduct(admin(), editOf(product, { slug }))).toMatchObject({ ok: true })
    const found = await getProduct(ctx(), { id: product.slug, language: 'en' })
    expect(found.product).toMatchObject({ id: product.id, slug })
    const back = await updateProduct(admin(), editOf({ ...product, version: 2 }))
    expect(back).toMatchObject({ ok: true })
    expect((await getProduct(ctx(), { id: slug, language: 'en' })).product.slug).toBe(product.slug)
  })

  test('of one language puts the other behind; a moderator says that it is still right', async () => {
    const product = await add()
    await updateProductTexts(moderator(), textsOf(product, { usage: { en: 'Fry gently', th: 'คำ' } }))
    const behind = await getStaffProduct(moderator(), product)
    expect(behind.staleTexts).toEqual(['usage.th'])
    const listed = (input: object) =>
      listStaffProducts(moderator(), listStaffProductsInput.parse({ search: product.sku, ...input }))
    expect((await listed({ texts: 'untranslated' })).items).toMatchObject([
      { id: product.id, stale: 1, missing: 0 },
    ])
    await updateProductTexts(moderator(), textsOf(behind, { confirmed: ['usage.th'] }))
    expect((await getStaffProduct(moderator(), product)).staleTexts).toEqual([])
    expect((await listed({ texts: 'untranslated' })).items).toEqual([])
  })

  test('that takes the Thai name from a product that is sold is refused', async () => {
    const product = await add()
    const unnamed = textsOf(product, { name: { en: product.name.en, th: '' } })
    expect(await updateProductTexts(moderator(), unnamed)).toEqual({ ok: false, reason: 'needs_both_names' })
  })

  test('a text that is missing is shown in the other language', async () => {
    const product = await add({ usage: { en: 'Fry.', th: '' }, ingredients: { en: ['salt'], th: [] } })
    expect(product.missingTexts).toEqual(['usage.th', 'ingredients.th'])
    const { product: thai } = await getProduct(ctx(), { id: product.id, language: 'th' })
    expect(thai).toMatchObject({ usage: 'Fry.', ingredients: ['salt'] })
  })
})

describe('deleting', () => {
  test('a product that nobody ordered is gone, with its first stock', async () => {
    const product = await add({ initialStock: 3 })
    expect(await deleteProduct(admin(), product)).toEqual({ ok: true })
    await expect(getStaffProduct(admin(), product)).rejects.toMatchObject({ key: 'product_not_found' })
    expect(await stockOf(ctx(), product.id)).toEqual({ stock: -1, ledger: 0, movements: 0 })
    await expect(deleteProduct(admin(), product)).rejects.toMatchObject({ key: 'product_not_found' })
  })

  test('a product that was ordered is refused, and stays whole', async () => {
    const product = await add({ initialStock: 3 })
    await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
    const before = await getStaffProduct(admin(), product)
    expect(await deleteProduct(admin(), product)).toEqual({ ok: false, reason: 'was_used' })
    expect(await getStaffProduct(admin(), product)).toEqual(before)
    expect((await stockOf(ctx(), product.id)).movements).toBe(2)
  })
})

describe('the list', () => {
  const list = (input: object): Promise<StaffProductList> =>
    listStaffProducts(moderator(), listStaffProductsInput.parse(input))

  test.each(['order', 'name', 'price', 'newest'])(
    'sorted by %s: every product once, there and back',
    async (sort) => {
      await addProducts(
        ctx(),
        Array.from({ length: 60 }, (_, i) => ({
          sortOrder: i % 3,
          priceCents: 100 + (i % 4),
          isActive: i % 2 === 0,
        })),
      )
      // Sizes are listed with their product.
      const isMain = isNull(products.sizeOf)
      const all = await inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(products, isMain))
      const pages: string[][] = []
      let page = await list({ sort })
      expect(page.previous).toBeNull()
      for (;;) {
        pages.push(page.items.map(({ id }) => id))
        if (!page.next) break
        page = await list({ sort, after: `${page.next.id}~${page.next.value}` })
      }
      expect(new Set(pages.flat()).size).toBe(all)
      expect(pages.flat()).toHaveLength(all)
      for (const expected of pages.toReversed().slice(1)) {
        if (!page.previous) throw new Error('there is a page before')
        page = await list({ sort, before: `${page.previous.id}~${page.previous.value}` })
        expect(page.items.map(({ id }) => id)).toEqual(expected)
      }
      expect(page.previous).toBeNull()
    },
  )

  test('finds drafts by the shop’s own search, by code, and by filters', async () => {
    const word = `kaprao${tag()}`
    const draft = await add({
      name: { en: word, th: '' },
      isActive: false,
      isFeatured: true,
      initialStock: 2,
    })
    const ids = async (input: object) => (await list(input)).items.map(({ id }) => id)
    expect(await ids({ search: word })).toEqual([draft.id])
    expect(await ids({ search: draft.sku.toLowerCase() })).toContain(draft.id)
    for (const state of ['draft', 'featured', 'low'])
      expect(await ids({ search: word, state })).toEqual([draft.id])
    expect(await ids({ search: word, state: 'active' })).toEqual([])
    expect(await ids({ search: word, texts: 'untranslated' })).toEqual([draft.id])
    expect(await ids({ search: word, category: categoryId })).toEqual([draft.id])
    expect(await ids({ search: word, category: randomUUID() })).toEqual([])
    expect(await ids({ search: '%%%' })).toEqual([])
  })

  test.each([
    { after: 'x' },
    { after: `${randomUUID()}~x` },
    { sort: 'newest', before: `${randomUUID()}~yesterday` },
    { sort: 'price', before: `${randomUUID()}~99999999999999` },
  ])('refuses a cursor that is none: %j', (input) => {
    expect(listStaffProductsInput.safeParse(input).success).toBe(false)
  })
})

test('a product made as before, in bulk, can be edited', async () => {
  const { id } = await addProduct(ctx())
  const product = await getStaffProduct(admin(), { id })
  expect(await updateProduct(admin(), editOf(product, { isFeatured: true }))).toEqual({
    ok: true,
    version: 2,
  })
})
