import { beforeAll, describe, expect, test } from 'vitest'
import { addOrderNote, getStaffOrder } from '#domain/orders/order-desk/index.ts'
import { recordPaymentByHand } from '#domain/orders/payments/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { staff as staffTexts } from '#shared/messages/en/admin.ts'
import { staff as thaiTexts } from '#shared/messages/th/admin.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { openBrowser } from '../../helpers/browser.ts'
import { pageOf } from '../../helpers/html.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { cookieOf } from '../../helpers/signed-in.ts'
import { type TestApp, testApp } from '../../helpers/test-app.ts'
import { testCtx } from '../../helpers/test-ctx.ts'
import { useTestDatabase } from '../../helpers/test-database.ts'

/* The office's pages about orders, as a browser without scripts uses them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada } = useStaff(ctx)
let product: TestProduct
const staff = () => ({ ...ctx(), actor: asStaff(ada, true) })
beforeAll(async () => {
  app = await testApp(shop())
  product = await addProduct(ctx(), {
    initialStock: 100,
    name: { en: 'Green paste', th: 'พริกแกงเขียวหวาน' },
  })
})

const place = (overrides: Parameters<typeof orderOf>[1] = {}) =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }], overrides))
async function signedIn(person = ada) {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person)).split('=')
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

/** As it stands once an admin has noted the cash of the counter. */
async function placePaid(overrides: Parameters<typeof orderOf>[1] = {}) {
  const order = await place(overrides)
  const { id: orderId, number: reference, totalCents: amountCents } = order
  const cash = { method: 'cash', reason: 'At the counter', isSure: true } as const
  await recordPaymentByHand(staff(), { orderId, reference, amountCents, ...cash })
  return order
}

describe.each([
  ['', 'en', staffTexts],
  ['/th', 'th', thaiTexts],
] as const)('the page of a paid order at %s/admin/orders', (prefix, locale, { order: texts }) => {
  const named = { email: 'nok@example.com', firstName: 'Nok', lastName: 'Dee', phone: '+27215550142' }
  async function open() {
    const order = await placePaid({ contact: named })
    const sum = formatMoney(order.totalCents, locale)
    return { ...order, path: `${prefix}/admin/orders/${order.id}`, sum }
  }
  const statusOf = async (id: string) => (await traceOf(ctx(), id)).order.status

  test('asks before it is cancelled, says that nothing has changed for a minute, and keeps it where that is undone', async () => {
    const { id, number, path, sum } = await open()
    const browser = await signedIn()
    const press = (fields: Record<string, string> = {}) =>
      browser.post(path, { intent: 'to-cancelled', 'cancelled.reason': 'By phone', ...fields })
    expect((await pageOf(await browser.get(path))).valueOf('cancelled.sure')).toBe('')
    const asked = await press()
    expect(asked.status).toBe(409)
    const question = await pageOf(asked)
    expect(question.says(texts.cancelPaid(number, 'Nok Dee', sum))).toBe(true)
    expect(question.textOf('[name="cancelled.reason"]')).toBe('By phone')
    expect(await statusOf(id)).toBe('confirmed')

    const sure = { 'cancelled.sure': question.valueOf('cancelled.sure') }
    const led = await press(sure)
    expect([led.status, led.headers.get('location')]).toEqual([303, `${path}#steps`])
    // Not that the order has changed.
    expect(led.headers.get('set-cookie')).toContain('notice=order-cancels-soon;')
    const minute = await pageOf(await browser.get(path))
    const { cancelsAt } = await getStaffOrder(staff(), { id })
    expect(minute.says(texts.cancelsAt(formatTime(cancelsAt ?? new Date(0))))).toBe(true)
    expect((await pageOf(await press(sure))).says(texts.beingCancelled)).toBe(true)
    expect(await statusOf(id)).toBe('confirmed')

    const undone = await browser.post(path, { intent: 'undo-cancel' })
    expect([undone.status, undone.headers.get('location')]).toEqual([303, `${path}#steps`])
    expect(undone.headers.get('set-cookie')).toContain('notice=order-kept;')
    const kept = await pageOf(await browser.get(path))
    expect(kept.all('#form-undo-cancel')).toHaveLength(0)
    const late = await browser.post(path, { intent: 'undo-cancel' })
    expect(late.status).toBe(409)
    expect((await getStaffOrder(staff(), { id })).cancelsAt).toBeNull()
  })

  test('shows moderators neither the step nor the way back, and refuses them both', async () => {
    const { id, path } = await open()
    const moderator = await signedIn(await addPerson(ctx(), { roles: ['moderator'] }))
    expect((await pageOf(await moderator.get(path))).all('#form-to-cancelled')).toHaveLength(0)
    const sure = { intent: 'to-cancelled', 'cancelled.sure': 'on' }
    expect((await moderator.post(path, sure)).status).toBe(403)
    await (await signedIn()).post(path, sure)
    const page = await pageOf(await moderator.get(path))
    expect([page.says(texts.adminsUndo), page.all('#form-undo-cancel').length]).toEqual([true, 0])
    expect((await moderator.post(path, { intent: 'undo-cancel' })).status).toBe(403)
    expect((await getStaffOrder(staff(), { id })).cancelsAt).not.toBeNull()
  })
})

