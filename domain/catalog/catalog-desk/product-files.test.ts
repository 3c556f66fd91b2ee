import { randomBytes } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { jobs, productImports, products } from '#database/schema/index.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { addProduct, addProducts } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { getProduct } from '../catalog/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import {
  applyImport,
  applyImportRows,
  checkImport,
  exportProducts,
  getImport,
  getStaffProduct,
  listImports,
  updateProduct,
} from './index.ts'
import {
  type ApplyImportInput,
  type ImportView,
  type ProductFilterInput,
  updateProductInput,
} from './schemas.ts'
import type { StaffProduct } from './views.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
const newSku = () => `F-${randomBytes(4).toString('hex').toUpperCase()}`

async function* pieces(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
}
async function exported(filter: ProductFilterInput = {}): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await exportProducts(admin(), filter)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
const view = (id: string) => getImport(admin(), { id, after: 0 })
async function check(text: string): Promise<ImportView> {
  const result = await checkImport(admin(), { fileName: 'products.csv', chunks: pieces(text) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return view(result.id)
}
async function apply({ id }: ImportView, wanted: Partial<ApplyImportInput> = {}): Promise<ImportView> {
  expect(await applyImport(admin(), { id, ...wanted })).toEqual({ ok: true })
  await applyImportRows(asShop(ctx()), { importId: id })
  return view(id)
}
const productCount = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(products))
const only = (product: StaffProduct) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => name in updateProductInput.shape))

test.each(BELOW_ADMIN)(
  'checkImport, applyImport and getImport refuses a stranger, and moderators: $role',
  async (actor) => {
    const { id } = await check('sku\n')
    const as = { ...ctx(), actor }
    const forbidden = { code: 'forbidden' }
    await expect(checkImport(as, { fileName: 'x', chunks: pieces('sku\n') })).rejects.toMatchObject(forbidden)
    await expect(applyImport(as, { id })).rejects.toMatchObject(forbidden)
    await expect(getImport(as, { id, after: 0 })).rejects.toMatchObject(forbidden)
    await expect(listImports(as)).rejects.toMatchObject(forbidden)
    await expect(applyImportRows(as, { importId: id })).rejects.toMatchObject(forbidden)
    if (actor.role !== 'staff') await expect(exportProducts(as, {})).rejects.toMatchObject(forbidden)
  },
)

test('what was exported changes nothing when it is imported, as it is or as Excel saves it', async () => {
  const odd = { en: "=cmd|' /C calc'!A0", th: '- "ถาม", แล้ว; ตอบ' }
  await addProduct(ctx(), {
    priceCents: 199,
    label: odd,
    description: { en: 'First line.\nSecond; "quoted", line.', th: 'บรรทัดแรก\nบรรทัดสอง' },
    ingredients: { en: ['chilli (dried, red)', 'salt'], th: ['พริก', 'เกลือ'] },
  })
  const file = await exported()
  const rows = await productCount()
  expect((await check(file)).counts).toEqual({ unchanged: rows })
  expect((await check(asExcelSaves(file))).counts).toEqual({ unchanged: rows })
  expect(asExcelSaves(file)).toContain(';1,99;')
})

/** Opened and saved where the comma is the decimal mark: other separators, and amounts without the zeros at their end. */
function asExcelSaves(file: string): string {
  const rows: string[][] = parse(file, { bom: true })
  const price = rows[0]?.indexOf('price') ?? -1
  const cells = rows.map((row, i) =>
    row.map((cell, column) => (i > 0 && column === price ? String(Number(cell)).replace('.', ',') : cell)),
  )
  return `\ufeff${stringify(cells, { delimiter: ';', record_delimiter: '\r\n', quoted_match: '\n' })}`
}

