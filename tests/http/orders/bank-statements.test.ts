import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#shared/kernel/money.ts'
import { staff as texts } from '#shared/messages/en/admin.ts'
import { mustPlaceRow, newContact, orderOf, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { sendPage } from '../../helpers/send-page.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* Many transfers at once, ticked in the list and from a statement, as a browser without scripts does it. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe } = useStaff(ctx)
const { bank, transfers } = texts
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

/** An order that waits for a transfer of a sum that no other order has. */
async function waiting(priceCents = randomInt(100_000, 900_000)) {
  const product = await addProduct(ctx(), { initialStock: 10, priceCents })
  return mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
}
async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), moe)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const rand = (cents: number) => (cents / 100).toFixed(2)
const csv = (...lines: string[]) =>
  new File([['Date,Amount,Balance,Description', ...lines].join('\r\n')], 'statement.csv')
const paidOf = async (id: string) => (await traceOf(ctx(), id)).order.paymentStatus

test('ticked in the list, transfers are recorded with their sums in sight; again, nothing is', async () => {
  const orders = [await waiting(), await waiting()]
  const browser = await signedIn()
  const ticked = Object.fromEntries(orders.map(({ id }) => [`order-${id}`, 'on']))
  const led = await browser.post('/admin/orders', { intent: 'transfers', ...ticked })
  const path = led.headers.get('location') ?? ''
  const page = await pageOf(await browser.get(path))
  for (const { totalCents } of orders) expect(page.says(formatMoney(totalCents, 'en'))).toBe(true)
  const fields = Object.fromEntries(
    orders.map(({ id, totalCents }) => [`transfer-${id}`, String(totalCents)]),
  )
  const done = await pageOf(await browser.post(path, fields))
  expect(done.says(bank.done(2))).toBe(true)
  expect(await paidOf(orders[0]?.id ?? '')).toBe('paid')
  expect((await pageOf(await browser.post(path, fields))).says(bank.verdicts.already)).toBe(true)
  expect((await pageOf(await browser.get(path))).says(transfers.none)).toBe(true)
  expect((await browser.post(path, {})).status).toBe(422)
})

test('a statement’s lines are shown in groups, recorded in one press, and known when it comes again', async () => {
  const twinCents = randomInt(100_000, 900_000)
  const [fitting, short, twin, other] = [
    await waiting(),
    await waiting(),
    await waiting(twinCents),
    await waiting(twinCents),
  ]
  const file = csv(
    `2026/11/24,${rand(fitting.totalCents)},0.00,EFT ${fitting.number.replaceAll('-', ' ')}`,
    `2026/11/24,${rand(short.totalCents - 100)},0.00,${short.number}`,
    `2026/11/24,${rand(twin.totalCents)},0.00,J SMITH ${short.number.slice(-3)}`,
    '2026/11/24,-99.00,0.00,MONTHLY FEE',
    '2026/11/24,3.21,0.00,INTEREST',
  )
  const browser = await signedIn()
  const path = '/admin/orders/bank'
  const empty = await pageOf(await browser.get(path))
  const shown = await pageOf(await sendPage(browser, path, empty, { intent: 'read', file }))
  expect(shown.says(bank.found(4, 'FNB'))).toBe(true)
  expect(shown.says(bank.out(1))).toBe(true)
  const groups = (page: typeof shown) => page.all('section[id]').map((section) => section.getAttribute('id'))
  expect(groups(shown)).toEqual(['fits', 'differs', 'choose', 'left-over'])
  // Only what fits is ticked; somebody chooses the other of the two that the third line fits.
  const recorded = await sendPage(browser, path, shown, {
    intent: 'record',
    'take-2': `${other.id} ${other.totalCents}`,
  })
  const page = await pageOf(recorded)
  expect(page.says(bank.done(2))).toBe(true)
  expect(groups(page)).toEqual(['differs', 'recorded', 'left-over'])
  expect([
    await paidOf(fitting.id),
    await paidOf(short.id),
    await paidOf(twin.id),
    await paidOf(other.id),
  ]).toEqual(['paid', 'pending', 'pending', 'paid'])
  const again = await pageOf(await sendPage(browser, path, empty, { intent: 'read', file }))
  expect(groups(again)).toEqual(['differs', 'recorded', 'left-over'])
  const nothing = await sendPage(browser, path, again, { intent: 'record' })
  expect([nothing.status, (await pageOf(nothing)).says(bank.nothingTicked)]).toEqual([422, true])
})

test('another bank’s columns are chosen; what is no statement is told in a sentence', async () => {
  const order = await waiting()
  const browser = await signedIn()
  const path = '/th/admin/orders/bank'
  const empty = await pageOf(await browser.get(path))
  const file = new File(
    [`When;Who;What\n24.11.2026;${order.number};${rand(order.totalCents).replace('.', ',')}\n`],
    'x.csv',
  )
  const asked = await pageOf(await sendPage(browser, path, empty, { intent: 'read', file }))
  expect(asked.all('select').map((field) => field.getAttribute('name'))).toEqual([
    'day',
    'description',
    'amount',
  ])
  const columns = { day: '0', description: '1', amount: '2' }
  const read = await pageOf(await sendPage(browser, path, asked, { intent: 'read', file, ...columns }))
  expect(read.all('#fits input[type=checkbox]')).toHaveLength(1)
  const said = async (changed: Record<string, string | File>) => {
    const answer = await sendPage(browser, '/admin/orders/bank', empty, { intent: 'read', ...changed })
    return [answer.status, (await pageOf(answer)).textOf('.notice')]
  }
  expect(await said({})).toEqual([422, bank.noFile])
  expect(await said({ file: new File([Uint8Array.of(0x50, 0x4b, 0)], 'x.xlsx') })).toEqual([
    422,
    texts.imports.problems.not_text,
  ])
  expect(await said({ file: new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'x.csv') })).toEqual([
    422,
    texts.imports.problems.too_large(5),
  ])
  const forged = await sendPage(browser, path, empty, { intent: 'record', 'line-0': '["x"]' })
  expect(forged.status).toBe(400)
})
