import { beforeAll, expect, test } from 'vitest'
import { productValues } from '#app/components/admin/catalog/product-description.ts'
import { getStaffProduct, updateProduct } from '#domain/catalog/catalog-desk/index.ts'
import { updateProductInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { product as productInEnglish } from '#shared/messages/en/catalog/product.ts'
import { card as cardInEnglish } from '#shared/messages/en/catalog/card.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { product as productInThai } from '#shared/messages/th/catalog/product.ts'
import { card as cardInThai } from '#shared/messages/th/catalog/card.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { asStaff, type TestPerson, useStaff } from '#tests/data/people.ts'
import { addCategory, addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's pages of products, as browsers without scripts use them. */

const product = { en: productInEnglish, th: productInThai }
const card = { en: cardInEnglish, th: cardInThai }
const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada, moe } = useStaff(ctx)
beforeAll(async () => {
  app = await testApp(shop())
})

async function browserOf(person: TestPerson): Promise<Browser> {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const read = (id: string) => getStaffProduct({ ...ctx(), actor: asStaff(ada, true) }, { id })

test('of two admins who save one product, the second is shown both, keeps what was typed, and saves knowingly', async () => {
  const { id, slug } = await addProduct(ctx())
  const [first, second] = [await browserOf(ada), await browserOf(ada)]
  const typed = { ...productValues(await read(id)), intent: 'save' }
  expect((await first.post(`/admin/products/${id}`, { ...typed, priceCents: '91.00' })).status).toBe(303)
  expect(await (await app.fetch(`/product/${slug}`)).text()).toContain('R91.00')

  const late = await second.post(`/admin/products/${id}`, {
    ...typed,
    priceCents: '95,50',
    'label.en': 'Late',
  })
  expect(late.status).toBe(409)
  const page = await pageOf(late)
  const notice = page.textOf('[role=alert]')
  for (const said of [en.parts.changed.title, '91.00', '95,50', 'Late']) expect(notice).toContain(said)
  const field = (name: string) => page.all(`[name="${name}"]`)[0]?.getAttribute('value')
  expect([field('priceCents'), field('label.en'), field('version')]).toEqual(['95,50', 'Late', '2'])
  expect((await read(id)).priceCents).toBe(9_100)

  const again = { ...typed, priceCents: '95,50', 'label.en': 'Late', version: '2' }
  expect((await second.post(`/admin/products/${id}`, again)).status).toBe(303)
  expect(await read(id)).toMatchObject({ priceCents: 9_550, version: 3, staleTexts: ['label.th'] })
})

test.each(['-1', '1000000000000', 'cheap', '0'])(
  'a price of %s is refused at its field, and nothing is saved',
  async (price) => {
    const { id } = await addProduct(ctx())
    const before = await read(id)
    const browser = await browserOf(ada)
    const typed = { ...productValues(before), intent: 'save', priceCents: price }
    const response = await browser.post(`/admin/products/${id}`, typed)
    expect(response.status).toBe(422)
    const wrong = (await pageOf(response)).all('[aria-invalid=true]')
    expect(wrong.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
      ['priceCents', price],
    ])
    expect(await read(id)).toEqual(before)
  },
)

test.each([
  ['', en],
  ['/th', th],
])(
  'a price that would be a tenth is asked about in %s/admin, and saved by pressing again',
  async (prefix, texts) => {
    const { id } = await addProduct(ctx(), { priceCents: 9_900 })
    const browser = await browserOf(ada)
    const path = `${prefix}/admin/products/${id}`
    const typed = {
      ...productValues(await read(id)),
      intent: 'save',
      priceCents: '9.90',
      'label.en': 'Typed',
    }
    const asked = await browser.post(path, typed)
    expect(asked.status).toBe(409)
    const page = await pageOf(asked)
    expect(page.says(texts.products.priceJump('R99.00', 'R9.90'))).toBe(true)
    expect([page.valueOf('priceCents'), page.valueOf('label.en')]).toEqual(['9.90', 'Typed'])
    const again = { ...typed, sure: page.valueOf('sure') }
    // Another price is another question.
    const other = await browser.post(path, { ...again, priceCents: '0.99' })
    expect((await pageOf(other)).says(texts.products.priceJump('R99.00', 'R0.99'))).toBe(true)
    expect((await read(id)).priceCents).toBe(9_900)
    expect((await browser.post(path, again)).status).toBe(303)
    expect(await read(id)).toMatchObject({ priceCents: 990, label: { en: 'Typed' } })
    const near = { ...productValues(await read(id)), intent: 'save', priceCents: '8.90' }
    expect((await browser.post(path, near)).status).toBe(303)
    expect((await read(id)).priceCents).toBe(890)
  },
)

test('the API asks about a price that changes by more than half', async () => {
  const { id } = await addProduct(ctx(), { priceCents: 9_900 })
  const cookie = await cookieOf(ctx(), ada)
  const product = await read(id)
  const fields = Object.fromEntries(
    Object.entries(product).filter(([name]) => name in updateProductInput.shape && name !== 'id'),
  )
  async function send(change: object) {
    const response = await app.fetch(`/api/staff/products/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ ...fields, ...change }),
    })
    return [response.status, await response.json()]
  }
  expect(await send({ priceCents: 990 })).toMatchObject([
    409,
    { code: 'price_jump', beforeCents: 9_900, afterCents: 990 },
  ])
  expect((await read(id)).priceCents).toBe(9_900)
  expect(await send({ priceCents: 8_900 })).toEqual([200, { version: product.version + 1 }])
  const sure = { priceCents: 890, version: product.version + 1, isSure: true }
  expect(await send(sure)).toEqual([200, { version: product.version + 2 }])
})

test('a moderator writes texts, sees nothing else to edit, and is refused what is for admins', async () => {
  const { id } = await addProduct(ctx())
  const before = await read(id)
  const browser = await browserOf(moe)
  const page = await pageOf(await browser.get(`/admin/products/${id}`))
  expect(page.all('[name="usage.th"]')).toHaveLength(1)
  expect(page.all('[name=priceCents], [name=isActive]')).toEqual([])
  const typed = { ...productValues(before), 'usage.th': 'ผัดให้หอม', priceCents: '1.00' }
  expect((await browser.post(`/admin/products/${id}`, { ...typed, intent: 'save' })).status).toBe(403)
  expect((await browser.post(`/admin/products/${id}`, { intent: 'delete' })).status).toBe(403)
  expect(await read(id)).toEqual(before)
  expect((await browser.post(`/admin/products/${id}`, { ...typed, intent: 'texts' })).status).toBe(303)
  const { priceCents, usage } = await read(id)
  expect([priceCents, usage.th]).toEqual([before.priceCents, 'ผัดให้หอม'])
})

test('a former address leads to the present one for good', async () => {
  const { id, slug } = await addProduct(ctx())
  const browser = await browserOf(ada)
  const moved = `moved-${slug}`
  await browser.post(`/admin/products/${id}`, {
    ...productValues(await read(id)),
    slug: moved,
    intent: 'save',
  })
  const response = await app.fetch(`/th/product/${slug}`)
  expect([response.status, response.headers.get('location')]).toEqual([308, `/th/product/${moved}`])
})

test('a moderator sees a preview of texts with all else as it is saved', async () => {
  const { id } = await addProduct(ctx(), { priceCents: 7_700 })
  const browser = await browserOf(moe)
  const texts = Object.fromEntries(
    Object.entries(productValues(await read(id))).filter(([name]) => /\.(en|th)$|^id$/.test(name)),
  )
  const page = await pageOf(
    await browser.post('/admin/products/preview', { ...texts, 'label.en': 'Freshly written' }),
  )
  for (const said of [en.products.previewText, 'Freshly written', 'R77.00'])
    expect(page.says(said)).toBe(true)
})

test('of ten who save one product at once exactly one wins, and the others get what it saved', async () => {
  const { id } = await addProduct(ctx())
  const product = await read(id)
  const fields = Object.fromEntries(
    Object.entries(product).filter(([name]) => name in updateProductInput.shape),
  )
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      updateProduct(
        { ...ctx(), actor: asStaff(ada, true) },
        updateProductInput.parse({ ...fields, priceCents: product.priceCents + 1 + i }),
      ),
    ),
  )
  const { priceCents, version } = await read(id)
  expect(version).toBe(product.version + 1)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.findIndex(({ ok }) => ok)).toBe(priceCents - product.priceCents - 1)
  const others = results.filter(({ ok }) => !ok)
  expect(others).toEqual(
    Array(9).fill(
      expect.objectContaining({
        reason: 'changed',
        current: expect.objectContaining({ priceCents, version }),
      }),
    ),
  )
})

test('of two admins who save one category, the second is shown both, field by field, and saves knowingly', async () => {
  const { id } = await addCategory(ctx())
  const [first, second] = [await browserOf(ada), await browserOf(ada)]
  const valueIn = (page: Page, name: string) =>
    page.all(`#form-save-${id} [name="${name}"]`)[0]?.getAttribute('value') ?? ''
  const page = await pageOf(await first.get('/admin/categories'))
  const typed = {
    'name.en': 'Dips',
    'name.th': 'น้ำจิ้ม',
    'description.en': '',
    'description.th': '',
    sortOrder: '7',
    isActive: 'on',
    version: valueIn(page, 'version'),
    intent: `save-${id}`,
  }
  expect((await first.post('/admin/categories', typed)).status).toBe(303)
  const late = await second.post('/admin/categories', { ...typed, 'name.en': 'Dipping sauces' })
  expect(late.status).toBe(409)
  const told = await pageOf(late)
  const notice = told.textOf('[role=alert]')
  for (const said of [en.parts.changed.title, 'Dips', 'Dipping sauces']) expect(notice).toContain(said)
  expect(notice).not.toContain('น้ำจิ้ม')
  expect(told.all('details[open]')).toHaveLength(1)
  expect(valueIn(told, 'name.en')).toBe('Dipping sauces')
  const again = { ...typed, 'name.en': 'Dipping sauces', version: valueIn(told, 'version') }
  expect((await second.post('/admin/categories', again)).status).toBe(303)
  expect((await pageOf(await first.get('/admin/categories'))).says('Dipping sauces')).toBe(true)
})

test('a product of which nobody has said what it contains, or how hot it is, says "ask us" until somebody does', async () => {
  const { id, slug } = await addProduct(ctx(), { allergens: [], spiceLevel: 0 })
  const browser = await browserOf(ada)
  const typed = async () => ({ ...productValues(await read(id)), intent: 'save' })
  const shown = async (language: '' | '/th' = '') => {
    const page = await pageOf(await app.fetch(`${language}/product/${slug}`))
    return page.textOf('main')
  }
  expect(await shown()).toContain(product.en.noAllergens)

  const unanswered = { 'allergens.none': '', spiceLevel: 'none' }
  expect((await browser.post(`/admin/products/${id}`, { ...(await typed()), ...unanswered })).status).toBe(
    303,
  )
  expect(await read(id)).toMatchObject({ allergens: null, spiceLevel: null })
  expect(await shown()).toContain(product.en.allergensUnknown)
  expect(await shown()).toContain(card.en.heatUnknown)
  expect(await shown()).not.toContain(product.en.noAllergens)
  expect(await shown('/th')).toContain(product.th.allergensUnknown)
  expect(await shown('/th')).toContain(card.th.heatUnknown)
  const listed = await pageOf(await browser.get('/admin/products?state=unanswered'))
  expect(listed.textOf('main')).toContain((await read(id)).sku)

  expect(
    (await browser.post(`/admin/products/${id}`, { ...(await typed()), 'allergens.none': 'on' })).status,
  ).toBe(303)
  expect((await read(id)).allergens).toEqual([])
  // Ticked for both, it counts as containing it.
  await browser.post(`/admin/products/${id}`, { ...(await typed()), 'allergens.fish': 'on' })
  expect((await read(id)).allergens).toEqual(['fish'])
})

test('a new product says nothing of allergens and heat that nobody has said', async () => {
  const browser = await browserOf(ada)
  const page = await pageOf(await browser.get('/admin/products/new'))
  const chosen = page.all('[name=spiceLevel] option[selected]')
  expect(chosen.map((one) => one.getAttribute('value'))).not.toContain('0')
  const [first] = page.all('[name=spiceLevel] option')
  expect(first?.getAttribute('value')).toBe('none')
  expect(page.all('[name="allergens.none"][checked]')).toEqual([])
})

test.each([
  ['keepCold', 'Must stay cold, unopened too', 'ต้องแช่เย็นตั้งแต่ก่อนเปิด'],
  ['notFood', 'Isn’t food or drink', 'ไม่ใช่อาหารหรือเครื่องดื่ม'],
] as const)(
  'an admin says %s of a product; who saves an older state is shown both',
  async (field, english, thai) => {
    const { id } = await addProduct(ctx())
    const browser = await browserOf(ada)
    const typed = { ...productValues(await read(id)), intent: 'save' }
    for (const [path, label] of [
      [`/admin/products/${id}`, english],
      [`/th/admin/products/${id}`, thai],
    ] as const) {
      const page = await pageOf(await browser.get(path))
      expect(page.textOf(`label:has([name="${field}"])`)).toContain(label)
    }
    expect((await browser.post(`/admin/products/${id}`, { ...typed, [field]: 'on' })).status).toBe(303)
    expect(await read(id)).toMatchObject({ [field]: true, version: 2 })
    const shown = await pageOf(await browser.get(`/admin/products/${id}`))
    expect(shown.all(`[name="${field}"][checked]`)).toHaveLength(1)
    const late = await pageOf(await browser.post(`/admin/products/${id}`, typed))
    expect(late.textOf('[role=alert]')).toContain(en.products[field])
    const history = await pageOf(await browser.get(`/admin/audit?subject=${id}`))
    expect(history.says(en.products[field])).toBe(true)
  },
)
