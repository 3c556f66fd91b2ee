import { beforeAll, expect, test } from 'vitest'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { confirmReservation, holdTable } from '#domain/restaurant/reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { followDeposit } from '#domain/restaurant/table-orders/index.ts'
import { serializeCart } from '#shared/orders/cart-cookie.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { checkoutRefused } from '#shared/messages/en/orders/checkout-refused.ts'
import { order as en } from '#shared/messages/en/orders/order.ts'
import { pay as payEn } from '#shared/messages/en/orders/pay.ts'
import { purchase as purchaseEn } from '#shared/messages/en/orders/purchase.ts'
import { atTheTable } from '#shared/messages/en/restaurant/at-the-table.ts'
import { tableOrders as tableEn } from '#shared/messages/en/restaurant/table-orders.ts'
import { staff } from '#shared/messages/en/admin.ts'
import { order as th } from '#shared/messages/th/orders/order.ts'
import { pay as payTh } from '#shared/messages/th/orders/pay.ts'
import { purchase as purchaseTh } from '#shared/messages/th/orders/purchase.ts'
import { tableOrders as tableTh } from '#shared/messages/th/restaurant/table-orders.ts'
import { contact } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { pay, refundingProvider } from '#tests/data/refunds.ts'
import { addTables } from '#tests/data/tables.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Deposits, and jars at the table, in a browser without scripts. */

const shop = useTestDatabase()
const ctx = (): Ctx => testCtx(shop(), { providers: providersOf(refundingProvider().provider) })
const NEXT_WEEK = shopDay(addTime(new Date(), 7 * DAY))
let app: TestApp
let product: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), { priceCents: 9_900, initialStock: 100 })
  await addTables(ctx())
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const value = { ...DEFAULT_SETTINGS.reservations, depositFrom: 5, depositCentsPerGuest: 10_000 }
  const admin = { ...ctx(), actor: asStaff(ada, true) }
  const saved = await updateSettings(admin, { group: 'reservations', value, version: 1 })
  if (!saved.ok) throw new Error(saved.reason)
})

async function reserve(partySize: number, day = NEXT_WEEK) {
  const held = await holdTable(ctx(), { day, time: '19:00', partySize, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  const guest = { name: 'Nok Jaidee', email: 'nok@example.com', phone: '+27825550142' }
  const confirmed = await confirmReservation(ctx(), { key: held.key, contact: guest })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { key: held.key, startsAt: held.startsAt, orderKey: confirmed.deposit?.orderKey ?? '' }
}

test.each([
  ['', en, 'Deposit for a table'],
  ['/th', th, 'มัดจำโต๊ะ'],
])('the page of a deposit says what it is for, and how it stands: %s', async (prefix, texts, line) => {
  const { key, orderKey } = await reserve(prefix ? 5 : 6)
  const browser = openBrowser(app)
  const path = `${prefix}/order/${orderKey}`
  const due = await pageOf(await browser.get(path))
  expect(due.says(texts.depositStatuses.pending)).toBe(true)
  expect(due.says(line)).toBe(true)
  expect(due.says(texts.next.deposit)).toBe(true)
  const sums = due.all('dt').map((name) => name.textContent)
  expect(sums).toContain((prefix ? purchaseTh : purchaseEn).total.total)
  expect(sums).not.toContain((prefix ? purchaseTh : purchaseEn).total.delivery)
  expect(due.textOf('#pay-now')).toBe((prefix ? payTh : payEn).depositTitle)

  const { id, totalCents } = await getOrderByLink(ctx(), { accessKey: orderKey, language: 'en' })
  await pay(ctx(), { id }, totalCents, 'payfast')
  await followDeposit(asShop(ctx()), { orderId: id })
  const paid = await pageOf(await browser.get(path))
  expect(paid.says(texts.depositPaid)).toBe(true)
  expect(paid.says(texts.timeline.steps.paid)).toBe(true)
  expect(paid.says(texts.next.pickup)).toBe(false)
  expect(paid.all('#pay-now')).toEqual([])
  expect(paid.says(texts.toReservation)).toBe(true)
  expect(paid.all('main a[href*="/reservations/"]').map((link) => link.getAttribute('href'))).toEqual([
    `${prefix}/reservations/${key}`,
  ])
})

test('jars are ordered to a table from its reservation, and only where it is known', async () => {
  const { key, startsAt } = await reserve(2)
  const browser = openBrowser(app)
  browser.cookies.set('__Host-cart', serializeCart([{ productId: product.id, quantity: 1 }]))
  const before = await pageOf(await browser.get('/checkout'))
  expect(before.all('[value="at_the_table"]')).toEqual([])

  const led = await browser.get(`/reservations/${key}/jars`)
  expect([led.status, led.headers.get('location')]).toEqual([302, '/shop'])
  const page = await pageOf(await browser.get('/checkout'))
  const choice = atTheTable.choice(`${formatDay(startsAt, 'en', 'long')}, 19:00`)
  expect(page.says(choice)).toBe(true)
  const fields = {
    'contact.email': contact.email,
    'contact.firstName': contact.firstName,
    'contact.lastName': contact.lastName,
    'contact.phone': contact.phone,
    'delivery.method': 'at_the_table',
    'delivery.reservation': page.valueOf('delivery.reservation'),
    'payment.method': 'bank_transfer',
    key: page.valueOf('key'),
  }
  const review = await pageOf(await browser.post('/checkout', { ...fields, intent: 'review' }))
  expect(review.valueOf('agreedTotalCents')).toBe('9900')
  const agreed = { lines: review.valueOf('lines'), agreedTotalCents: '9900', intent: 'place' }
  const altered = `${fields['delivery.reservation'].slice(0, -3)}AAA`
  const gone = await browser.post('/checkout', { ...fields, ...agreed, 'delivery.reservation': altered })
  expect(gone.status).toBe(409)
  expect((await pageOf(gone)).says(checkoutRefused.table_gone)).toBe(true)
  const placed = await browser.post('/checkout', { ...fields, ...agreed })
  expect(placed.status).toBe(303)
  const order = await pageOf(await browser.get(placed.headers.get('location') ?? ''))
  expect(order.says(en.tableAt)).toBe(true)
  expect(order.says(en.next.table)).toBe(true)

  // The door sees it in the row of the table.
  const cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  const door = await app.fetch(`/admin/reservations?day=${NEXT_WEEK}`, { headers: { cookie } })
  expect((await pageOf(door)).textOf('.timeline')).toContain(staff.reservations.marks.jars)
})

test.each([
  ['', tableEn, 'unless somebody in your party has died or is in hospital', 8],
  ['/th', tableTh, 'เว้นแต่มีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล', 9],
] as const)(
  'beside a deposit that is kept stands when it is not, for a death or a hospital: %s',
  async (prefix, texts, exception, days) => {
    const { key, orderKey, startsAt } = await reserve(5, shopDay(addTime(new Date(), days * DAY)))
    const { id, totalCents } = await getOrderByLink(ctx(), { accessKey: orderKey, language: 'en' })
    await pay(ctx(), { id }, totalCents, 'payfast')
    await followDeposit(asShop(ctx()), { orderId: id })
    const late = await testApp(shop(), {
      change: (ctx) => ({ ...ctx, now: () => addTime(startsAt, -HOUR) }),
    })
    const page = await pageOf(await openBrowser(late).get(`${prefix}/reservations/${key}`))
    expect(texts.notBack).toContain(exception)
    expect(page.says(texts.notBack)).toBe(true)
    expect(page.says(texts.cancelKeeps('R500.00'))).toBe(true)
  },
)