test('an empty cell says nothing of allergens and heat; that there are none has to be written', async () => {
  const [none, unanswered] = [
    await addProduct(ctx()),
    await addProduct(ctx(), { allergens: null, spiceLevel: null }),
  ]
  const cellsOf = async (id: string) => {
    const { sku } = await getStaffProduct(admin(), { id })
    const [row]: Record<string, string>[] = parse(await exported({ search: sku }), {
      bom: true,
      columns: true,
    })
    return [row?.['contains'], row?.['spice']]
  }
  expect(await cellsOf(none.id)).toEqual(['none', '3'])
  expect(await cellsOf(unanswered.id)).toEqual(['', ''])

  const [silent, checked, both] = [newSku(), newSku(), newSku()]
  const row = (sku: string, contains: string) => `${sku};N${sku};ใหม่;9;curry-pastes;150;g;red;${contains}`
  const shown = await check(
    [
      'sku;name_en;name_th;price;category;net_weight;unit;colour;contains',
      row(silent, ''),
      row(checked, 'None'),
      row(both, 'none, fish'),
    ].join('\n'),
  )
  expect(shown.rows.map(({ verdict, errors }) => [verdict, errors])).toEqual([
    ['new', {}],
    ['new', {}],
    ['wrong', { contains: 'unknown_value' }],
  ])
  await apply(shown)
  const { allergens, spiceLevel } = products
  const answersOf = (sku: string) =>
    inTransaction(asShop(ctx()), ({ db }) =>
      db.select({ allergens, spiceLevel }).from(products).where(eq(products.sku, sku)),
    )
  expect(await answersOf(silent)).toEqual([{ allergens: null, spiceLevel: null }])
  expect(await answersOf(checked)).toEqual([{ allergens: [], spiceLevel: null }])
})

