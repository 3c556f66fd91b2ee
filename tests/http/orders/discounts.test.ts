import { beforeAll, expect, test } from 'vitest'
import { createDiscount, getDiscount, updateDiscount } from '#domain/orders/discounts/index.ts'
import { fieldErrors } from '#shared/messages/en/forms/field-errors.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { fieldErrors as thErrors } from '#shared/messages/th/forms/field-errors.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office's pages about discount codes, as a browser without scripts uses them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
const staff = () => ({ ...ctx(), actor: asStaff(ada, true) })
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada' })
})

async function signedIn() {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), ada)).split('=')
  browser.cookies.set(name, value)
  return browser
}
const errorAt = (page: Page, name: string) => page.textOf(`[id="${name}-error"]`)
const rows = (page: Page) => page.all('tbody tr th a').map((link) => link.textContent)
const EMPTY = {
  percent: '',
  amountCents: '',
  minimumCents: '',
  startsAt: '',
  endsAt: '',
  maxUses: '',
  maxUsesPerCustomer: '',
}

test('an admin creates a code, finds it with its uses, and sees which orders have it', async () => {
  const browser = await signedIn()
  const fields = {
    ...EMPTY,
    kind: 'percent',
    percent: '10',
    amountCents: 'left over',
    minimumCents: 'R 50,00',
  }
  const made = await browser.post('/admin/discounts/new', {
    ...fields,
    intent: 'create',
    code: 'page-ten',
    startsAt: '2026-01-01T08:00',
    endsAt: '2099-12-31T23:59',
    maxUses: '5',
  })
  expect([made.status, made.headers.get('location')?.split('?')[0]]).toEqual([303, '/admin/discounts'])
  const taken = await browser.post('/admin/discounts/new', { ...fields, intent: 'create', code: 'PAGE-TEN' })
  expect([taken.status, errorAt(await pageOf(taken), 'code')]).toEqual([409, en.discounts.codeTaken])

  const product = await addProduct(ctx())
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], {
      delivery: { method: 'pickup' },
      discountCode: 'PAGE-TEN',
      agreedTotalCents: 8910,
    }),
  )
  const other = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const list = await pageOf(await browser.get('/admin/discounts?search=age-t&state=running'))
  expect(rows(list)).toEqual(['PAGE-TEN'])
  for (const text of [en.discounts.percentOff(10), en.discounts.usesOf(1, 5), 'R9.90']) {
    expect(list.says(text)).toBe(true)
  }
  expect(rows(await pageOf(await browser.get('/admin/discounts?state=off')))).toEqual([])
  const [uses] = list.all('tbody a[href*="/admin/orders?"]')
  const orders = await pageOf(await browser.get(uses?.getAttribute('href') ?? ''))
  expect(orders.says(order.number)).toBe(true)
  expect(orders.says(other.number)).toBe(false)
  for (const wrong of ['?state=gone', '?after=x']) {
    expect((await browser.get(`/admin/discounts${wrong}`)).status).toBe(400)
  }
})

test.each<[string, Record<string, string>, string, keyof typeof fieldErrors | 'ends_before_start']>([
  ['no code', { code: '' }, 'code', 'required'],
  ['a code in Thai', { code: 'ส่วนลด' }, 'code', 'discount_code'],
  ['no percent', { percent: '' }, 'percent', 'required'],
  ['101 percent', { percent: '101' }, 'percent', 'out_of_range'],
  ['half a percent', { percent: '0.5' }, 'percent', 'not_a_whole_number'],
  ['percent in words', { percent: 'ten' }, 'percent', 'not_a_whole_number'],
  ['an amount of nothing', { kind: 'amount', amountCents: '0' }, 'amountCents', 'out_of_range'],
  ['an amount in words', { kind: 'amount', amountCents: 'free' }, 'amountCents', 'invalid'],
  ['a minimum below 0', { minimumCents: '-1' }, 'minimumCents', 'invalid'],
  ['a minimum of a billion', { minimumCents: '1000000000000' }, 'minimumCents', 'out_of_range'],
  ['no uses', { maxUses: '0' }, 'maxUses', 'out_of_range'],
  ['a day that does not exist', { startsAt: '2026-02-30T10:00' }, 'startsAt', 'invalid'],
  ['an end in words', { endsAt: 'soon' }, 'endsAt', 'invalid'],
  [
    'an end before its start',
    { startsAt: '2026-12-02T10:00', endsAt: '2026-12-01T10:00' },
    'endsAt',
    'ends_before_start',
  ],
])('%s is refused at its field, in both languages', async (_what, typed, field, code) => {
  const browser = await signedIn()
  const fields = { ...EMPTY, intent: 'create', code: 'BAD-INPUT', kind: 'percent', percent: '10', ...typed }
  for (const [at, texts, errors] of [
    ['', en, fieldErrors],
    ['/th', th, thErrors],
  ] as const) {
    const answer = await browser.post(`${at}/admin/discounts/new`, fields)
    const page = await pageOf(answer)
    expect([answer.status, page.wrongFields()]).toEqual([422, [field]])
    const text = code === 'ends_before_start' ? texts.discounts.endsBeforeStart : errors[code]
    expect(errorAt(page, field)).toBe(text)
    expect(page.valueOf('code')).toBe(fields.code)
  }
  expect(rows(await pageOf(await browser.get('/admin/discounts?search=BAD-INPUT')))).toEqual([])
})

test('of two admins who edit one code the second sees both versions, and saving again replaces', async () => {
  const made = await createDiscount(staff(), {
    code: 'TWO-HANDS',
    kind: 'percent',
    percent: 10,
    minimumCents: 0,
    endsAt: new Date('2099-01-01T08:00:00Z'),
  })
  if (!made.ok) throw new Error(made.reason)
  const { id } = made
  const browser = await signedIn()
  const page = await pageOf(await browser.get(`/th/admin/discounts/${id}`))
  expect([page.valueOf('percent'), page.valueOf('endsAt')]).toEqual(['10', '2099-01-01T10:00'])
  expect(page.all('input[name="code"]')).toEqual([])
  const theirs = { id, version: 1, kind: 'percent', percent: 15, minimumCents: 0 } as const
  await updateDiscount(staff(), theirs)

  const fields = {
    ...EMPTY,
    intent: 'save',
    version: page.valueOf('version'),
    kind: 'percent',
    percent: '20',
  }
  const answer = await browser.post(`/th/admin/discounts/${id}`, fields)
  const both = await pageOf(answer)
  expect(answer.status).toBe(409)
  expect(both.all('[role="alert"] tbody tr').map((row) => row.textContent)).toEqual([
    `${th.discounts.percent}${th.parts.changed.saved}: 15${th.parts.changed.typed}: 20`,
  ])
  expect(both.says('บันทึกโดย Ada Srisuk')).toBe(true)
  expect((await getDiscount(staff(), { id })).terms).toEqual({ kind: 'percent', percent: 15 })
  const again = await browser.post(`/th/admin/discounts/${id}`, {
    ...fields,
    version: both.valueOf('version'),
  })
  expect(again.status).toBe(303)
  expect((await getDiscount(staff(), { id })).terms).toEqual({ kind: 'percent', percent: 20 })

  for (const [intent, state] of [
    ['off', 'off'],
    ['on', 'running'],
  ] as const) {
    expect((await browser.post(`/admin/discounts/${id}`, { intent })).status).toBe(303)
    expect((await getDiscount(staff(), { id })).state).toBe(state)
  }
})
