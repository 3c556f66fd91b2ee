import { beforeAll, expect, test } from 'vitest'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { fillSettings, listSettings } from '#domain/base/settings/index.ts'
import { product as texts } from '#shared/messages/en/catalog/product.ts'
import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'
import { settings as en } from '#shared/messages/en/base/admin/settings.ts'
import { settings as th } from '#shared/messages/th/base/admin/settings.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { addTableRows } from '#tests/data/tables.ts'
import { FIRST_SETTINGS } from '#tests/databases/test-shop.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The settings of the office, and what visitors see of them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada } = useStaff(ctx)
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  await fillSettings(ctx(), {})
  cookie = await cookieOf(ctx(), ada)
})
const views = () => listSettings({ ...ctx(), actor: asStaff(ada, true) })

/** Sends the form of a group, as the page shows it, with these fields changed. */
async function send(group: string, changes: Record<string, string>, button = 'save', prefix = '') {
  const path = `${prefix}/admin/settings`
  const page = await pageOf(await app.fetch(path, { headers: { cookie } }))
  const isSent = (field: ReturnType<typeof page.all>[number]) =>
    field.getAttribute('type') !== 'checkbox' || field.hasAttribute('checked')
  const fields = page
    .all(`#form-save-${group} [name]`)
    .filter(isSent)
    .map((field) => {
      if (field.getAttribute('type') === 'checkbox') return [field.getAttribute('name') ?? '', 'on']
      const chosen = field.querySelector('option[selected]')?.getAttribute('value')
      const value = chosen ?? field.getAttribute('value') ?? field.textContent ?? ''
      return [field.getAttribute('name') ?? '', value]
    })
  const body = new URLSearchParams({
    ...Object.fromEntries(fields),
    ...changes,
    intent: `${button}-${group}`,
  })
  return app.fetch(path, { method: 'POST', body, headers: { cookie } })
}