test('taste and nutrition are columns; an empty cell is what nobody has said, a comma may be the point', async () => {
  const product = await addProduct(ctx())
  const { sku } = await getStaffProduct(admin(), product)
  const header = 'sku;sour;sweet;energy_kj;fat_g;saturates_g;serving'
  const shown = await check(`${header}\n${sku};4;0;340;1,6;0.3;12,5`)
  expect(shown.rows).toMatchObject([{ verdict: 'changed', errors: {} }])
  await apply(shown)
  const taste = { sour: 4, salty: null, sweet: 0, aromatic: null }
  expect(await getStaffProduct(admin(), product)).toMatchObject({
    taste,
    nutrition: { energy: 340, protein: null, fat: 1.6, saturates: 0.3, serving: 12.5 },
  })
  const wrong = await check(`${header}\n${sku};6;x;-1;1;2;0`)
  expect(wrong.rows.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([
    ['energy_kj', 'saturates_g', 'serving', 'sour', 'sweet'],
  ])
  await apply(await check(`sku;sour\n${sku};`))
  expect(await getStaffProduct(admin(), product)).toMatchObject({ taste: { ...taste, sour: null } })
})

test('a file has the products of the list that it is exported from', async () => {
  const [draft, other] = await addProducts(ctx(), [{ isActive: false }, {}])
  const { sku } = await getStaffProduct(admin(), { id: draft?.id ?? '' })
  const { sku: otherSku } = await getStaffProduct(admin(), { id: other?.id ?? '' })
  for (const filter of [{ state: 'draft' }, { search: sku }] as const) {
    const file = await exported(filter)
    expect([file.includes(sku), file.includes(otherSku)]).toEqual([true, false])
  }
})

test('each row says what it would do, nothing is done before it is applied, and then exactly that', async () => {
  const product = await addProduct(ctx())
  const before = await getStaffProduct(admin(), product)
  const [fresh, bad] = [newSku(), newSku()]
  const file = [
    'sku;name_en;name_th;price;category;net_weight;unit;colour;active;opening_stock',
    `${before.sku};${before.name.en};${before.name.th};123,45;curry-pastes;200;g;green;yes;`,
    `${fresh};'=New ${fresh};ใหม่;99.90;curry-pastes;150;ml;red;yes;7`,
    `${bad};Bad;เสีย;-1;nowhere;0;kg;pink;maybe;x`,
    `${fresh};Again;อีกครั้ง;1;curry-pastes;1;g;red;no;`,
    `${before.sku};x`,
  ].join('\r\n')
  const shown = await check(`\ufeff${file}`)
  expect(shown.counts).toEqual({ changed: 1, new: 1, wrong: 3, unchanged: 0 })
  expect(shown.rows).toMatchObject([
    {
      row: 2,
      verdict: 'changed',
      changes: {
        priceCents: { before: before.priceCents, after: 12_345 },
        tint: { before: 'red', after: 'green' },
      },
    },
    { row: 3, verdict: 'new' },
    {
      row: 4,
      verdict: 'wrong',
      errors: {
        price: 'out_of_range',
        category: 'unknown_category',
        net_weight: 'out_of_range',
        unit: 'unknown_value',
        colour: 'unknown_value',
        active: 'unknown_value',
      },
    },
    { row: 5, verdict: 'wrong', errors: { sku: 'doubled' } },
    { row: 6, verdict: 'wrong', errors: { row: 'row_length' } },
  ])
  expect(await getStaffProduct(admin(), product)).toEqual(before)

  const done = await apply(shown)
  expect(done.counts).toEqual({ done: 2, wrong: 3, unchanged: 0 })
  expect(done.state).toBe('finished')
  expect(await getStaffProduct(admin(), product)).toMatchObject({
    priceCents: 12_345,
    tint: 'green',
    version: 2,
    label: before.label,
  })
  const { product: added } = await getProduct(ctx(), { id: `new-${fresh.toLowerCase()}`, language: 'en' })
  expect(added).toMatchObject({
    sku: fresh,
    name: `=New ${fresh}`,
    priceCents: 9990,
    stock: { state: 'in_stock' },
  })
  expect((await auditOf(ctx(), product.id)).map(({ action }) => action)).toContain('product.changed')
  expect(await applyImport(admin(), shown)).toEqual({ ok: false, reason: 'started' })
})

test('a product that was changed after the file was read keeps that change, and its row says so', async () => {
  const price = { priceCents: 1_000 }
  const [first, second] = [await addProduct(ctx(), price), await addProduct(ctx(), price)]
  const [one, two] = [await getStaffProduct(admin(), first), await getStaffProduct(admin(), second)]
  const shown = await check(`sku,price\n${one.sku},11.00\n${two.sku},12.00\n`)
  const edit = updateProductInput.parse({ ...only(one), priceCents: 1_300 })
  expect(await updateProduct(admin(), edit)).toMatchObject({ ok: true })
  const done = await apply(shown)
  expect(done.counts).toEqual({ done: 1, outdated: 1, unchanged: 0 })
  expect(done.rows[0]).toMatchObject({ sku: one.sku, verdict: 'outdated', errors: { row: 'changed' } })
  expect((await getStaffProduct(admin(), first)).priceCents).toBe(1_300)
  expect((await getStaffProduct(admin(), second)).priceCents).toBe(1_200)
})

test('prices in the shop that change by more than half are marked, and applied by those who are sure', async () => {
  const [slip, sale, draft] = await addProducts(ctx(), [
    { priceCents: 9_900 },
    { priceCents: 9_900 },
    { priceCents: 100, isActive: false },
  ])
  const skuOf = async (product = slip) => (await getStaffProduct(admin(), { id: product?.id ?? '' })).sku
  const priceOf = async (product = slip) =>
    (await getStaffProduct(admin(), { id: product?.id ?? '' })).priceCents
  const fresh = newSku()
  const shown = await check(
    [
      'sku;name_en;name_th;price;category;net_weight;unit;colour',
      `${await skuOf()};Slip;พลาด;9,90;curry-pastes;150;g;red`,
      `${await skuOf(sale)};Sale;ลด;89,00;curry-pastes;150;g;red`,
      `${await skuOf(draft)};Draft;ร่าง;99,00;curry-pastes;150;g;red`,
      `${fresh};New;ใหม่;99,00;curry-pastes;150;g;red`,
    ].join('\n'),
  )
  expect(shown.rows.map(({ verdict, isPriceJump }) => [verdict, isPriceJump])).toEqual([
    ['changed', true],
    ['changed', false],
    ['changed', false],
    ['new', false],
  ])
  expect(shown.priceJumps).toBe(1)
  expect((await getImport(admin(), { id: shown.id, after: 0, jumps: 'yes' })).rows).toEqual([shown.rows[0]])
  expect(await applyImport(admin(), shown)).toEqual({ ok: false, reason: 'price_jump', rows: 1 })
  expect((await view(shown.id)).state).toBe('checked')
  expect((await apply(shown, { isSure: true })).counts).toEqual({ done: 4, unchanged: 0 })
  expect([await priceOf(), await priceOf(sale), await priceOf(draft)]).toEqual([990, 8_900, 9_900])
})

describe('a row whose product was changed after the file was exported', () => {
  async function exportedAndEdited() {
    const product = await addProduct(ctx(), { priceCents: 9_900 })
    const before = await getStaffProduct(admin(), product)
    const [header, ...rows]: string[][] = parse(await exported({ search: before.sku }), { bom: true })
    const label = { en: 'Edited meanwhile', th: 'แก้ไปแล้ว' }
    await updateProduct(admin(), updateProductInput.parse({ ...only(before), label }))
    return { product, sku: before.sku, label, file: stringify([header, ...rows]) }
  }

  test('is marked, and applied only where that is wanted', async () => {
    const { product, label, file } = await exportedAndEdited()
    const shown = await check(file)
    expect(shown.counts).toEqual({ older: 1, unchanged: 0 })
    expect(shown.rows).toMatchObject([
      { verdict: 'older', errors: { version: 'older' }, changes: { label: { before: label } } },
    ])
    expect((await apply(shown)).counts).toEqual({ older: 1, unchanged: 0 })
    expect(await getStaffProduct(admin(), product)).toMatchObject({ label, version: 2 })
    const again = await check(file)
    const done = await apply(again, { withOlder: true })
    expect(done).toMatchObject({ counts: { done: 1 }, rows: [{ errors: {} }] })
    expect((await getStaffProduct(admin(), product)).label).not.toEqual(label)
  })

  test('asks about its price only where it is to be applied', async () => {
    const { sku, product } = await exportedAndEdited()
    const shown = await check(`sku,version,price\n${sku},1,9.90\n`)
    expect(await applyImport(admin(), { id: shown.id, withOlder: true })).toMatchObject({
      reason: 'price_jump',
    })
    expect((await view(shown.id)).counts).toEqual({ older: 1, unchanged: 0 })
    await apply(shown, { withOlder: true, isSure: true })
    expect((await getStaffProduct(admin(), product)).priceCents).toBe(990)
  })

  test.each([
    ['2', 'changed', {}],
    ['', 'changed', {}],
    ['two', 'wrong', { version: 'not_a_whole_number' }],
  ])('is known by its version: %j is %s', async (version, verdict, errors) => {
    const { sku } = await exportedAndEdited()
    const shown = await check(`sku,version,price\n${sku},${version},98.00\n`)
    expect(shown.rows).toMatchObject([{ verdict, errors }])
  })
})

describe('a file that cannot be read leaves nothing behind', () => {
  test.each([
    [
      'wrong columns',
      'sku,cost,sku\n',
      { reason: 'columns', missing: [], unknown: ['cost'], doubled: ['sku'] },
    ],
    ['an open quote at its end', `sku,price\n${'X,1\n'.repeat(600)}"Y,2\n`, { reason: 'quotes', row: 602 }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), { reason: 'not_text' }],
  ])('%s', async (_what, text, problem) => {
    const stored = () => inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(productImports))
    const before = await stored()
    const refused = await checkImport(admin(), { fileName: 'x.csv', chunks: pieces(text) })
    expect(refused).toEqual({ ok: false, reason: 'unreadable', problem })
    expect(await stored()).toBe(before)
  })
})

