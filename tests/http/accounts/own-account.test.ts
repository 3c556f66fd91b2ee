import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { addPerson, PASSWORD, type TestPerson } from '#tests/data/people.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { lastCode, lastLink } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Shows what a person sees of their account, and what becomes of it where something of it is missing or lost. */

const shop = useTestDatabase()
let clock = Date.now()
let ctx: Ctx
let app: TestApp
beforeAll(async () => {
  ctx = testCtx(shop(), { now: () => new Date(clock) })
  app = await testApp(shop(), { change: (of) => ({ ...of, now: ctx.now }) })
})
beforeEach(() => {
  clock = Date.now()
})

const locationOf = (response: Response) => response.headers.get('location')
const says = async (response: Response, text: string) => (await pageOf(response)).says(text)

async function begin(browser: Browser, { email }: TestPerson): Promise<Response> {
  return browser.post('/auth', { intent: 'sign-in', email, password: PASSWORD })
}

async function signIn(browser: Browser, person: TestPerson): Promise<void> {
  await begin(browser, person)
  const code = await lastCode(ctx, person.email)
  expect((await browser.post('/auth', { intent: 'code', code })).status).toBe(303)
}

async function sessionsOf({ id }: TestPerson): Promise<number> {
  return inTransaction(asShop(ctx), (ctx) => ctx.db.$count(sessions, eq(sessions.userId, id)))
}

describe('what only a fault of ours brings about is said all the same', () => {
  const asOwner = (...statements: string[]) =>
    shop().db.transaction(async (db) => {
      await db.execute(sql`set local role none`)
      for (const statement of statements) await db.execute(sql.raw(statement))
    })

  test('a right password that brought no code', async () => {
    const person = await addPerson(ctx)
    await asOwner(
      `create function no_challenge() returns trigger language plpgsql as 'begin return null; end'`,
      `create trigger no_challenge before insert on challenges for each row execute function no_challenge()`,
    )
    const browser = openBrowser(app)
    const refused = await begin(browser, person)
    await asOwner('drop trigger no_challenge on challenges', 'drop function no_challenge')
    expect(await says(refused, 'Authentication system error - MFA expected')).toBe(true)
    expect(browser.cookies.size).toBe(0)
  })

  test('a new password that was lost while its code was on the way', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await signIn(browser, person)
    await browser.post('/settings', {
      intent: 'password',
      currentPassword: PASSWORD,
      newPassword: 'Kaffir-lime-8!',
    })
    await asOwner('update challenges set new_password_hash = null')
    const answer = await browser.post('/auth', { intent: 'code', code: await lastCode(ctx, person.email) })
    expect(await says(answer, 'Invalid session data - missing credentials')).toBe(true)
    clock += MINUTE
    await signIn(openBrowser(app), person)
  })
})

test.each([
  ['', { customer: [], moderator: ['Office'], admin: ['Admin Dashboard'] }],
  ['/th', { customer: [], moderator: ['หลังร้าน'], admin: ['จัดการร้าน'] }],
])('admins alone see the Admin Dashboard, moderators the office: %s', async (prefix, names) => {
  const roles = { customer: [], moderator: ['moderator'], admin: ['admin', 'moderator'] } as const
  for (const who of ['customer', 'moderator', 'admin'] as const) {
    const browser = openBrowser(app)
    await signIn(browser, await addPerson(ctx, { roles: [...roles[who]] }))
    const page = await pageOf(await browser.get(`${prefix}/account`))
    const entries = page.all(`header a[href="${prefix}/admin"]`).map((link) => link.textContent)
    expect(new Set(entries), who).toEqual(new Set(names[who]))
  }
})

test('who has no name signs up and is greeted', async () => {
  const email = `http-${randomBytes(5).toString('hex')}@example.com`
  const browser = openBrowser(app)
  const form = await pageOf(await browser.get('/auth?mode=sign-up'))
  const inputs = form.all('main input[required]').map((input) => input.getAttribute('name'))
  expect(inputs).toEqual(['email', 'password'])
  const fields = { intent: 'sign-up', email, password: PASSWORD, firstName: '', lastName: '' }
  expect(locationOf(await browser.post('/auth?mode=sign-up', fields))).toBe('/auth/verify-email')
  await browser.get(locationOf(await browser.get(await lastLink(ctx, email))) ?? '')
  await browser.post('/auth/verify-email', { intent: 'confirm' })
  await browser.post('/auth', { intent: 'sign-in', email, password: PASSWORD })
  await browser.post('/auth', { intent: 'code', code: await lastCode(ctx, email) })
  expect((await pageOf(await browser.get('/account'))).textOf('h1')).toBe('Hello')
  expect((await pageOf(await browser.get('/th/account'))).textOf('h1')).toBe('สวัสดี')
  const saved = await browser.post('/profile', { intent: 'profile', firstName: '', lastName: '', phone: '' })
  expect(saved.status).toBe(303)
})

test('a sign-out that was lost takes effect with the next request that gets through', async () => {
  const person = await addPerson(ctx)
  const browser = openBrowser(app)
  await signIn(browser, person)
  browser.cookies.set('__Host-signed_out', '1')
  expect((await browser.get('/orders')).status).toBe(302)
  expect([...browser.cookies.keys()].filter((name) => /session|signed_out/.test(name))).toEqual([])
  expect(await sessionsOf(person)).toBe(0)

  // A request of a page's scripts meanwhile takes no later session along.
  await signIn(browser, person)
  browser.cookies.set('__Host-signed_out', '1')
  await browser.get('/auth/pending', { headers: { 'sec-fetch-mode': 'cors' } })
  expect(await sessionsOf(person)).toBe(0)
  expect(browser.cookies.has('__Host-signed_out')).toBe(false)

  // Nor does it end the session that is begun in its place.
  browser.cookies.delete('__Host-session')
  browser.cookies.set('__Host-signed_out', '1')
  await signIn(browser, person)
  expect((await browser.get('/orders')).status).toBe(200)
})

test('the page’s scripts know of a person their id, address, first name and roles, and nothing of the session', async () => {
  const person = await addPerson(ctx, { roles: ['moderator'] })
  const browser = openBrowser(app)
  await signIn(browser, person)
  const page = await (await browser.get('/shop')).text()
  for (const known of [person.id, person.email, 'Malee', 'moderator']) expect(page).toContain(known)
  expect(page).not.toContain(browser.cookies.get('__Host-session') ?? 'no session')
  expect(page).not.toContain('Srisuk')
})

test('the API says whether a password is one’s own, and nothing of anybody else’s', async () => {
  const person = await addPerson(ctx)
  const cookie = await cookieOf(ctx, person)
  const check = async (body: object) => {
    const response = await app.fetch('/api/profile/password-checks', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie, 'content-type': 'application/json' },
    })
    return [response.status, await response.json()]
  }
  expect(await check({ password: PASSWORD })).toEqual([200, { isRight: true }])
  expect(await check({ password: 'Lemongrass-31!' })).toEqual([200, { isRight: false }])
  const { id: userId } = await addPerson(ctx)
  expect(await check({ password: PASSWORD, userId })).toMatchObject([400, { code: 'invalid_request' }])
})
