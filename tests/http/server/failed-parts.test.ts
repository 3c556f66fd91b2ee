import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { sessions } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { home as en } from '#shared/messages/en/site/home.ts'
import { shop as shopEn } from '#shared/messages/en/catalog/shop.ts'
import { staff as staffEn } from '#shared/messages/en/admin.ts'
import { home as th } from '#shared/messages/th/site/home.ts'
import { shop as shopTh } from '#shared/messages/th/catalog/shop.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx, withDb } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Reads pages of which one part could not be read: they show the rest, with a sentence in the part's place. */

const shop = useTestDatabase()
const log = capturingLog()
let app: TestApp
let isBroken = false
beforeAll(async () => {
  const fail = () => {
    throw new Error('the disk is on fire')
  }
  const change: NonNullable<Parameters<typeof testApp>[1]>['change'] = (ctx) =>
    isBroken ? withDb(ctx, new Proxy(ctx.db, { get: () => fail })) : ctx
  app = await testApp(shop(), { log, change })
})

const asOwner = (statement: string) =>
  shop().db.transaction(async (db) => {
    await db.execute(sql`set local role none`)
    await db.execute(sql.raw(statement))
  })

test.each([
  ['/', en, shopEn],
  ['/th', th, shopTh],
])(
  '%s: an error in the place of the featured products, and the page around it',
  async (path, home, texts) => {
    isBroken = true
    const response = await app.fetch(path)
    const data = await app.fetch(path === '/' ? '/_.data' : `${path}.data`)
    isBroken = false
    const page = await pageOf(response)
    expect(page.textOf('h1')).toBe(home.tagline)
    expect(page.says(home.story.title)).toBe(true)
    expect(page.textOf('section[aria-labelledby="featured"] .notice')).toBe(texts.loadFailed)
    expect(page.all('article')).toEqual([])
    expect(log.entries.filter(({ level }) => level === 'error')).not.toEqual([])
    // Nobody keeps it: the next visitor sees the products.
    for (const { status, headers } of [response, data]) {
      expect(status).toBe(500)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    const mended = await app.fetch(path)
    expect([mended.status, mended.headers.has('etag')]).toEqual([200, true])
    expect((await pageOf(mended)).all('section[aria-labelledby="featured"] article')).toHaveLength(6)
  },
)

test('the home page comes whole, with its products and without skeletons, also where no scripts run', async () => {
  const html = await (await app.fetch('/')).text()
  const products = html.indexOf('<article')
  expect(products).toBeGreaterThan(0)
  expect(products).toBeLessThan(html.indexOf(en.story.title))
  expect(html).not.toContain('animate-pulse')
})

test('the team’s page says that the roles could not be fetched, and shows the rest', async () => {
  const admin = await addPerson(testCtx(shop()), { roles: ['admin'] })
  const headers = { cookie: await cookieOf(testCtx(shop()), admin) }
  await asOwner('revoke select on user_roles from krok_staff')
  const response = await app.fetch('/admin/team', { headers })
  await asOwner('grant select on user_roles to krok_staff')
  const page = await pageOf(response)
  expect(response.status).toBe(500)
  expect(page.textOf('main .notice')).toBe('Failed to fetch roles')
  expect(page.says(staffEn.team.giveTitle)).toBe(true)
  expect((await pageOf(await app.fetch('/admin/team', { headers }))).textOf('main table')).toContain(
    admin.email,
  )
})

test('a form of somebody who is not signed in any more leads to the sign-in, which says so', async () => {
  const sent = await app.fetch('/profile', {
    method: 'POST',
    body: 'firstName=Nok',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([302, '/auth?next=%2Fprofile'])
  expect(sent.headers.get('set-cookie')).toContain('notice=not-signed-in')
  expect((await app.fetch('/profile')).headers.get('set-cookie')).toBeNull()
  const asked = await app.fetch('/api/profile', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await asked.json()).toMatchObject({ title: 'No user logged in' })
  const change = await app.fetch('/settings', {
    method: 'POST',
    body: 'intent=password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(change.headers.get('set-cookie')).toContain('notice=not-signed-in')
  const check = await app.fetch('/api/profile/password-checks', {
    method: 'POST',
    body: '{"password":"Galangal-27!"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await check.json()).toMatchObject({ title: 'No user logged in' })
  const verification = await app.fetch('/api/profile/verification')
  expect(verification.status).toBe(401)
  expect(await verification.json()).toMatchObject({ detail: 'No authenticated user found' })
})

test('who signs out while the session cannot be ended is signed out of this browser, and told so', async () => {
  const cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop())))
  const signOut = async () =>
    app.fetch('/sign-out', {
      method: 'POST',
      body: 'language=en',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
  await asOwner('revoke delete on sessions from krok_shop')
  const failed = await signOut()
  await asOwner('grant delete on sessions to krok_shop')
  expect([failed.status, failed.headers.get('location')]).toEqual([303, '/'])
  const set = failed.headers.getSetCookie().join('\n')
  expect(set).toContain('notice=logged-out-here')
  expect(set).toMatch(/session=; .*Max-Age=0/)
  expect((await signOut()).headers.getSetCookie().join('\n')).toContain('notice=logged-out;')
})

test('where a lost sign-out cannot end the session either, the next request tries again', async () => {
  const person = await addPerson(testCtx(shop()))
  const cookie = `${await cookieOf(testCtx(shop()), person)}; __Host-signed_out=1`
  const orders = () => app.fetch('/orders', { headers: { cookie } })
  const sessionCount = () =>
    inTransaction(asShop(testCtx(shop())), ({ db }) => db.$count(sessions, eq(sessions.userId, person.id)))
  await asOwner('revoke delete on sessions from krok_shop')
  const failed = await orders()
  const home = await app.fetch('/', { headers: { cookie } })
  const signedOut = await app.fetch('/sign-out', {
    method: 'POST',
    body: 'language=en',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
  await asOwner('grant delete on sessions to krok_shop')
  expect([failed.status, failed.headers.get('location')]).toEqual([302, '/auth?next=%2Forders'])
  expect(home.status).toBe(200)
  expect((await pageOf(home)).says(person.email)).toBe(false)
  // Both cookies stay: without the one nobody would know of the session, without the other it would count again.
  for (const { headers } of [failed, home])
    expect(headers.getSetCookie().join('\n')).not.toMatch(/session|signed_out/)
  // It goes with the session’s cookie, or it would end the next session.
  expect(signedOut.headers.getSetCookie().join('\n')).toMatch(/signed_out=; .*Max-Age=0/)
  expect(await sessionCount()).toBe(1)
  expect(log.entries).toContainEqual(
    expect.objectContaining({
      level: 'error',
      message: 'a session could not be ended after its sign-out was lost',
    }),
  )

  const ended = (await orders()).headers.getSetCookie().join('\n')
  expect(ended).toMatch(/signed_out=; .*Max-Age=0/)
  expect(ended).toMatch(/session=; .*Max-Age=0/)
  expect(await sessionCount()).toBe(0)
})

test.each([
  ['/shop', 'Unable to load products. Please try again later.'],
  ['/shop/', 'Unable to load products. Please try again later.'],
  ['/th/shop', 'ขออภัย ขณะนี้โหลดสินค้าไม่ได้ กรุณาลองใหม่ภายหลัง'],
])('%s: that the products could not be loaded, in a document as well', async (path, words) => {
  isBroken = true
  const response = await app.fetch(path)
  isBroken = false
  expect(response.status).toBe(500)
  expect((await pageOf(response)).textOf('main .notice')).toBe(words)
})
