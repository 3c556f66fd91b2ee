import { beforeAll, expect, test } from 'vitest'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { contact, mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, moe } = useStaff(ctx)
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})
async function opened(path: string, person = ada) {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
  browser.cookies.set(name, value)
  return pageOf(await browser.get(path))
}
const linksOf = (page: Awaited<ReturnType<typeof opened>>) =>
  page.all('main section a').map((link) => link.getAttribute('href'))

test('a page without scripts: what was found, with the way to each, and to all of it in the lists', async () => {
  const product = await addProduct(ctx(), { initialStock: 50 })
  const ids: string[] = []
  for (let i = 0; i < 6; i += 1) {
    const buyer = { ...contact, lastName: 'Sixfold', email: 'six@example.com' }
    const { id } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: buyer }))
    ids.unshift(id)
  }
  expect(linksOf(await opened('/admin/search?q=sixfold'))).toEqual([
    ...ids.slice(0, 5).map((id) => `/admin/orders/${id}`),
    '/admin/orders?search=sixfold',
    `/admin/customers/guests/${ids[0]}`,
  ])
})

test('pages by other words for them, in both languages, and none that the person may not open', async () => {
  for (const [path, texts] of [
    ['/admin/search?q=%E0%B8%84%E0%B8%B7%E0%B8%99%E0%B9%80%E0%B8%87%E0%B8%B4%E0%B8%99', en],
    ['/th/admin/search?q=refund', th],
  ] as const) {
    const page = await opened(path)
    expect(page.all('main section a')[0]?.textContent).toBe(texts.orders.queue.money)
  }
  expect(linksOf(await opened('/admin/search?q=vat'))).toContain('/admin/settings#tax')
  expect(linksOf(await opened('/admin/search?q=vat', moe))).not.toContain('/admin/settings#tax')
})

test('says where nothing is found, and asks nothing before anything is typed', async () => {
  expect((await opened('/admin/search?q=xqzvw')).says(en.officeSearch.none('xqzvw'))).toBe(true)
  const empty = await opened('/admin/search')
  expect(linksOf(empty)).toEqual([])
  expect(empty.says(en.officeSearch.submit)).toBe(true)
})

test('without scripts, too, the / key is switched off and on again, for the browser alone', async () => {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  const { slashKey } = en.officeSearch
  for (const [intent, says] of [
    ['slash-off', slashKey.off],
    ['slash-on', slashKey.on],
  ] as const) {
    const answer = await browser.post('/admin/search', { intent })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/search#slash-key'])
    expect((await pageOf(await browser.get('/admin/search'))).says(says)).toBe(true)
  }
})
