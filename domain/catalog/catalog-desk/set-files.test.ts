import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { asShop } from '#domain/kernel/context.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getSetForm } from '../sets/index.ts'
import {
  applyImport,
  applyImportRows,
  checkImport,
  createSize,
  exportProducts,
  getImport,
  getStaffProduct,
  listStaffProducts,
} from './index.ts'
import { createSizeInput, type ImportView, listStaffProductsInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const newSku = () => `F-${randomBytes(4).toString('hex').toUpperCase()}`

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
async function check(lines: string[]): Promise<ImportView> {
  const result = await checkImport(admin(), { fileName: 'sets.csv', chunks: pieces(lines.join('\n')) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return getImport(admin(), { id: result.id, after: 0 })
}
async function apply({ id }: ImportView): Promise<ImportView> {
  expect(await applyImport(admin(), { id })).toEqual({ ok: true })
  await applyImportRows(asShop(ctx()), { importId: id })
  return getImport(admin(), { id, after: 0 })
}
async function exported(search?: string): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await exportProducts(admin(), { search })) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
async function addSku(overrides = {}): Promise<{ id: string; sku: string }> {
  const { id } = await addProduct(ctx(), overrides)
  return { id, sku: (await getStaffProduct(admin(), { id })).sku }
}
const partsOf = async (id: string) =>
  (await getSetForm(admin(), { productId: id, language: 'en' })).parts.map(({ sku, quantity }) => [
    sku,
    quantity,
  ])
const addSizeOf = (id: string, sku: string) =>
  createSize(
    admin(),
    createSizeInput.parse({ id, sku, priceCents: 100, netWeightValue: 900, isActive: true }),
  )

const HEAD = 'sku,size_of,parts,name_en,name_th,price,category,net_weight,unit,colour,opening_stock,active'

test('a file adds a set of a product, a size and what the shop has, and changes what it is made of', async () => {
  const [jar, size, box] = [newSku(), newSku(), newSku()]
  const old = await addSku({ allergens: ['fish'], spiceLevel: 5 })
  const shown = await check([
    HEAD,
    `${jar},,,Jar ${jar},กระปุก,99,curry-pastes,200,g,red,3,yes`,
    `${size},${jar},,,,299,,1000,,,2,yes`,
    `${box},,${size} X 1; ${old.sku} x 2 ;${jar},Box ${box},กล่อง,399,curry-pastes,,,red,,yes`,
  ])
  expect(shown.rows.map(({ verdict, errors }) => [verdict, errors])).toEqual([
    ['new', {}],
    ['new', {}],
    ['new', {}],
  ])
  expect((await apply(shown)).counts).toEqual({ done: 3, unchanged: 0 })
  const file = await exported()
  expect(file).toContain(`${size} x 1; ${old.sku} x 2; ${jar} x 1`)
  // All of the shop, with its sets and sizes, as it is.
  const again = await check([file])
  expect([again.rows, again.counts.unchanged > 3]).toEqual([[], true])

  const list = await listStaffProducts(admin(), listStaffProductsInput.parse({ search: box }))
  const id = list.items[0]?.id ?? ''
  expect(await getStaffProduct(admin(), { id })).toMatchObject({
    isSet: true,
    netWeightValue: 1600,
    spiceLevel: null,
    stockQuantity: 2,
  })
  // Its weight and allergens are those of its parts, whatever stands there.
  const changed = await check(['sku,parts,net_weight,contains,price', `${box},${old.sku} × 1,7,milk,390`])
  expect(changed.rows.map(({ changes }) => changes)).toEqual([
    {
      priceCents: { before: 39_900, after: 39_000 },
      parts: { before: [`1 × ${size}`, `2 × ${old.sku}`, `1 × ${jar}`], after: [`1 × ${old.sku}`] },
    },
  ])
  await apply(changed)
  expect(await partsOf(id)).toEqual([[old.sku, 1]])
  expect(await getStaffProduct(admin(), { id })).toMatchObject({
    priceCents: 39_000,
    netWeightValue: 200,
    spiceLevel: 5,
    allergens: ['fish'],
  })
})

test('says of each row what is wrong with its parts', async () => {
  const part = await addSku()
  const [stocked, sized, size] = [await addSku(), await addSku({ initialStock: 0 }), newSku()]
  await addSizeOf(sized.id, size)
  const inner = await addSet(ctx(), [{ product: await addProduct(ctx()), quantity: 1 }])
  const { sku: set } = await getStaffProduct(admin(), { id: inner.id })
  const owned = await addSku({ initialStock: 0 })
  await addSet(ctx(), [{ product: { ...owned, slug: '', priceCents: 0 }, quantity: 1 }])
  const fresh = (sku: string, parts: string, stock = '') =>
    `${sku},,${parts},N ${sku},ใหม่,9,curry-pastes,,,red,${stock},no`
  const [itself, box] = [newSku(), newSku()]
  const shown = await check([
    HEAD,
    fresh(newSku(), `${part.sku} x 1; NOT-THERE x 1`),
    fresh(newSku(), `${set} x 1`),
    fresh(itself, `${itself} x 1`),
    fresh(newSku(), `${part.sku} x 0`),
    fresh(newSku(), `${part.sku} x 50; ${part.sku} x 50`),
    fresh(newSku(), `${part.sku} times 2`),
    fresh(newSku(), `${part.sku} x 1`, '4'),
    fresh(box, `${part.sku} x 1`),
    fresh(newSku(), `${box} x 1`),
    `${newSku()},${box},,,,10,,500,g,,0,no`,
    `${newSku()},${part.sku},${part.sku} x 1,,,10,,500,g,,0,no`,
  ])
  const more = await check([
    'sku,parts',
    `${stocked.sku},${part.sku}`,
    `${sized.sku},${part.sku}`,
    `${size},${part.sku}`,
    `${owned.sku},${part.sku}`,
    `${set},`,
  ])
  expect([...shown.rows, ...more.rows].map(({ errors }) => Object.entries(errors).flat())).toEqual([
    ['parts', 'unknown_part'],
    ['parts', 'part_is_set'],
    ['parts', 'part_is_set'],
    ['parts', 'parts_form'],
    ['parts', 'parts_form'],
    ['parts', 'parts_form'],
    ['opening_stock', 'stock_of_parts'],
    [],
    ['parts', 'part_is_set'],
    ['size_of', 'is_set'],
    ['parts', 'is_size'],
    ['parts', 'was_stocked'],
    ['parts', 'has_sizes'],
    ['parts', 'is_size'],
    ['parts', 'is_part'],
    ['parts', 'set_stays'],
  ])
})

test('a row whose part became a set meanwhile does nothing, its other changes neither', async () => {
  const [part, box] = [await addSku({ initialStock: 0 }), await addSku({ initialStock: 0, priceCents: 900 })]
  const shown = await check(['sku,parts,price', `${box.sku},${part.sku} x 2,8`])
  await apply(await check(['sku,parts', `${part.sku},${(await addSku()).sku}`]))
  const done = await apply(shown)
  expect(done.rows).toMatchObject([{ verdict: 'outdated', errors: { parts: 'part_is_set' } }])
  expect(await getStaffProduct(admin(), box)).toMatchObject({ isSet: false, priceCents: 900 })
})
