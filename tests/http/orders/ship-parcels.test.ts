import { beforeAll, expect, test } from 'vitest'
import { staff as texts } from '#shared/messages/en/admin.ts'
import { bringTo, mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { sendPage } from '../../helpers/send-page.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* Many parcels shipped at once, as a browser without scripts does it. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada } = useStaff(ctx)
const { shipping } = texts
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { initialStock: 100 })
})

async function packed() {
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
  await bringTo({ ...ctx(), actor: asStaff(ada, true) }, order.id, 'processing')
  return order
}
async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  return browser
}

test('from the list to a pasted column, filled in and shipped; what did not go says why and keeps its number', async () => {
  const orders = [await packed(), await packed(), await packed()]
  const browser = await signedIn()
  const ticked = Object.fromEntries(orders.map(({ id }) => [`order-${id}`, 'on']))
  const led = await browser.post('/admin/orders', { intent: 'parcels', ...ticked })
  expect(led.status).toBe(303)
  const path = led.headers.get('location') ?? ''
  const empty = await pageOf(await browser.get(path))
  expect(empty.all('input[name^=row-]')).toHaveLength(3)
  // The third has a number that another parcel of the column has.
  const pasted = 'TCG 501\nTCG 502\ntcg502\n'
  const filled = await pageOf(await sendPage(browser, path, empty, { intent: 'fill', pasted }))
  expect(filled.says(shipping.filled(3))).toBe(true)
  expect(orders.map(({ id }) => filled.valueOf(`number-${id}`))).toEqual(['TCG 501', 'TCG 502', 'tcg502'])
  const shipped = await pageOf(
    await sendPage(browser, path, filled, { intent: 'ship', carrier: 'The Courier Guy' }),
  )
  expect(shipped.says(shipping.shipped(1))).toBe(true)
  expect(shipped.says(shipping.notShipped(2))).toBe(true)
  expect(shipped.says(shipping.numberUsed(orders[2]?.number ?? ''))).toBe(true)
  const [, second, third] = orders
  if (!second || !third) throw new Error('there are three')
  expect(shipped.valueOf(`number-${third.id}`)).toBe('tcg502')
  const last = await sendPage(browser, path, shipped, { intent: 'ship', [`number-${third.id}`]: 'TCG 503' })
  expect((await pageOf(last)).says(shipping.shipped(2))).toBe(true)
  expect((await traceOf(ctx(), third.id)).order).toMatchObject({
    status: 'shipped',
    trackingCarrier: 'The Courier Guy',
    trackingNumber: 'TCG 503',
  })
  // The courier is remembered for the next.
  await packed()
  const next = await pageOf(await browser.get('/th/admin/orders/ship'))
  expect(next.valueOf('carrier')).toBe('The Courier Guy')
})

test('a courier’s file fills the rows by order number; columns that nobody knows are asked for', async () => {
  const [one, two] = [await packed(), await packed()]
  const browser = await signedIn()
  const path = `/admin/orders/ship?id=${one.id},${two.id}`
  const page = await pageOf(await browser.get(path))
  const file = (text: string) => new File([text], 'waybills.csv')
  const csv = file(`Reference,Receiver,Waybill\n${two.number},Dee,W2\n${one.number},Ann,W1\nKROK-1,Eve,W3\n`)
  const filled = await pageOf(await sendPage(browser, path, page, { intent: 'fill', file: csv }))
  expect([filled.valueOf(`number-${one.id}`), filled.valueOf(`number-${two.id}`)]).toEqual(['W1', 'W2'])
  expect(filled.says(shipping.leftOver(1))).toBe(true)
  const unknown = file('Receiver,Code,Bag\nAnn,C1,B1\nDee,C2,B2\n')
  const asked = await pageOf(await sendPage(browser, path, page, { intent: 'fill', file: unknown }))
  expect(asked.says(shipping.choose)).toBe(true)
  const chosen = {
    intent: 'fill',
    pasted: asked.textOf('textarea[name=pasted]'),
    'order-column': 'none',
    'tracking-column': '1',
  }
  const answered = await pageOf(await sendPage(browser, path, asked, chosen))
  expect([answered.valueOf(`number-${one.id}`), answered.valueOf(`number-${two.id}`)]).toEqual(['C1', 'C2'])
  const picture = new File([Uint8Array.of(0x89, 0x50, 0, 0)], 'waybills.png')
  const refused = await sendPage(browser, path, page, { intent: 'fill', file: picture })
  expect([refused.status, (await pageOf(refused)).says(texts.imports.problems.not_text)]).toEqual([422, true])
})

test('nothing pasted, no number, no courier: each is said, and nothing is shipped', async () => {
  const order = await packed()
  const browser = await signedIn()
  const path = `/admin/orders/ship?id=${order.id}`
  const page = await pageOf(await browser.get(path))
  const said = async (changed: Record<string, string>) => pageOf(await sendPage(browser, path, page, changed))
  expect((await said({ intent: 'fill', pasted: ' \n' })).says(shipping.nothingPasted)).toBe(true)
  expect((await said({ intent: 'ship' })).says(shipping.nothing)).toBe(true)
  const numbered = { intent: 'ship', carrier: '', [`number-${order.id}`]: 'X1' }
  expect((await said(numbered)).wrongFields()).toContain('carrier')
  expect((await traceOf(ctx(), order.id)).order.status).toBe('processing')
  expect((await browser.post(path, { intent: 'ship' })).status).toBe(400)
})