/** Changes are announced: asks until the page says so, or the test times out. */
async function untilPage(path: string, says: string): Promise<void> {
  while (!(await pageOf(await app.fetch(path))).says(says)) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('the page shows every group in both languages, and a moderator is refused', async () => {
  for (const [path, texts] of [
    ['/admin/settings', en],
    ['/th/admin/settings', th],
  ] as const) {
    const page = await pageOf(await app.fetch(path, { headers: { cookie } }))
    for (const title of Object.values(texts.groups)) expect(page.says(title), title).toBe(true)
  }
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const asMoe = { headers: { cookie: await cookieOf(ctx(), moe) } }
  expect((await app.fetch('/admin/settings', asMoe)).status).toBe(403)
})

test('a company fact that is saved stands on kept pages in both languages', async () => {
  for (const path of ['/', '/th']) await app.fetch(path)
  const saved = await send('company', { legalName: 'Krok & Co (Pty) Ltd', phone: '+27 21 555 0199' })
  expect(saved.status).toBe(303)
  for (const path of ['/', '/th']) {
    await untilPage(path, 'Krok & Co (Pty) Ltd')
    await untilPage(path, '+27 21 555 0199')
  }
})

test('opening hours that differ by day are said in words on every page', async () => {
  const monday = { 'week.mon.opens': '', 'week.mon.closes': '' }
  expect((await send('hours', monday)).status).toBe(303)
  await untilPage('/', 'Tuesday to Sunday 11:00 to 22:00')
  await untilPage('/', 'Closed Monday')
  await untilPage('/th', 'ปิดวันจันทร์')
})

test('a break between lunch and dinner is said wherever the hours are', async () => {
  const twice = { 'week.sun.pause.from': '15:00', 'week.sun.pause.until': '17:30' }
  const wrong = await pageOf(await send('hours', { ...twice, 'week.sun.pause.until': '' }))
  expect(wrong.textOf('#hours-week-sun-pause-until-error')).toBe(fieldErrors.invalid)
  const early = await pageOf(await send('hours', { ...twice, 'week.sun.pause.from': '10:00' }))
  expect(early.textOf('#hours-week-sun-pause-from-error')).toBe(fieldErrors.invalid)
  const preview = await pageOf(await send('hours', twice, 'preview'))
  const said = 'Sunday 11:00 to 15:00 and 17:30 to 22:00'
  const saidInThai = 'อาทิตย์ 11:00–15:00 และ 17:30–22:00 น.'
  expect([preview.says(said), preview.says(saidInThai)]).toEqual([true, true])
  expect((await send('hours', twice)).status).toBe(303)
  await untilPage('/', said)
  for (const path of ['/menu', '/contact'])
    expect((await pageOf(await app.fetch(path))).says(said), path).toBe(true)
  await untilPage('/th', saidInThai)
  expect(await (await app.fetch('/llms.txt')).text()).toContain(said)
  const chat = await app.fetch('/api/chat', {
    method: 'POST',
    body: JSON.stringify({ question: 'Are you open on Sunday?', locale: 'en' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(await chat.text()).toContain('we’re open from 11:00 to 15:00 and 17:30 to 22:00.')
  const shown = await pageOf(await app.fetch('/admin/settings', { headers: { cookie } }))
  expect(shown.valueOf('week.sun.pause.from')).toBe('15:00')
  await send('hours', { 'week.sun.pause.from': '', 'week.sun.pause.until': '' })
  expect((await views()).hours.value.week.sun).toEqual({ opens: '11:00', closes: '22:00' })
})

test('hours under which reservations stand say how many are outside, before and after they are saved', async () => {
  await inTransaction(asShop(ctx()), (ctx) => addTableRows(ctx, ada.id))
  const noFridays = { 'week.fri.opens': '', 'week.fri.closes': '' }
  const before = await pageOf(await send('hours', noFridays, 'preview'))
  expect(before.says(en.outside(2))).toBe(true)
  expect(before.all('#hours a[href="/admin/reservations?day=2027-01-08"]')).toHaveLength(1)
  expect((await send('hours', noFridays)).status).toBe(303)
  const shown = async () => {
    const page = await pageOf(await app.fetch('/th/admin/settings', { headers: { cookie } }))
    return page.says(th.outside(2))
  }
  expect(await shown()).toBe(true)
  await send('hours', { 'week.fri.opens': '11:00', 'week.fri.closes': '22:00' })
  expect(await shown()).toBe(false)
})

test('days that differ are rows: one is added, wrong ones are said at their fields, and one is removed', async () => {
  const christmas = { 'exceptions.0.date': '2099-12-25', 'exceptions.0.name.en': 'Christmas' }
  // Without scripts too: what is typed stays, and there is another row.
  const more = await pageOf(await send('hours', christmas, 'rows'))
  expect(more.valueOf('exceptions.0.date')).toBe('2099-12-25')
  expect(more.all('[name="exceptions.1.date"], [name="exceptions.2.date"]')).toHaveLength(1)
  expect((await views()).hours.value.exceptions).toEqual([])

  const evening = { 'exceptions.2.hours.opens': '17:00', 'exceptions.2.name.th': 'ปีใหม่' }
  const wrong = await send('hours', { ...christmas, ...evening })
  expect(wrong.status).toBe(422)
  const page = await pageOf(wrong)
  expect(page.textOf('#hours-exceptions-2-date-error')).toBe(fieldErrors.invalid)
  expect(page.textOf('#hours-exceptions-2-hours-closes-error')).toBe(fieldErrors.invalid)

  const right = { 'exceptions.2.date': '2100-01-01', 'exceptions.2.hours.closes': '23:30' }
  expect((await send('hours', { ...christmas, ...evening, ...right })).status).toBe(303)
  expect((await views()).hours.value.exceptions).toEqual([
    { date: '2099-12-25', hours: null, name: { en: 'Christmas', th: 'Christmas' } },
    { date: '2100-01-01', hours: { opens: '17:00', closes: '23:30' }, name: { en: 'ปีใหม่', th: 'ปีใหม่' } },
  ])
  expect((await send('hours', { 'exceptions.0.remove': 'on' })).status).toBe(303)
  expect((await views()).hours.value.exceptions).toMatchObject([{ date: '2100-01-01' }])
})

test('a preview of delivery says what a parcel costs to each group of provinces, and saves nothing', async () => {
  const changes = { 'zones.near.cents': '80', 'zones.far.cents': '0', 'provinces.EC': 'near' }
  const page = await pageOf(await send('delivery', changes, 'preview'))
  expect(page.says(`Eastern Cape, Western Cape: R80.00, ${en.freeFrom('R600.00')}`)).toBe(true)
  expect(page.says(`Western Cape: R75.00, ${en.freeFrom('R600.00')}`)).toBe(true)
  expect(page.says(`North West: ${en.free}`)).toBe(true)
  expect((await views()).delivery.value).toEqual(FIRST_SETTINGS.delivery)
})

test.each([
  ['free', en.notAnAmount],
  ['-1', en.notAnAmount],
  ['1e12', en.notAnAmount],
  ['999999999', fieldErrors.out_of_range],
])('a delivery price of "%s" is refused at its field, and nothing is saved', async (typed, error) => {
  const { version } = (await views()).delivery
  const response = await send('delivery', { 'zones.near.cents': typed })
  expect(response.status).toBe(422)
  const page = await pageOf(response)
  expect(page.textOf('#delivery-zones-near-cents-error')).toBe(error)
  expect((await views()).delivery.version).toBe(version)
})

test('prices may be typed with a comma and in Thai digits, and 0 is free', async () => {
  const typed = { 'zones.near.cents': '๘๐,50', 'zones.main.cents': '0', 'zones.far.freeFromCents': '' }
  expect((await send('delivery', typed)).status).toBe(303)
  expect((await views()).delivery.value.zones).toEqual({
    near: { cents: 8050, freeFromCents: 60_000 },
    main: { cents: 0, freeFromCents: 60_000 },
    far: { cents: 12_900, freeFromCents: null },
  })
  await send('delivery', {
    'zones.near.cents': '75',
    'zones.main.cents': '99',
    'zones.far.freeFromCents': '600',
  })
  expect((await views()).delivery.value).toEqual(FIRST_SETTINGS.delivery)
})

const monday = 'icePack.weekdays.mon'
const icePack = async () => (await views()).delivery.value.icePack

test('an ice pack has a price and days; without either chilled jars are only collected', async () => {
  expect(await icePack()).toEqual({ cents: 3_500, weekdays: ['mon'] })
  expect((await send('delivery', { 'icePack.cents': '42,50' })).status).toBe(303)
  expect(await icePack()).toEqual({ cents: 4_250, weekdays: ['mon'] })
  expect((await send('delivery', { 'icePack.cents': '', [monday]: '' })).status).toBe(303)
  expect(await icePack()).toBeNull()
  const off = await pageOf(await app.fetch('/admin/settings', { headers: { cookie } }))
  expect(off.all(`[name="${monday}"][checked]`)).toEqual([])
  expect(off.valueOf('icePack.cents')).toBe('')

  const onlyDay = await pageOf(await send('delivery', { [monday]: 'on' }))
  expect(onlyDay.textOf('#delivery-icePack-cents-error')).toBe(fieldErrors.required)
  const onlyPrice = await pageOf(await send('delivery', { 'icePack.cents': '35' }))
  expect(onlyPrice.textOf('#delivery-icePack-weekdays-error')).toBe(fieldErrors.required)
  expect(await icePack()).toBeNull()
  expect((await send('delivery', { 'icePack.cents': '35', [monday]: 'on' })).status).toBe(303)
  expect(await icePack()).toEqual({ cents: 3_500, weekdays: ['mon'] })
})

test('chilled parcels leave only on days from which all of them arrive before the weekend', async () => {
  const tuesday = { 'icePack.weekdays.tue': 'on' }
  for (const [path, texts] of [
    ['', en],
    ['/th', th],
  ] as const) {
    const wrong = await send('delivery', { ...tuesday, [monday]: '' }, 'save', path)
    expect(wrong.status).toBe(422)
    const page = await pageOf(wrong)
    expect(page.textOf('#delivery-icePack-weekdays-error')).toBe(texts.overWeekend)
    const ticked = page.all('[name^="icePack.weekdays"][checked]').map((box) => box.getAttribute('name'))
    expect(ticked).toEqual(['icePack.weekdays.tue'])
  }
  // There are more such days where couriers are quicker.
  const quick = { 'days.main.to': '3', 'days.far.to': '3' }
  const preview = await pageOf(await send('delivery', { ...tuesday, ...quick }, 'preview'))
  expect(preview.textOf('#delivery [role=status]')).toContain(`${en.days.mon}, ${en.days.tue}`)
  expect(await icePack()).toEqual({ cents: 3_500, weekdays: ['mon'] })
})

test('a preview shows the sample order, and saves nothing', async () => {
  const page = await pageOf(await send('tax', { vatPercent: '15.5' }, 'preview'))
  expect(page.says(`${en.vatOf(15.5)} R67.10`)).toBe(true)
  expect((await views()).tax.value).toEqual({ vatPercent: 15 })
})

test('a change that is planned is listed, withdrawn by its button, and never in the past', async () => {
  expect((await send('tax', { vatPercent: '16', from: '2020-01-01' })).status).toBe(422)
  expect((await send('tax', { vatPercent: '16', from: '2099-01-01' })).status).toBe(303)
  const [planned] = (await views()).tax.planned
  expect(planned).toMatchObject({
    effectiveFrom: new Date('2098-12-31T22:00:00Z'),
    value: { vatPercent: 16 },
  })
  const body = new URLSearchParams({ intent: `withdraw-${planned?.id}` })
  const again = () => app.fetch('/admin/settings', { method: 'POST', body, headers: { cookie } })
  expect([(await again()).status, (await again()).status]).toEqual([303, 422])
  expect((await views()).tax.planned).toEqual([])
})

test('who saves from an older state is shown both, and nothing is replaced', async () => {
  const stale = await send('stock', { lowStock: '7', version: '0' })
  expect(stale.status).toBe(422)
  expect((await views()).stock.value).toEqual({ lowStock: 5 })
})

test('up to how many are few is one number, for the shop and the office, unless a product has its own', async () => {
  const initialStock = 8
  const [shops, own] = [
    await addProduct(ctx(), { initialStock }),
    await addProduct(ctx(), { initialStock, lowStockThreshold: 3 }),
  ]
  const staffPages = ['/admin', '/admin/inventory?filter=low', '/admin/products?state=low']
  const listed = async ({ id }: TestProduct) =>
    Promise.all(
      staffPages.map(async (path) => {
        const page = await pageOf(await app.fetch(path, { headers: { cookie } }))
        return page.all(`main a[href$="/${id}"]`).length > 0
      }),
    )
  const saysLeft = async ({ slug }: TestProduct) =>
    (await pageOf(await app.fetch(`/product/${slug}`))).says(texts.onlyLeft(initialStock))
  expect([await listed(shops), await saysLeft(shops)]).toEqual([[false, false, false], false])

  expect((await send('stock', { lowStock: '8' })).status).toBe(303)
  await untilPage(`/product/${shops.slug}`, texts.onlyLeft(initialStock))
  expect(await listed(shops)).toEqual([true, true, true])
  expect([await listed(own), await saysLeft(own)]).toEqual([[false, false, false], false])
  expect((await send('stock', { lowStock: '5' })).status).toBe(303)
})

test('an order keeps the VAT that it was placed with, and new ones have the new rate', async () => {
  const product = await addProduct(ctx())
  const input = orderOf([{ product, quantity: 1 }])
  const before = await mustPlace(ctx(), input)
  expect((await send('tax', { vatPercent: '15.5' })).status).toBe(303)
  const after = await mustPlace(ctx(), input)
  const says = async (key: string, text: string) =>
    (await pageOf(await app.fetch(`/order/${key}`))).says(text)
  expect(await says(before.accessKey, 'VAT included (15%)')).toBe(true)
  expect(await says(after.accessKey, 'VAT included (15.5%)')).toBe(true)
})
