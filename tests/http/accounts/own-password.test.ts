import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditLog, sessions } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { fillSettings, getSettings, listSettings } from '#domain/base/settings/index.ts'
import { ownPassword as en } from '#shared/messages/en/shell/admin/frame.ts'
import { ownPassword as th } from '#shared/messages/th/shell/admin/frame.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress, PASSWORD, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Deeds that a stolen session must not do: its forms ask for the password, in both languages, without scripts. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
beforeAll(async () => {
  app = await testApp(shop())
  await fillSettings(ctx(), {})
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada', lastName: 'Boss' })
})

/** A browser in which Ada is signed in, and has not typed her password since. */
async function signedIn(person = ada): Promise<Browser> {
  const browser = openBrowser(app)
  const [name = '', value = ''] = (await cookieOf(ctx(), person, { isConfirmed: false })).split('=')
  browser.cookies.set(name, value)
  return browser
}
const bank = async () => (await getSettings(ctx())).bank.account
const saveBank = async (account: string) => {
  const page = await pageOf(await (await signedIn()).get('/admin/settings'))
  const version = page.all('#form-save-bank [name=version]')[0]?.getAttribute('value') ?? ''
  return { intent: 'save-bank', version, account, from: '' }
}

test.each([
  ['', en],
  ['/th', th],
])(
  'at %s/admin/settings a new bank account asks for the password, and loses nothing',
  async (prefix, texts) => {
    const [browser, before] = [await signedIn(), await bank()]
    const form = await saveBank(`Bank of ${prefix || 'England'}, 123`)
    const asked = await browser.post(`${prefix}/admin/settings`, form)
    expect(asked.status).toBe(403)
    const page = await pageOf(asked)
    expect(page.says(texts.hint)).toBe(true)
    expect(page.all('#form-save-bank [name=account]')[0]?.getAttribute('value')).toBe(form.account)
    expect(page.all('#form-save-bank [name=ownPassword]')).toHaveLength(1)
    expect(await bank()).toBe(before)

    const wrong = await browser.post(`${prefix}/admin/settings`, { ...form, ownPassword: 'Not-hers-1!' })
    expect([wrong.status, (await pageOf(wrong)).says(texts.wrong)]).toEqual([403, true])
    expect(await bank()).toBe(before)
    const right = await browser.post(`${prefix}/admin/settings`, { ...form, ownPassword: PASSWORD })
    expect(right.status).toBe(303)
    await eventually(bank, (account) => account === form.account)
  },
)

test('who has typed it is asked no more for ten minutes, in that browser only', async () => {
  const [browser, other] = [await signedIn(), await signedIn()]
  const first = { ...(await saveBank('First Bank, 1')), ownPassword: PASSWORD }
  expect((await browser.post('/admin/settings', first)).status).toBe(303)
  const second = await saveBank('Second Bank, 2')
  expect((await other.post('/admin/settings', second)).status).toBe(403)
  expect((await browser.post('/admin/settings', second)).status).toBe(303)
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .update(sessions)
      .set({ confirmedUntil: new Date(Date.now() - 1_000) })
      .where(eq(sessions.userId, ada.id)),
  )
  expect((await browser.post('/admin/settings', await saveBank('Third Bank, 3'))).status).toBe(403)
})

test('a new bank account is mailed to every admin in their language, and to the shop', async () => {
  const thai = await addPerson(ctx(), { roles: ['admin'], locale: 'th' })
  const form = { ...(await saveBank('Mallory Bank, 666')), ownPassword: PASSWORD }
  expect((await (await signedIn()).post('/admin/settings', form)).status).toBe(303)
  const { company } = await getSettings(ctx())
  for (const [to, subject] of [
    [ada.email, 'The shop’s bank account was changed'],
    [thai.email, 'บัญชีธนาคารของร้านเปลี่ยนแล้ว'],
    [company.email, 'The shop’s bank account was changed'],
  ] as const) {
    const sent = (await mailsTo(ctx(), to)).find(({ text }) => text?.includes('Mallory Bank, 666'))
    expect(sent).toMatchObject({ subject })
    expect(sent?.text).toContain('Ada Boss')
  }
})

test('another sender of mails is mailed to them, and so is who withdraws what was planned', async () => {
  const browser = await signedIn()
  const page = await pageOf(await browser.get('/admin/settings'))
  const fields = page.hiddenFields('#form-save-mail')
  const fromAddress = newAddress()
  const sender = { fromName: 'Mallory', fromAddress, newslettersPerMinute: '60', from: '' }
  const form = { ...fields, ...sender, intent: 'save-mail', ownPassword: PASSWORD }
  expect((await browser.post('/admin/settings', form)).status).toBe(303)
  const sentTo = async (to: string, words: string) =>
    (await mailsTo(ctx(), to)).filter(({ text }) => text?.includes(words)).map(({ subject }) => subject)
  expect(await sentTo(ada.email, fromAddress)).toEqual(['The sender of the shop’s emails was changed'])

  const planned = { ...(await saveBank('Next Bank, 7')), from: '2099-01-01' }
  expect((await browser.post('/admin/settings', planned)).status).toBe(303)
  const [{ id } = { id: '' }] = (await listSettings({ ...ctx(), actor: asStaff(ada, true) })).bank.planned
  expect((await browser.post('/admin/settings', { intent: `withdraw-${id}` })).status).toBe(303)
  const { company } = await getSettings(ctx())
  const subjects = [
    'A planned change of the shop’s bank account was withdrawn',
    'The shop’s bank account was changed',
  ]
  expect(await sentTo(ada.email, 'Next Bank, 7')).toEqual(subjects)
  expect(await sentTo(company.email, 'Withdrawn by: Ada Boss')).toEqual([subjects[0]])
})