test('a file of 50,000 rows is read, and its unchanged rows are counted, not kept', async () => {
  const [product] = await addProducts(ctx(), [{}])
  const { sku } = await getStaffProduct(admin(), { id: product?.id ?? '' })
  const rows = Array.from({ length: 49_999 }, () => `${sku},`).join('\n')
  const result = await checkImport(admin(), {
    fileName: 'x',
    chunks: pieces(`sku,opening_stock\n${sku},\n${rows}\n`),
  })
  if (!result.ok) throw new Error('it was refused')
  const { counts, previous, next, rows: first } = await view(result.id)
  expect(counts).toEqual({ unchanged: 1, wrong: 49_999 })
  expect([previous, next]).toEqual([null, first.at(-1)?.row])
  const second = await getImport(admin(), { id: result.id, after: next ?? 0 })
  expect(second.previous).toBe(second.rows[0]?.row)
  const back = await getImport(admin(), { id: result.id, after: 0, before: second.previous ?? 0 })
  expect(back).toMatchObject({ previous: null, next, rows: first })
})

test('a file whose reading was cut off says so, and is not applied', async () => {
  const [file] = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .insert(productImports)
      .values({ createdBy: ada.id, fileName: 'cut off.csv', createdAt: new Date() })
      .returning({ id: productImports.id }),
  )
  const id = file?.id ?? ''
  expect((await view(id)).state).toBe('unread')
  expect(await applyImport(admin(), { id })).toEqual({ ok: false, reason: 'unread' })
  expect(await listImports(admin())).toContainEqual(expect.objectContaining({ id, state: 'unread' }))
})

