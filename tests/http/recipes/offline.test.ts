import { beforeAll, expect, test } from 'vitest'
import { COPY_PREFIX } from '#app/platform/offline/copies.ts'
import { recipe } from '#shared/messages/en/recipes/recipe.ts'
import { offline } from '#shared/messages/th/recipes/offline.ts'
import { addPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const PATH = '/recipes/green-curry-chicken'
const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

test('the service worker is asked for again each time, and may reach nothing but the shop', async () => {
  const response = await app.fetch('/sw.js')
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
  expect(await response.text()).toContain('respondWith')
})

test('switched off, it is one that drops everything and removes itself', async () => {
  const off = await testApp(shop(), { settings: { isReadableOffline: false } })
  const code = await (await off.fetch('/sw.js')).text()
  expect(code).toContain('unregister()')
  expect(code).not.toContain('respondWith')
})

test('a copy of a recipe has its address and all of its text, and no product, price or stock', async () => {
  const [copy, whole] = await Promise.all([app.fetch(COPY_PREFIX + PATH), app.fetch(PATH)])
  expect(copy.headers.get('x-robots-tag')).toBe('noindex')
  expect(copy.headers.get('cache-control')).toBe(whole.headers.get('cache-control'))
  const [kept, shown] = [await copy.text(), await whole.text()]
  expect(shown).toContain('priceCents')
  expect(kept).not.toContain('priceCents')
  expect(kept).not.toContain(recipe.addAll)
  const page = await pageOf(new Response(kept))
  expect(page.textOf('h1')).toBe('Green curry with chicken')
  expect(page.textOf('main')).toContain('Green Curry Paste')
  expect(kept).toMatch(/rel="canonical" href="[^"]+\.test\/recipes\/green-curry-chicken"/)
})

test('it is the same whatever cookies come along; who is signed in is sent to the page itself', async () => {
  const cookie = '__Host-preferences=language%3Dth%26currency%3DUSD'
  const copy = await (await app.fetch(COPY_PREFIX + PATH)).text()
  const other = await (await app.fetch(COPY_PREFIX + PATH, { headers: { cookie } })).text()
  expect(other).toBe(copy)
  const ctx = testCtx(shop())
  const signedIn = await cookieOf(ctx, await addPerson(ctx))
  const response = await app.fetch(COPY_PREFIX + PATH, { headers: { cookie: signedIn } })
  expect([response.status, response.headers.get('location')]).toEqual([302, PATH])
})

test.each([
  '/recipes/no-such-recipe',
  '/recipes/Green-Curry-Chicken',
  '/product/green-curry-paste',
  '/account',
])('there is no copy of %s', async (path) => {
  expect((await app.fetch(COPY_PREFIX + path)).ok).toBe(false)
})

test('what is said offline is there in both languages', async () => {
  const page = await pageOf(await app.fetch(`${COPY_PREFIX}/th`))
  expect(page.textOf('h1')).toBe(offline.title)
  expect((await app.fetch(COPY_PREFIX)).status).toBe(200)
})
