import { beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#config/config.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { addProduct } from '#tests/data/products.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

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
      paths: object
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual([
      '/api/products',
      '/api/products/{id}',
      '/api/categories',
      '/api/recipes',
      '/api/recipes/{id}',
      '/api/events',
      '/api/events/{id}',
      '/api/rates',
      '/api/cart/quote',
      '/api/orders',
      '/api/orders/{id}',
      '/api/orders/payments',
      '/api/staff/orders/{orderId}/transfers',
      '/api/staff/orders/transfers',
      '/api/staff/orders/{orderId}/payments',
      '/api/staff/payment-notifications',
      '/api/staff/notifications',
      '/api/staff/payment-notifications/{notificationId}/replays',
      '/api/staff/notifications/{notificationId}/replays',
      '/api/staff/notifications/replays',
      '/api/profile',
      '/api/profile/verification',
      '/api/profile/password-checks',
      '/api/customers',
      '/api/newsletter/subscriptions',
      '/api/profile/mail-topics',
      '/api/staff/customers',
      '/api/staff/customers/{id}',
      '/api/staff/customers/{customerId}',
      '/api/staff/customers/{customerId}/notes',
      '/api/staff/customers/{customerId}/consent/withdrawals',
      '/api/staff/customers/{customerId}/password-resets',
      '/api/staff/customers/{customerId}/invitations',
      '/api/staff/customers/{customerId}/invitations/withdrawals',
      '/api/staff/customers/{customerId}/locks',
      '/api/staff/customers/{customerId}/unlocks',
      '/api/staff/subscribers',
      '/api/staff/subscribers/{subscriberId}',
      '/api/staff/subscribers/{subscriberId}/withdrawals',
      '/api/staff/subscribers/{subscriberId}/complaints',
      '/api/staff/customers/{customerId}/exports',
      '/api/staff/customers/{customerId}/erasures',
      '/api/staff/guests/searches',
      '/api/staff/guests/exports',
      '/api/staff/guests/erasures',
      '/api/staff/contact-threads',
      '/api/staff/messages',
      '/api/staff/contact-threads/{id}',
      '/api/staff/messages/{id}',
      '/api/staff/contact-threads/{threadId}/answers',
      '/api/staff/messages/{threadId}/answers',
      '/api/staff/contact-threads/{threadId}/notes',
      '/api/staff/messages/{threadId}/notes',
      '/api/staff/contact-threads/{threadId}/states',
      '/api/staff/messages/{threadId}/states',
      '/api/staff/audit',
      '/api/staff/audit/sign-ins',
      '/api/staff',
      '/api/staff/password-confirmations',
      '/api/staff/invitations',
      '/api/staff/admins',
      '/api/staff/orders',
      '/api/staff/orders/{id}',
      '/api/staff/orders/{orderId}/steps',
      '/api/staff/orders/steps',
      '/api/staff/orders/{orderId}/cancellation-undos',
      '/api/staff/order-steps',
      '/api/staff/orders/{orderId}/notes',
      '/api/staff/orders/{orderId}/releases',
      '/api/staff/orders/{orderId}/deletions',
      '/api/staff/orders/deletions',
      '/api/staff/products',
      '/api/staff/products/{id}',
      '/api/staff/products/{id}/texts',
      '/api/staff/products/{id}/deletions',
      '/api/staff/categories',
      '/api/staff/categories/{id}',
      '/api/staff/categories/{id}/deletions',
      '/api/staff/recipes',
      '/api/staff/recipes/parts',
      '/api/staff/recipes/{id}',
      '/api/staff/recipes/{id}/publications',
      '/api/staff/recipes/{id}/withdrawals',
      '/api/staff/recipes/{id}/deletions',
      '/api/staff/ingredients',
      '/api/staff/ingredients/{id}',
      '/api/staff/ingredients/{id}/deletions',
      '/api/staff/orders/{orderId}/refunds',
      '/api/staff/refunds/{refundId}/settle',
      '/api/staff/refunds/{refundId}/withdraw',
      '/api/staff/discounts',
      '/api/staff/discounts/{id}',
      '/api/staff/discounts/{id}/end',
      '/api/staff/discounts/{id}/resume',
      '/api/staff/inventory',
      '/api/staff/inventory/{productId}',
      '/api/staff/inventory/{productId}/movements',
      '/api/staff/inventory/{productId}/adjustments',
      '/api/staff/inventory/receipts',
      '/api/staff/inventory/{productId}/threshold',
      '/api/staff/batches',
      '/api/staff/batches/{batchId}',
      '/api/staff/batches/{batchId}/recall-previews',
      '/api/staff/batches/{batchId}/recalls',
      '/api/staff/orders/{orderId}/packed-jars',
      '/api/staff/order-items/{orderItemId}/repacks',
      '/api/staff/stocktakes',
      '/api/staff/stocktakes/{stocktakeId}',
      '/api/staff/stocktakes/{stocktakeId}/counts',
      '/api/staff/stocktakes/{stocktakeId}/bookings',
      '/api/staff/stocktakes/{stocktakeId}/abandonments',
      '/api/staff/products/{productId}/pictures',
      '/api/staff/products/{productId}/pictures/{pictureId}/texts',
      '/api/staff/products/{productId}/pictures/{pictureId}/place',
      '/api/staff/products/{productId}/pictures/{pictureId}/deletions',
      '/api/staff/files',
      '/api/staff/newsletters',
      '/api/staff/newsletters/{id}',
      '/api/staff/newsletters/{id}/deletion',
      '/api/staff/newsletters/{id}/preview',
      '/api/staff/newsletters/{id}/tests',
      '/api/staff/newsletters/{id}/sending',
      '/api/staff/newsletters/{id}/steps',
      '/api/products/{id}/reviews',
      '/api/recipes/{id}/reviews',
      '/api/reviews',
      '/api/reviews/withdrawals',
      '/api/staff/reviews',
      '/api/staff/reviews/decisions',
      '/api/staff/reviews/{id}/replies',
      '/api/menu',
      '/api/staff/dishes',
      '/api/staff/dishes/{id}',
      '/api/staff/dishes/{id}/content',
      '/api/staff/dishes/{id}/sold-out',
      '/api/staff/dishes/{id}/place',
      '/api/staff/dishes/{id}/picture-deletions',
      '/api/reservations/days',
      '/api/reservations/slots',
      '/api/reservations/holds',
      '/api/reservations/confirmations',
      '/api/reservations/waitlist',
      '/api/reservations/waitlist/withdrawals',
      '/api/reservations/{key}',
      '/api/reservations/{key}/changes',
      '/api/reservations/{key}/cancellations',
      '/api/staff/reservations',
      '/api/staff/reservations/{id}/states',
      '/api/staff/reservations/{id}/moves',
      '/api/staff/reservations/{id}/releases',
      '/api/staff/close-outs',
      '/api/staff/close-outs/{id}/ends',
      '/api/chat',
    ])
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
