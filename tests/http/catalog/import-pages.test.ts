import { beforeAll, expect, test } from 'vitest'
import { applyImportRows, getStaffProduct } from '#domain/catalog/catalog-desk/index.ts'
import { asShop } from '#domain/kernel/context.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* A file of products on its way through the office, as a browser without scripts sends it. */

const shop = useTestDatabase()
let app: TestApp
let cookie = ''
let ada: TestPerson
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
  cookie = await cookieOf(testCtx(shop()), ada)
})

const PAGE = '/admin/products/import'
const get = async (path: string) => pageOf(await app.fetch(path, { headers: { cookie } }))
/** True if a page loads itself again where scripts do not run. */
const reloads = async (path: string) =>
  /<noscript><meta http-equiv="refresh"/.test(await (await app.fetch(path, { headers: { cookie } })).text())

async function upload(text: string, name = 'สินค้า.csv'): Promise<Response> {
  const form = new FormData()
  form.append('intent', 'import')
  if (text) form.append('file', new File([text], name))
  return app.fetch(PAGE, { method: 'POST', body: form, headers: { cookie } })
}

test('a file is checked, shown row by row in words, applied, and shown as applied', async () => {
  const { slug } = await addProduct(testCtx(shop()), { priceCents: 8_200 })
  const { product } = (await (await app.fetch(`/api/products/${slug}`)).json()) as {
    product: { sku: string }
  }
  const { sku } = product
  const sent = await upload(`sku;price;vat;active\n${sku};95,5;standard;yes\nNONE-1;1;none;maybe\n`)
  expect(sent.status).toBe(303)
  const path = sent.headers.get('location') ?? ''

  const page = await get(path)
  for (const said of [
    'สินค้า.csv',
    en.imports.states.checked,
    `${en.products.priceCents}: R82.00 → R95.50`,
    `${en.products.vatClass} (vat): ${en.fieldErrors.unknown_value} (standard, zero)`,
    `${en.products.fields.name} (${en.products.languages.en}) (name_en)`,
  ]) {
    expect(page.says(said), said).toBe(true)
  }
  expect(page.textOf('main')).not.toContain('priceCents')
  const inThai = await get(`/th${path}`)
  expect(inThai.says(`${th.products.priceCents}: R82.00 → R95.50`)).toBe(true)
  expect((await get(PAGE)).says(en.imports.stateNames.checked)).toBe(true)
  // Nothing has happened, and no page reloads for nothing.
  expect(await (await app.fetch(`/product/${slug}`)).text()).toContain('R82.00')
  expect(await reloads(path)).toBe(false)

  const body = new URLSearchParams({ intent: 'apply' })
  expect((await app.fetch(path, { method: 'POST', body, headers: { cookie } })).status).toBe(303)
  const running = await get(path)
  expect(running.says(en.imports.progress(0, 1))).toBe(true)
  expect(await reloads(path)).toBe(true)
  await applyImportRows(asShop(testCtx(shop())), { importId: path.split('/').at(-1) ?? '' })
  const done = await get(path)
  expect(done.says(en.imports.states.finished)).toBe(true)
  expect(await reloads(path)).toBe(false)
  expect(await (await app.fetch(`/product/${slug}`)).text()).toContain('R95.50')
})

test.each([
  ['', en],
  ['/th', th],
])(
  'prices that jump and rows that are older are marked and asked about at %s/admin',
  async (prefix, texts) => {
    const staff = { ...testCtx(shop()), actor: asStaff(ada, true) }
    const add = async () => {
      const { id } = await addProduct(testCtx(shop()), { priceCents: 9_900 })
      return getStaffProduct(staff, { id })
    }
    const [slip, edited] = [await add(), await add()]
    const priceOf = async ({ id }: { id: string }) => (await getStaffProduct(staff, { id })).priceCents
    const file = `sku;version;price\n${slip.sku};${slip.version};9,90\n${edited.sku};7;89,00\n`
    const path = `${prefix}${(await upload(file)).headers.get('location') ?? ''}`
    const page = await get(path)
    const { imports } = texts
    for (const said of [
      imports.count(imports.verdicts.older, 1),
      imports.reasons.older,
      imports.count(imports.priceJump, 1),
      imports.withOlder(1),
      `R99.00 → R9.90 ${imports.priceJump}`,
    ]) {
      expect(page.says(said), said).toBe(true)
    }
    const jumps = await get(`${path}?jumps=yes`)
    expect([jumps.says(slip.sku), jumps.says(edited.sku)]).toEqual([true, false])

    const press = async (fields: Record<string, string>) => {
      const body = new URLSearchParams({ intent: 'apply', ...fields })
      return app.fetch(path, { method: 'POST', body, headers: { cookie } })
    }
    const asked = await press({ sure: page.valueOf('sure') })
    expect(asked.status).toBe(409)
    const question = await pageOf(asked)
    expect(question.says(imports.priceJumps(1))).toBe(true)
    const sure = { sure: question.valueOf('sure') }
    // With the older rows it is another question.
    expect((await press({ ...sure, older: 'on' })).status).toBe(409)
    expect((await press(sure)).status).toBe(303)
    await applyImportRows(asShop(testCtx(shop())), { importId: path.split('/').at(-1) ?? '' })
    expect([await priceOf(slip), await priceOf(edited)]).toEqual([990, 9_900])
    expect((await get(path)).says(imports.count(imports.verdicts.older, 1))).toBe(true)
  },
)

test('a file of older rows alone is applied by a button that says so', async () => {
  const staff = { ...testCtx(shop()), actor: asStaff(ada, true) }
  const { id } = await addProduct(testCtx(shop()), { priceCents: 9_900 })
  const { sku } = await getStaffProduct(staff, { id })
  const path = (await upload(`sku;version;price\n${sku};7;89,00\n`)).headers.get('location') ?? ''
  const page = await get(path)
  expect(page.textOf('#form-apply button')).toBe(en.imports.applyOlder(1))
  const body = new URLSearchParams({ intent: 'apply', ...page.hiddenFields('#form-apply') })
  expect((await app.fetch(path, { method: 'POST', body, headers: { cookie } })).status).toBe(303)
  await applyImportRows(asShop(testCtx(shop())), { importId: path.split('/').at(-1) ?? '' })
  expect((await getStaffProduct(staff, { id })).priceCents).toBe(8_900)
})

test.each([
  ['no file', '', en.imports.noFile],
  ['wrong columns', 'sku;cost\nA;1\n', en.imports.problems.unknown('cost')],
  ['a picture', '\x89PNG\0\0', en.imports.problems.not_text],
])('%s is refused in words', async (_what, text, said) => {
  const response = await upload(text)
  expect(response.status).toBe(422)
  expect((await pageOf(response)).says(said)).toBe(true)
})