test('hours and prices of delivery need no password', async () => {
  const browser = await signedIn()
  const page = await pageOf(await browser.get('/admin/settings'))
  const version = page.all('#form-save-stock [name=version]')[0]?.getAttribute('value') ?? ''
  const saved = await browser.post('/admin/settings', {
    intent: 'save-stock',
    version,
    lowStock: '7',
    from: '',
  })
  expect(saved.status).toBe(303)
})

test('files of people are sent, never linked to, with the password; the log says who took them', async () => {
  const browser = await signedIn()
  const exportsOf = (action: 'orders.exported' | 'subscribers.exported' | 'vouchers.exported') =>
    inTransaction(asShop(ctx()), (ctx) => ctx.db.select().from(auditLog).where(eq(auditLog.action, action)))
  for (const [path, back, action] of [
    ['/admin/orders/export.csv?status=shipped', '/admin/orders?status=shipped#export', 'orders.exported'],
    ['/admin/subscribers/export.csv', '/admin/subscribers#export', 'subscribers.exported'],
    ['/admin/vouchers/export.csv', '/admin/vouchers#export', 'vouchers.exported'],
  ] as const) {
    expect((await browser.get(path)).status).toBe(404)
    const asked = await browser.post(path, {})
    expect([asked.status, asked.headers.get('location')]).toEqual([303, back])
    expect(await exportsOf(action)).toEqual([])
    const wrong = await (await signedIn()).post(path, { ownPassword: 'Not-hers-1!' })
    expect(wrong.status).toBe(303)
    const other = await signedIn()
    const file = await other.post(path, { ownPassword: PASSWORD })
    expect(file.headers.get('content-type')).toContain('text/csv')
    await file.body?.cancel()
    expect(await exportsOf(action)).toMatchObject([{ actorId: ada.id }])
    expect((await pageOf(await other.get(back))).all('[name=ownPassword]')).toEqual([])
  }
})

test('money by hand and money back ask for it, on the page and in the API', async () => {
  const product = await addProduct(ctx())
  const { number } = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
  const browser = await signedIn()
  const found = await pageOf(await browser.get(`/admin/orders?search=${number}`))
  const path =
    found
      .all('a[href^="/admin/orders/"]')
      .map((a) => a.getAttribute('href') ?? '')
      .find((href) => /[0-9a-f-]{36}$/.test(href)) ?? ''
  const paid = {
    intent: 'by-hand',
    'by-hand.method': 'cash',
    'by-hand.amount': '1',
    'by-hand.reference': number,
    'by-hand.reason': 'At the counter',
  }
  const asked = await browser.post(path, paid)
  expect(asked.status).toBe(403)
  expect((await pageOf(asked)).all('#form-by-hand [name=ownPassword]')).toHaveLength(1)
  const id = path.split('/').at(-1)
  const cookie = Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const api = async (to: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await app.fetch(`/api/staff${to}`, { method: 'POST', body: JSON.stringify(body), headers })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  const byHand = { method: 'cash', amountCents: 100, reference: number, reason: 'At the counter' }
  expect(await api(`/orders/${id}/payments`, byHand)).toEqual([403, 'unconfirmed'])
  const refund = { kind: 'goods', lines: [], deliveryCents: 100, reason: 'Late', agreedTotalCents: 100 }
  expect(await api(`/orders/${id}/refunds`, refund)).toEqual([403, 'unconfirmed'])
  expect(
    await api('/invitations', {
      email: newAddress(),
      firstName: 'M',
      lastName: 'M',
      language: 'en',
      role: 'admin',
    }),
  ).toEqual([403, 'unconfirmed'])
  expect(await api('/password-confirmations', { password: 'Not-hers-1!' })).toEqual([403, 'wrong_password'])
  expect(await api('/password-confirmations', { password: PASSWORD })).toEqual([200, undefined])
  expect(await api(`/orders/${id}/refunds`, refund)).toEqual([409, 'nothing_paid'])
})

test('moderators may confirm theirs, which makes no admin of them', async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  const browser = await signedIn(moe)
  const answer = await browser.post('/admin/orders/export.csv', { ownPassword: PASSWORD })
  expect(answer.status).toBe(403)
})
