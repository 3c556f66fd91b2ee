import { beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#config/config.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { addProduct } from '#tests/data/products.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ENDPOINTS } from '../access/endpoints.ts'

const shop = useTestDatabase()
let demo: TestApp
let production: TestApp
beforeAll(async () => {
  demo = await testApp(shop())
  production = await testApp(shop(), { mode: 'production' })
})

test('health and readiness', async () => {
  expect((await demo.fetch('/healthz')).status).toBe(200)
  expect(await (await demo.fetch('/readyz')).json()).toEqual({ status: 'ready' })
})

test('the demo’s conveniences do not exist in production', async () => {
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/x', '/dev/ui', '/th/dev/ui']) {
    expect((await production.fetch(path)).status, path).toBe(404)
  }
  expect((await demo.fetch('/dev/mailbox')).status).toBe(200)
  for (const path of ['/dev/ui', '/th/dev/ui?look=restaurant', '/dev/ui?look=office']) {
    expect((await demo.fetch(path)).status, path).toBe(200)
  }
  expect(await (await demo.fetch('/dev/mailbox.json')).json()).toEqual([])
})

describe('security headers', () => {
  test('of a page: no inline scripts but its own, no inline styles, no frames', async () => {
    for (const path of ['/', '/th/shop', '/cart', '/nowhere']) {
      const response = await demo.fetch(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/script-src 'self' 'sha256-/)
      expect(policy).toContain("style-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect((await pageOf(response)).all('[style]')).toEqual([])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('of other responses: nothing may be loaded', async () => {
    const response = await demo.fetch('/api/products')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

test.each(['/nowhere', '/nowhere/at/all', '/en/shop', '/th/nowhere', '/nowhere.data', '/images/none.webp'])(
  'nobody’s address %s answers 404, and is logged at the demo’s own level',
  async (path) => {
    const log = capturingLog()
    const app = await testApp(shop(), { log })
    expect((await app.fetch(path)).status).toBe(404)
    expect(log.entries.filter(({ level }) => level !== 'info')).toEqual([
      {
        level: loadConfig({}).logLevel,
        fields: { requestId: expect.any(String), path: path.replace('.data', '') },
        message: 'page not found',
      },
    ])
  },
)

test.each([
  '/.git/config',
  '/package.json',
  '/.env',
  '/assets/',
  '/images/',
  '/assets/..%2f..%2fserver/index.js',
])('nothing but the site’s own files is served: %s', async (path) => {
  expect((await production.fetch(path)).status).toBe(404)
})

test('a product’s name cannot end the script that describes it', async () => {
  const name = 'Curry </script><script>alert(1)</script>'
  const { slug } = await addProduct(testCtx(shop()), { name: { en: name, th: name } })
  const page = await pageOf(await demo.fetch(`/product/${slug}`))
  const things = page
    .all('script[type="application/ld+json"]')
    .map((one) => JSON.parse(one.textContent) as object)
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'Product', name }))
  expect(page.all('script').filter((one) => one.textContent.startsWith('alert'))).toEqual([])
  expect(page.textOf('h1')).toContain('script')
})

describe('languages', () => {
  test('the home page leads to the stored language, a deep link keeps its own', async () => {
    const thai = { headers: { cookie: '__Host-language=th' } }
    const home = await demo.fetch('/', thai)
    expect([home.status, home.headers.get('location')]).toEqual([302, '/th'])
    expect((await demo.fetch('/shop', thai)).status).toBe(200)
    expect((await demo.fetch('/th', { headers: { cookie: '__Host-language=en' } })).status).toBe(200)
  })

  test('a stored language other than en and th is ignored', async () => {
    expect((await demo.fetch('/', { headers: { cookie: '__Host-language=de' } })).status).toBe(200)
  })

  test('the toggle stays on the page and stores the choice; it cannot redirect to other sites', async () => {
    const choose = (body: string) =>
      demo.fetch('/preferences', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const response = await choose('language=th&to=%2Fshop%3Fcategory%3Dcurry-pastes')
    expect(response.headers.get('location')).toBe('/th/shop?category=curry-pastes')
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-language=th; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    )
    for (const to of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      const elsewhere = await choose(`language=th&to=${encodeURIComponent(to)}`)
      expect(new URL(elsewhere.headers.get('location') ?? '', 'https://shop.test').host, to).toBe('shop.test')
    }
  })
})

describe('the API’s document', () => {
  test('is OpenAPI 3.1 and names every endpoint', async () => {
    const document = (await (await demo.fetch('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toBe('3.1.0')
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(named.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted())
  })

  test('says for every former address which one replaces it, and how long it works', async () => {
    type Operation = { deprecated?: boolean; description: string }
    const { info, paths } = (await (await demo.fetch('/api/openapi.json')).json()) as {
      info: { version: string }
      paths: Record<string, Record<string, Operation>>
    }
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
    )
    const former = operations.filter(({ deprecated }) => deprecated)
    expect(former.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'post /api/staff/orders/transfers',
      'get /api/staff/notifications',
      'post /api/staff/notifications/{notificationId}/replays',
      'post /api/staff/notifications/replays',
      'get /api/staff/messages',
      'get /api/staff/messages/{id}',
      'post /api/staff/messages/{threadId}/answers',
      'post /api/staff/messages/{threadId}/notes',
      'post /api/staff/messages/{threadId}/states',
      'post /api/staff/orders/steps',
      'post /api/staff/orders/deletions',
    ])
    for (const { method, description } of former) {
      const [, verb = '', path = '', version = ''] =
        /^Use `(\S+) (\S+)` instead: .* until version (\S+)\. /.exec(description) ?? []
      expect(verb).toBe(method.toUpperCase())
      expect(paths[path]?.[method]).toMatchObject({ responses: {} })
      expect(version > info.version).toBe(true)
    }
  })

  test('has a readable page', async () => {
    const page = await (await demo.fetch('/api/docs')).text()
    expect(page).toContain('POST /api/orders')
    expect(page).toContain('Idempotency-Key')
  })
})
