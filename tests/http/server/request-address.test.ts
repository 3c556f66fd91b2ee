import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* A shop as it is live: TLS ends at a proxy, what reaches the shop is plain HTTP. */

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop(), {
    mode: 'production',
    settings: { siteUrl: 'https://krok.example', trustedProxies: 1 },
  })
})

/** Sends the sign-in form with a wrong password: 422 is the page's own answer. */
async function signIn(path: string, headers: Record<string, string>, site = 'https://krok.example') {
  const { status } = await app.fetch(path, {
    method: 'POST',
    body: 'intent=sign-in&email=nobody%40krok.example&password=Not-this-1!',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    site,
  })
  return status
}

test.each(['/auth', '/th/auth', '/auth.data'])(
  'the form of %s arrives from the shop’s own address',
  async (path) => {
    expect(await signIn(path, { origin: 'https://krok.example' })).toBe(422)
  },
)

test.each([
  'http://krok.example',
  'https://krok.example:8443',
  'https://www.krok.example',
  'https://evil.example',
  'null',
])('a form of %s is refused', async (origin) => {
  expect(await signIn('/auth', { origin })).toBe(403)
})

test('a trusted proxy may say in X-Forwarded-Host which host was asked for, and nobody before it', async () => {
  const headers = { origin: 'https://krok.example', 'x-forwarded-host': 'krok.example' }
  expect(await signIn('/auth', headers, 'https://upstream')).toBe(422)
  const twice = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example, krok.example' }
  expect(await signIn('/auth', twice)).toBe(403)
})

test('on another host the shop says that nobody signs in there', async () => {
  const response = await app.fetch('/auth', {
    method: 'POST',
    body: 'intent=sign-in&email=nobody%40krok.example&password=Not-this-1!',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    site: 'https://shop.example',
  })
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('Authentication not available on this domain')
})

test('a cookie of a signed-in browser changes nothing over plain HTTP', async () => {
  const response = await app.fetch('/preferences', {
    method: 'POST',
    body: 'language=th&to=/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://krok.example' },
  })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
})
