import { beforeAll, expect, test } from 'vitest'
import { createSize, getStaffProduct } from '#domain/catalog/catalog-desk/index.ts'
import { createSizeInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { staff as texts } from '#shared/messages/en/admin.ts'
import { staff as thaiTexts } from '#shared/messages/th/admin.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* Prices and stock in the list of products, as a browser without scripts edits them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  return browser
}

type Browser = Awaited<ReturnType<typeof signedIn>>

/** The fields of the form as the page has them. */
async function fieldsOf(page: Awaited<ReturnType<typeof pageOf>>): Promise<Record<string, string>> {
  const fields = page.all('form[method=post] input[name*="-"]')
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  )
}

async function typeInto(browser: Browser, path: string, typed: Record<string, string>) {
  const page = await pageOf(await browser.get(path))
  const answer = await browser.post(path, { intent: 'save', ...(await fieldsOf(page)), ...typed })
  return { answer, page: await pageOf(answer.clone()) }
}

const of = ({ id }: TestProduct) => getStaffProduct(admin(), { id })

test('what is typed is saved, a slip is asked about with its product and both prices, and pressing again saves it', async () => {
  const [one, two] = [
    await addProduct(ctx(), { name: { en: 'Rows one', th: 'แถวหนึ่ง' } }),
    await addProduct(ctx(), { name: { en: 'Rows two', th: 'แถวสอง' } }),
  ]
  const browser = await signedIn()
  const path = '/admin/products/edit?sort=newest'
  const { answer, page } = await typeInto(browser, path, {
    [`price-${one.id}`]: '๙.๙๐',
    [`price-${two.id}`]: 'R 95,50',
    [`stock-${two.id}`]: '14',
  })
  expect(answer.status).toBe(200)
  expect(page.says(texts.products.rows.verdict(1))).toBe(true)
  expect(page.says(texts.products.rows.priceJump('Rows one', 'R99.00', 'R9.90'))).toBe(true)
  expect(page.wrongFields()).toEqual([`price-${one.id}`])
  expect(page.all(`[role=alert] a[href="#price-${one.id}"]`)).toHaveLength(1)
  expect(page.valueOf(`price-${one.id}`)).toBe('๙.๙๐')
  expect(await of(two)).toMatchObject({ priceCents: 9_550, stockQuantity: 14 })
  expect((await of(one)).priceCents).toBe(9_900)

  const sure = await browser.post(path, { intent: 'save', ...(await fieldsOf(page)) })
  expect([sure.status, sure.headers.get('location')]).toEqual([303, path])
  expect((await of(one)).priceCents).toBe(990)
  expect((await pageOf(await browser.get(path))).valueOf(`price-${two.id}`)).toBe('95.50')
})

test('a yes to one price is none to another', async () => {
  const product = await addProduct(ctx())
  const browser = await signedIn()
  const path = '/admin/products/edit?sort=newest'
  const field = `price-${product.id}`
  const { page } = await typeInto(browser, path, { [field]: '9.90' })
  const other = await browser.post(path, { intent: 'save', ...(await fieldsOf(page)), [field]: '0.99' })
  expect(other.status).toBe(200)
  expect((await of(product)).priceCents).toBe(9_900)
})

test('a wrong field holds everything back and loses nothing, in Thai too; nothing changed is said', async () => {
  const [one, two] = [await addProduct(ctx()), await addProduct(ctx())]
  const browser = await signedIn()
  const path = '/th/admin/products/edit?sort=newest'
  const { answer, page } = await typeInto(browser, path, {
    [`price-${one.id}`]: 'ten',
    [`stock-${one.id}`]: '-3',
    [`price-${two.id}`]: '98',
  })
  expect(answer.status).toBe(422)
  expect(page.says(thaiTexts.products.rows.wrong)).toBe(true)
  expect(page.wrongFields().toSorted()).toEqual([`price-${one.id}`, `stock-${one.id}`].toSorted())
  expect([page.valueOf(`price-${one.id}`), page.valueOf(`price-${two.id}`)]).toEqual(['ten', '98'])
  expect((await of(two)).priceCents).toBe(9_900)
  const none = await typeInto(browser, path, {})
  expect([none.answer.status, none.page.says(thaiTexts.products.rows.nothing)]).toEqual([422, true])
})

test('somebody else’s price is told, and replaced only by the next press', async () => {
  const product = await addProduct(ctx())
  const [mine, theirs] = [await signedIn(), await signedIn()]
  const path = '/admin/products/edit?sort=newest'
  const field = `price-${product.id}`
  const stale = await fieldsOf(await pageOf(await mine.get(path)))
  expect((await typeInto(theirs, path, { [field]: '95' })).answer.status).toBe(303)
  const told = await mine.post(path, { intent: 'save', ...stale, [field]: '97' })
  expect(told.status).toBe(200)
  const page = await pageOf(told)
  expect(page.says('R95.00')).toBe(true)
  expect((await of(product)).priceCents).toBe(9_500)
  const again = await mine.post(path, { intent: 'save', ...(await fieldsOf(page)) })
  expect(again.status).toBe(303)
  expect((await of(product)).priceCents).toBe(9_700)
})

test('sizes stand beneath their product, and a set has no field for its stock', async () => {
  const name = { en: 'Rows of sizes', th: 'แถวของขนาด' }
  const main = await addProduct(ctx(), { name, initialStock: 4 })
  const own = { sku: `S-${main.slug}`, priceCents: 39_900, netWeightValue: 1000, isActive: true }
  const added = await createSize(admin(), createSizeInput.parse({ id: main.id, ...own, initialStock: 2 }))
  const size = added.ok ? added.id : ''
  const set = await addSet(ctx(), [{ product: main, quantity: 2 }], {
    name: { en: 'Rows of a box', th: 'กล่อง' },
  })
  const browser = await signedIn()
  const path = '/admin/products/edit?sort=newest'
  const page = await pageOf(await browser.get(path))
  const { rows } = texts.products
  const names = page.all('tbody th a').map(({ textContent }) => textContent)
  expect(names.slice(names.indexOf(name.en)).slice(0, 2)).toEqual([name.en, 'Rows of sizes, 1 kg'])
  expect(page.all(`[name="price-${size}"]`)[0]?.getAttribute('aria-label')).toBe(
    rows.priceOf('Rows of sizes, 1 kg'),
  )
  expect(page.all(`[name="stock-${set.id}"]`)).toEqual([])
  expect(page.says(`2${rows.ofParts}`)).toBe(true)

  const { answer } = await typeInto(browser, path, {
    [`price-${size}`]: '380',
    [`stock-${size}`]: '3',
    [`price-${set.id}`]: '95',
  })
  expect(answer.status).toBe(303)
  expect(await getStaffProduct(admin(), { id: size })).toMatchObject({ priceCents: 38_000, stockQuantity: 3 })
  expect(await of(set)).toMatchObject({ priceCents: 9_500, stockQuantity: 2 })
})