describe('an import that ends in its middle', () => {
  const ROWS = 120
  const newFile = () => {
    const skus = Array.from({ length: ROWS }, newSku)
    const rows = skus.map((sku, i) => `${sku};Row ${i};แถว;9,90;curry-pastes;150;g;red`)
    return { skus, text: `sku;name_en;name_th;price;category;net_weight;unit;colour\n${rows.join('\n')}\n` }
  }
  /** The shop until it dies, after so many looks at the clock: each batch has one. */
  function dyingAfter(looks: number) {
    const dying = { ...ctx(), now: () => (looks-- > 0 ? new Date() : fail()) }
    return asShop(dying)
  }
  const fail = (): never => {
    throw new Error('the process ended')
  }
  const stored = (skus: string[]) =>
    inTransaction(asShop(ctx()), ({ db }) =>
      db.$count(products, sql`${products.sku} = any(${sql.param(skus)}::text[])`),
    )

  test('has done whole rows, goes on where it was, and does each once', async () => {
    const { skus, text } = newFile()
    const shown = await check(text)
    expect(await applyImport(admin(), shown)).toEqual({ ok: true })
    await expect(applyImportRows(dyingAfter(1), { importId: shown.id })).rejects.toThrow('the process ended')
    const half = await view(shown.id)
    expect(half.state).toBe('running')
    expect(half.counts.done).toBeGreaterThan(0)
    expect(half.counts.done).toBeLessThan(ROWS)
    expect(await stored(skus)).toBe(half.counts.done)
    await applyImportRows(asShop(ctx()), { importId: shown.id })
    expect(await view(shown.id)).toMatchObject({ state: 'finished', counts: { done: ROWS, unchanged: 0 } })
    expect(await stored(skus)).toBe(ROWS)
  })

  test('and was given up says that it stopped, and is gone on with', async () => {
    const shown = await check(newFile().text)
    expect(await applyImport(admin(), shown)).toEqual({ ok: true })
    expect(await applyImport(admin(), shown)).toEqual({ ok: false, reason: 'started' })
    await inTransaction(asShop(ctx()), ({ db }) =>
      db
        .update(jobs)
        .set({ failedAt: sql`now()` })
        .where(eq(jobs.key, `apply-import ${shown.id}`)),
    )
    expect((await view(shown.id)).state).toBe('stopped')
    expect(await apply(shown)).toMatchObject({ state: 'finished', counts: { done: ROWS } })
    expect(await applyImport(admin(), shown)).toEqual({ ok: false, reason: 'started' })
  })
})

test.each([
  ['keep_cold', 'keepCold'],
  ['not_food', 'notFood'],
] as const)('%s is a column; what is neither yes nor no is refused', async (column, field) => {
  const { id } = await addProduct(ctx())
  const { sku } = await getStaffProduct(admin(), { id })
  const cellOf = async () => {
    const rows: Record<string, string>[] = parse(await exported({ search: sku }), {
      bom: true,
      columns: true,
    })
    return rows[0]?.[column]
  }
  expect(await cellOf()).toBe('no')
  const wrong = await check(`sku;${column};active\n${sku};perhaps;yes\n`)
  expect(wrong.rows).toMatchObject([{ verdict: 'wrong', errors: { [column]: 'unknown_value' } }])
  const right = await check(`sku;${column};active\n${sku};ใช่;yes\n`)
  expect(right.rows).toMatchObject([{ changes: { [field]: { before: false, after: true } } }])
  await apply(right)
  expect(await getStaffProduct(admin(), { id })).toMatchObject({ [field]: true })
  expect(await cellOf()).toBe('yes')
  // A file without the column leaves it as it is.
  expect((await check(`sku;price;active\n${sku};99;yes\n`)).counts).toEqual({ unchanged: 1 })
})
