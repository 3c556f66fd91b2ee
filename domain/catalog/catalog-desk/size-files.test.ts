import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { asShop } from '#domain/kernel/context.ts'
import { useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { getProduct } from '../catalog/index.ts'
import { applyImport, applyImportRows, checkImport, getImport } from './index.ts'
import type { ImportView } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
const newSku = () => `F-${randomBytes(4).toString('hex').toUpperCase()}`

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}
async function check(text: string): Promise<ImportView> {
  const result = await checkImport(admin(), { fileName: 'sizes.csv', chunks: pieces(text) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return getImport(admin(), { id: result.id, after: 0 })
}
async function apply({ id }: ImportView): Promise<ImportView> {
  expect(await applyImport(admin(), { id })).toEqual({ ok: true })
  await applyImportRows(asShop(ctx()), { importId: id })
  return getImport(admin(), { id, after: 0 })
}

test('a file adds a product with its sizes, and changes of a size what it has of its own', async () => {
  const [main, large, orphan, twin] = [newSku(), newSku(), newSku(), newSku()]
  const head =
    'sku,size_of,name_en,name_th,price,category,net_weight,unit,colour,barcode,opening_stock,active'
  const product = `${main},,Pea ${main},ถั่ว,99,curry-pastes,200,g,red,,3,yes`
  const shown = await check(
    [
      head,
      product,
      // Its name and category are those of its product, whatever stands there.
      `${large},${main},Another name,,399,nowhere,1000,ml,,2000000000015,4,yes`,
      `${orphan},${newSku()},,,10,,500,g,,,0,no`,
      `${newSku()},${large},,,10,,500,g,,,0,no`,
      `${newSku()},${main},,,10,,500,g,,2000000000016,0,no`,
      `${twin},${main},,,10,,1000,g,,,0,no`,
    ].join('\n'),
  )
  expect(shown.rows.map(({ verdict, errors }) => [verdict, errors])).toEqual([
    ['new', {}],
    ['new', {}],
    ['wrong', { size_of: 'unknown_product' }],
    ['wrong', { size_of: 'unknown_product' }],
    ['wrong', { barcode: 'invalid' }],
    ['new', {}],
  ])
  const done = await apply(shown)
  expect(done.rows.find(({ sku }) => sku === twin)).toMatchObject({
    verdict: 'outdated',
    errors: { net_weight: 'size_taken' },
  })
  const { product: sold } = await getProduct(ctx(), { id: `pea-${main.toLowerCase()}`, language: 'en' })
  expect(sold.sizes).toMatchObject([
    { sku: main, netWeight: { value: 200, unit: 'g' } },
    { sku: large, name: `Pea ${main}, 1 kg`, barcode: '2000000000015', priceCents: 39_900 },
  ])

  const changed = await check(`sku,price,size_of\n${large},350,${main}\n${main},95,${large}`)
  expect(changed.rows.map(({ verdict, errors, changes }) => [verdict, errors, changes])).toEqual([
    ['changed', {}, { priceCents: { before: 39_900, after: 35_000 } }],
    ['wrong', { size_of: 'fixed' }, {}],
  ])
  await apply(changed)
  expect((await getProduct(ctx(), { id: sold.id, language: 'en' })).product.sizes[1]?.priceCents).toBe(35_000)
})
