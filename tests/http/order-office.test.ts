import { beforeAll, expect, test } from 'vitest'
import { addOrderNote } from '#domain/order-desk/index.ts'
import { staff as staffTexts } from '#shared/messages/en/staff.ts'
import { openBrowser } from '../helpers/browser.ts'
import { pageOf } from '../helpers/html.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { cookieOf } from '../helpers/signed-in.ts'
import { type TestApp, testApp } from '../helpers/test-app.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'

/* The office's pages about orders, as a browser without scripts uses them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
let product: TestProduct
const staff = () => ({ ...ctx(), actor: asStaff(ada, true) })
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(ctx(), { roles: ['admin'] })
  product = await addProduct(ctx(), {
    initialStock: 100,
    name: { en: 'Green paste', th: 'พริกแกงเขียวหวาน' },
  })
})

const place = (overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }], overrides))
async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const ticked = (orders: { id: string }[]) => Object.fromEntries(orders.map(({ id }) => [`order-${id}`, 'on']))

test('ticked orders take a step, and the page says what became of each', async () => {
  const [one, two, unpaid] = [await place(), await place(), await place()]
  for (const { id } of [one, two]) await bringTo(staff(), id, 'confirmed')
  const browser = await signedIn()
  const list = await pageOf(await browser.get('/admin/orders'))
  expect(list.all(`input[name="order-${one.id}"]`)[0]?.getAttribute('form')).toBe('bulk')
  const fields = { intent: 'bulk-processing', ...ticked([one, two, unpaid]) }
  const answer = await browser.post('/admin/orders', fields)
  expect(answer.status).toBe(200)
  const page = await pageOf(answer)
  const { bulk } = staffTexts
  expect(page.says(`${bulk.done(2)} ${bulk.refused(1)}`)).toBe(true)
  expect(page.says(bulk.illegalStep('Received'))).toBe(true)
  expect((await traceOf(ctx(), one.id)).order.status).toBe('processing')
  const again = await pageOf(await browser.post('/admin/orders', fields))
  expect(again.says(`${bulk.done(0)} ${bulk.already(2)}`)).toBe(true)
  const none = await browser.post('/admin/orders', { intent: 'bulk-processing' })
  expect([none.status, (await pageOf(none)).says(bulk.nothingTicked)]).toEqual([422, true])
  expect((await browser.post('/admin/orders', { ...fields, intent: 'bulk-cancelled' })).status).toBe(400)
})

test('ticked orders are printed: slips in both languages without staff notes, labels eight to a sheet', async () => {
  const orders = [await place({ note: 'Ring twice' }), await place()]
  await addOrderNote(staff(), { orderId: orders[0]?.id ?? '', text: 'A secret of the staff' })
  const browser = await signedIn()
  const led = await browser.post('/admin/orders', { intent: 'print-slip', ...ticked(orders) })
  expect(led.status).toBe(303)
  const slips = await pageOf(await browser.get(led.headers.get('location') ?? ''))
  expect(slips.all('article').map((slip) => slip.getAttribute('aria-label'))).toEqual(
    orders.map(({ number }) => `${staffTexts.printing.titles.slip} ${number}`),
  )
  for (const text of ['Green paste', 'พริกแกงเขียวหวาน', 'Ring twice']) expect(slips.says(text)).toBe(true)
  expect(slips.says('A secret of the staff')).toBe(false)
  const ids = orders.map(({ id }) => `id=${id}`).join('&')
  const labels = await pageOf(await browser.get(`/admin/orders/print?kind=label&${ids}`))
  expect([labels.all('.label-sheet').length, labels.all('.label').length]).toEqual([1, 2])
  const begun = await pageOf(await browser.get(`/admin/orders/print?kind=label&first=3&${ids}`))
  const places = begun.all('.label-sheet > *').map((place) => place.tagName)
  expect(places).toEqual(['DIV', 'DIV', 'ARTICLE', 'ARTICLE'])
  const full = await pageOf(await browser.get(`/admin/orders/print?kind=label&first=8&${ids}`))
  expect(full.all('.label-sheet').map((sheet) => sheet.querySelectorAll('article').length)).toEqual([1, 1])
  const rolls = await pageOf(await browser.get(`/admin/orders/print?kind=label-100x150&${ids}`))
  expect(rolls.all('.label-page')).toHaveLength(2)
  // Couriers read the address, whatever the staff read.
  const thai = await pageOf(await browser.get(`/th/admin/orders/print?kind=label-100x150&${ids}`))
  expect(thai.textOf('.label-page address')).toContain('Western Cape')
  expect(thai.textOf('.label-page address')).not.toMatch(/[ก-๛]/)
  for (const wrong of ['?kind=slip', '?kind=slip&id=x', `?kind=poster&${ids}`]) {
    expect((await browser.get(`/admin/orders/print${wrong}`)).status).toBe(400)
  }
})

test('an order that is collected gets a slip and no label, and a phone number stays on one line', async () => {
  const [sent, collected] = [await place(), await place({ delivery: { method: 'pickup' } })]
  const browser = await signedIn()
  const printed = async (kind: string) =>
    pageOf(await browser.get(`/admin/orders/print?kind=${kind}&id=${sent.id},${collected.id}`))
  expect((await printed('slip')).all('article')).toHaveLength(2)
  for (const kind of ['label', 'label-100x150'] as const) {
    const page = await printed(kind)
    expect(page.all('article').map((label) => label.getAttribute('aria-label'))).toEqual([
      `${staffTexts.printing.titles.label} ${sent.number}`,
    ])
    expect(page.says(staffTexts.printing.collected(1))).toBe(true)
    expect(page.textOf('article footer')).toContain('+27\u00a021\u00a0555\u00a00142')
  }
})

test('a note is left on an order, and the list marks it', async () => {
  const order = await place()
  const browser = await signedIn()
  const path = `/admin/orders/${order.id}`
  const empty = await browser.post(path, { intent: 'note', text: ' ' })
  expect([empty.status, (await pageOf(empty)).wrongFields()]).toEqual([422, ['text']])
  const left = await browser.post(path, { intent: 'note', text: 'Call before delivery' })
  expect([left.status, left.headers.get('location')]).toEqual([303, `${path}#notes`])
  expect((await pageOf(await browser.get(path))).says('Call before delivery')).toBe(true)
  const list = await pageOf(await browser.get(`/admin/orders?noted=yes&search=${order.number}`))
  expect(list.says(staffTexts.orders.noteCount(1))).toBe(true)
})

test('cash is recorded with why; a moderator has no form for it and is refused', async () => {
  const order = await place()
  const browser = await signedIn()
  const path = `/admin/orders/${order.id}`
  const amount = (order.totalCents / 100).toFixed(2)
  const fields = {
    intent: 'by-hand',
    'by-hand.method': 'cash',
    'by-hand.amount': amount,
    'by-hand.reference': order.number,
    'by-hand.reason': '',
  }
  const refused = await browser.post(path, fields)
  expect([refused.status, (await pageOf(refused)).wrongFields()]).toEqual([422, ['by-hand.reason']])
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const moderator = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), moe)).split('=')
  moderator.cookies.set(name, value)
  expect((await pageOf(await moderator.get(path))).all('#form-by-hand')).toEqual([])
  const paid = { ...fields, 'by-hand.reason': 'Paid at the counter' }
  expect((await moderator.post(path, paid)).status).toBe(403)
  expect((await traceOf(ctx(), order.id)).payments).toEqual([])
  expect((await browser.post(path, paid)).status).toBe(303)
  expect((await traceOf(ctx(), order.id)).order.paymentStatus).toBe('paid')
  expect((await pageOf(await browser.get(path))).says('Paid at the counter')).toBe(true)
})

test('the list as a file: its filters, amounts in rand, formulas harmless', async () => {
  const contact = { email: 'file@example.com', firstName: 'Fi', lastName: 'Le', phone: '+27215550142' }
  const order = await place({ contact, note: '=HYPERLINK("http://evil.example")' })
  await place()
  const browser = await signedIn()
  const answer = await browser.post('/admin/orders/export.csv?search=file@example.com&status=all', {})
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="krok-orders-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [head = '', row = '', end] = (await answer.text()).split('\r\n')
  expect(end).toBe('')
  expect(head.replace('\ufeff', '')).toMatch(/^number,placed_on,placed_at,status,/)
  expect(row).toContain(`${order.number},`)
  expect(row).toContain(`,${(order.totalCents / 100).toFixed(2)},`)
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(row).toContain(`,'+27215550142,`)
  expect((await browser.post('/admin/orders/export.csv?status=lost', {})).status).toBe(400)
})

test('filters stand in the address, and each can be removed', async () => {
  const browser = await signedIn()
  const page = await pageOf(
    await browser.get('/admin/orders?status=to_pack&delivery=courier&search=KROK&sort=oldest'),
  )
  const chips = page.all(`ul[aria-label="${staffTexts.orders.filteredBy}"] a`)
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
    '/admin/orders?status=to_pack&delivery=courier&sort=oldest',
    '/admin/orders?status=to_pack&search=KROK&sort=oldest',
  ])
  const [queue] = page.all(`nav[aria-label="${staffTexts.orders.queues}"] a[aria-current]`)
  expect(queue?.getAttribute('href')).toBe('/admin/orders?delivery=courier&search=KROK&sort=oldest')
  const short = await pageOf(await browser.get('/admin/orders?search=xy'))
  expect(short.says(staffTexts.orders.searchHint(3))).toBe(true)
})