test('the API asks before a paid order is cancelled, and takes that back within the minute', async () => {
  const order = await placePaid()
  const cookie = await cookieOf(ctx(), ada)
  async function send(what: string, body: object) {
    const response = await app.fetch(`/api/staff/orders/${order.id}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()]
  }
  expect(await send('steps', { to: 'cancelled' })).toMatchObject([
    409,
    { code: 'is_paid', number: order.number, totalCents: order.totalCents },
  ])
  const wanted = await send('steps', { to: 'cancelled', isSure: true })
  expect(wanted).toMatchObject([200, { order: { status: 'confirmed' }, cancelsAt: expect.any(String) }])
  expect(await send('steps', { to: 'processing' })).toMatchObject([409, { code: 'being_cancelled' }])
  expect(await send('cancellation-undos', {})).toMatchObject([200, { cancelsAt: null }])
  expect(await send('cancellation-undos', {})).toMatchObject([409, { code: 'too_late' }])
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
  const none = await pageOf(await browser.get('/admin/orders?search=xy'))
  expect(none.says(staffTexts.orders.none)).toBe(true)
})

test('who gave no name is known by their mail address, in an order and in the team', async () => {
  const nameless = await addPerson(ctx(), { roles: ['moderator'], firstName: '', lastName: '' })
  const order = await place()
  await bringTo({ ...ctx(), actor: asStaff(nameless) }, order.id, 'confirmed')
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), nameless)).split('=')
  browser.cookies.set(name, value)
  const path = `/admin/orders/${order.id}`
  await browser.post(path, { intent: 'note', text: 'Call before delivery' })
  for (const [prefix, by] of [
    ['', 'by'],
    ['/th', 'โดย'],
  ] as const) {
    const page = await pageOf(await browser.get(`${prefix}${path}`))
    const lines = page.all('main p').map((line) => line.textContent.trim())
    expect(lines.filter((line) => line.endsWith(`, ${by}`))).toEqual([])
    expect(lines.filter((line) => line.endsWith(`, ${by} ${nameless.email}`))).toHaveLength(2)
    expect(page.all('header span').some((span) => span.textContent === nameless.email)).toBe(true)
  }

  const team = await pageOf(await (await signedIn()).get('/admin/team'))
  const heads = team.all('main th[scope=row]').map((head) => head.textContent)
  expect(heads.filter((head) => head.includes(nameless.email))).toEqual([nameless.email])
  expect(team.says(staffTexts.team.takeOne(staffTexts.roles.moderator, nameless.email))).toBe(true)
  expect(heads).toContain(`Ada Owner${ada.email}`)
})
