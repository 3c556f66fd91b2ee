import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { jobs, orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { Role } from '#shared/accounts/roles.ts'
import { pageOf, readPage } from '#tests/helpers/html.ts'
import { contact } from '#tests/data/orders.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct, stockOf, type TestProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx, withDb } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { errors as errorsTh } from '#shared/messages/th/shell/errors.ts'

const shop = useTestDatabase()
let app: TestApp
let ctx: Ctx
let product: TestProduct
let inactive: TestProduct
beforeAll(async () => {
  app = await testApp(shop())
  ctx = testCtx(shop())
  product = await addProduct(ctx)
  inactive = await addProduct(ctx, { isActive: false })
})

const written = () =>
  inTransaction(asShop(ctx), async (ctx) => [await ctx.db.$count(orders), await ctx.db.$count(jobs)])

describe('GET with bad parameters', () => {
  test.each([
    ['/api/products?category=nothing', 404, 'category_not_found'],
    ['/api/products?page=-1', 400, 'invalid_request'],
    ['/api/products?page=1.5', 400, 'invalid_request'],
    ['/api/products?page=1e9', 400, 'invalid_request'],
    ['/api/products?page=two', 400, 'invalid_request'],
    ['/api/products?language=xx', 400, 'invalid_request'],
    ['/api/products?search=%00', 400, 'invalid_request'],
    [`/api/products?search=${'x'.repeat(101)}`, 400, 'invalid_request'],
    ['/api/products/no-such-product', 404, 'product_not_found'],
    ['/api/products/..%2f..%2fetc', 400, 'invalid_request'],
    ['/api/nothing', 404, 'not_found'],
  ])('%s', async (path, status, code) => {
    const response = await app.fetch(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ status, code, requestId: expect.any(String) as string })
  })

  test.each([
    ['/shop?category=nothing', 404],
    ['/shop?page=-1', 400],
    ['/shop?page=abc', 400],
    ['/shop?search=%00', 400],
    ['/product/no-such-product', 404],
    ['/product/%E0%A4%A', 400],
    ['/xx/shop', 404],
    ['/en/shop', 404],
    ['/order/not-a-key', 404],
    [`/order/${'A'.repeat(43)}`, 404],
  ])('page %s, in both languages', async (path, status) => {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/th', 'th'],
    ] as const) {
      const response = await app.fetch(prefix + path)
      const page = await response.text()
      expect(response.status, page.slice(0, 500)).toBe(status)
      expect(page).not.toMatch(/\bat .*\.(ts|js):\d+/)
      expect(readPage(page).language).toBe(language)
    }
  })
})

test.each(['%00', 'a%00%40example.com', 'nobody'])('the demo’s mailbox of %s', async (to) => {
  expect((await app.fetch(`/dev/mailbox.json?to=${to}`)).status).toBe(400)
})

describe('POST /api/orders', () => {
  const order = (change: object = {}) => ({
    lines: [{ productId: product.id, quantity: 1 }],
    contact,
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: product.priceCents,
    ...change,
  })
  const post = (body: string, headers: Record<string, string> = {}) =>
    app.fetch('/api/orders', {
      method: 'POST',
      body,
      address: `10.0.0.${Math.floor(Math.random() * 250)}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    })

  test.each<[string, () => object, number, string]>([
    ['quantity 0', () => ({ lines: [{ productId: product.id, quantity: 0 }] }), 400, 'lines.0.quantity'],
    ['quantity 1.5', () => ({ lines: [{ productId: product.id, quantity: 1.5 }] }), 400, 'lines.0.quantity'],
    ['quantity 1e9', () => ({ lines: [{ productId: product.id, quantity: 1e9 }] }), 400, 'lines.0.quantity'],
    [
      'quantity as text',
      () => ({ lines: [{ productId: product.id, quantity: '1' }] }),
      400,
      'lines.0.quantity',
    ],
    ['no lines', () => ({ lines: [] }), 400, 'lines'],
    [
      'two lines that are too many together',
      () => ({
        lines: [
          { productId: product.id, quantity: 60 },
          { productId: product.id, quantity: 60 },
        ],
      }),
      400,
      'lines',
    ],
    ['emoji in a name', () => ({ contact: { ...contact, firstName: 'Ann 🌶️' } }), 400, 'contact.firstName'],
    [
      '10,000 characters in a name',
      () => ({ contact: { ...contact, lastName: 'x'.repeat(10_000) } }),
      400,
      'contact.lastName',
    ],
    [
      'a line end in a name',
      () => ({ contact: { ...contact, firstName: 'A\r\nBcc: x@y.z' } }),
      400,
      'contact.firstName',
    ],
    ['an unknown field', () => ({ isPaid: true }), 400, 'isPaid'],
    ['a field that every object has', () => ({ ['constructor']: {} }), 400, 'constructor'],
    ['no address for the courier', () => ({ delivery: { method: 'courier' } }), 400, 'delivery.address'],
  ])('%s', async (_what, change, status, field) => {
    const before = await written()
    const response = await post(JSON.stringify(order(change())), { 'accept-language': 'th' })
    const problem = (await response.json()) as { errors: { path: string; message: string }[] }
    expect(response.status).toBe(status)
    expect(problem.errors.map((error) => error.path)).toContain(field)
    expect(problem.errors[0]?.message).toMatch(/[\u0e00-\u0e7f]/)
    expect(await written()).toEqual(before)
    expect((await stockOf(ctx, product.id)).stock).toBe(10)
  })

  test('3,000 unknown fields get an answer that is shorter than they are', async () => {
    const body = JSON.stringify(
      order(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`k${i}`, i]))),
    )
    const response = await post(body)
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(body.length)
  })

  test.each<[string, () => Promise<Response>, number, string]>([
    [
      'an inactive product',
      () => post(JSON.stringify(order({ lines: [{ productId: inactive.id, quantity: 1 }] }))),
      409,
      'product_gone',
    ],
    [
      'a product that never was',
      () => post(JSON.stringify(order({ lines: [{ productId: randomUUID(), quantity: 1 }] }))),
      409,
      'product_gone',
    ],
    ['broken JSON', () => post('{"lines": ['), 400, 'invalid_json'],
    ['JSON that is no object', () => post('42'), 400, 'invalid_request'],
    [
      'the wrong content type',
      () => post('{}', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    ['5 MB', () => post(JSON.stringify({ note: 'x'.repeat(5_000_000) })), 413, 'payload_too_large'],
    ['no key', () => post(JSON.stringify(order()), { 'idempotency-key': '' }), 400, 'invalid_request'],
    ['another total', () => post(JSON.stringify(order({ agreedTotalCents: 1 }))), 409, 'total_changed'],
  ])('%s', async (_what, send, status, code) => {
    const before = await written()
    const response = await send()
    expect(await response.json()).toMatchObject({ status, code })
    expect(response.status).toBe(status)
    expect(await written()).toEqual(before)
  })
})

describe('forms', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.fetch(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test.each<[string, string, Record<string, string>, number]>([
    ['of 5 MB', `note=${'x'.repeat(5_000_000)}`, {}, 413],
    ['as JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['from another site', 'intent=review', { origin: 'https://evil.example' }, 403],
  ])('%s get the error page in the visitor’s language', async (_what, body, headers, status) => {
    for (const path of ['/checkout', '/th/checkout']) {
      const response = await post(path, body, headers)
      expect(response.status).toBe(status)
      const page = await pageOf(response)
      expect(page.language).toBe(path.startsWith('/th') ? 'th' : 'en')
      expect(page.textOf('footer')).toContain('KROK Foods (Pty) Ltd')
      expect(page.all('main a[href]').length).toBeGreaterThan(0)
    }
  })

  test('a form of another site is told so, whether it came by scripts or not', async () => {
    const headers = { origin: 'https://evil.example' }
    const page = await pageOf(await post('/th/checkout', 'intent=review', headers))
    expect(page.textOf('h1')).toBe(errorsTh.foreignOrigin.title)
    const byScript = await post('/th/checkout.data', 'intent=review', headers)
    expect(byScript.status).toBe(403)
    // The answer to a form, not that of a page: otherwise its page would take it for a lost connection.
    const answer = await byScript.text()
    expect(answer).toMatch(/^\[\{"_1":2\},"error",/)
    expect(answer).toContain(errorsTh.foreignOrigin.text)
  })

  test.each(['0', '1.5', '1e9', 'many', '-1', ''])(
    'quantity %j is refused and does not change the cart',
    async (quantity) => {
      const body = `intent=add&productId=${product.id}&priceCents=9900&quantity=${quantity}`
      const response = await post('/th/cart', body)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(await response.text()).toMatch(/[\u0e00-\u0e7f]/)
    },
  )

  test('too many checkouts from one address are refused, counted over all processes and routes', async () => {
    const [one, other] = [
      await testApp(shop(), { mode: 'production' }),
      await testApp(shop(), { mode: 'production' }),
    ]
    const send = (through: TestApp, path: string) =>
      through.fetch(path, {
        method: 'POST',
        body: path === '/api/orders' ? '{}' : 'intent=review',
        address: '192.0.2.7',
        headers: {
          'content-type': path === '/api/orders' ? 'application/json' : 'application/x-www-form-urlencoded',
          'idempotency-key': randomUUID(),
        },
      })
    for (let i = 0; i < 60; i += 1) expect((await send(i % 2 ? one : other, '/api/orders')).status).toBe(400)
    const api = await send(other, '/api/orders')
    expect(api.status).toBe(429)
    expect(Number(api.headers.get('retry-after'))).toBeGreaterThan(0)
    const page = await send(one, '/th/checkout')
    expect(page.status).toBe(429)
    expect((await pageOf(page)).language).toBe('th')
  })
})

describe('too many other requests', () => {
  const MOST = LIMITS.forms.points
  const ADDRESS = '192.0.2.8'
  const send = (path: string, { cookie = '', address = ADDRESS, origin = 'https://shop.test' } = {}) =>
    app.fetch(path, {
      method: 'POST',
      body: path.startsWith('/api/') ? '{}' : 'intent=nothing',
      address,
      headers: {
        origin,
        'content-type': path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded',
        cookie,
      },
    })
  const cookieOfSomebody = async (roles: Role[]) =>
    cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles }))

  test('from one address are refused, pages and the API counted together', async () => {
    for (let i = 0; i < MOST; i += 1) {
      expect((await send(i % 2 ? '/auth' : '/api/profile')).status).toBeLessThan(429)
    }
    for (const path of ['/api/profile', '/api/customers', '/api/staff/orders/steps']) {
      const refused = await send(path)
      expect([refused.status, await refused.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'too_many_requests' }),
      ])
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await send('/auth')).status).toBe(429)
    // Customers share their IP address's limit; quotes and carts are not counted.
    expect((await send('/api/profile', { cookie: await cookieOfSomebody([]) })).status).toBe(429)
    expect((await send('/api/cart/quote')).status).toBe(400)
    expect((await send('/cart')).status).toBe(400)
  })

  test('of staff are counted by person, so that an office behind one address does not share a limit', async () => {
    const address = '192.0.2.9'
    const [busy, calm] = [await cookieOfSomebody(['moderator']), await cookieOfSomebody(['moderator'])]
    for (let i = 0; i < MOST; i += 1) {
      const path = i % 2 ? '/admin/payment-notifications' : '/api/staff/orders/steps'
      expect((await send(path, { cookie: busy, address })).status).toBe(400)
    }
    expect((await send('/admin/payment-notifications', { cookie: busy, address })).status).toBe(429)
    // From another address it is still the same person.
    expect((await send('/api/staff/orders/steps', { cookie: busy, address: '192.0.2.10' })).status).toBe(429)
    expect((await send('/admin/payment-notifications', { cookie: calm, address })).status).toBe(400)
    expect((await send('/auth', { address })).status).toBe(400)
  })

  test('from other sites do not use up a signed-in person’s limit', async () => {
    const cookie = await cookieOfSomebody(['moderator'])
    for (let i = 0; i < MOST + 1; i += 1) {
      const sent = await send('/api/staff/orders/steps', { cookie, origin: 'https://evil.example' })
      expect(sent.status).toBe(403)
    }
    expect((await send('/api/staff/orders/steps', { cookie })).status).toBe(400)
  })
})

test('an unexpected error shows a friendly page with the id that the log has for the stack trace', async () => {
  const log = capturingLog()
  const fire = () => {
    throw new Error('the disk is on fire')
  }
  const broken = await testApp(shop(), {
    log,
    change: (ctx) => withDb(ctx, new Proxy(ctx.db, { get: () => fire })),
  })
  const response = await broken.fetch('/th/shop')
  const page = await response.text()
  const id = response.headers.get('x-request-id') ?? 'none'
  expect(response.status).toBe(500)
  expect(page).toContain(id)
  expect(readPage(page).language).toBe('th')
  const english = await pageOf(await broken.fetch('/recipes'))
  expect(english.says('An unexpected error occurred. Please try again.')).toBe(true)
  expect(page).not.toContain('on fire')
  const logged = log.entries
    .map(({ fields }) => fields as Record<string, unknown>)
    .find(({ err }) => err instanceof Error)
  expect(logged).toMatchObject({ requestId: id })
  expect((logged?.['err'] as Error | undefined)?.stack).toContain('on fire')
})

test('the rate limit’s counters contain no addresses', async () => {
  const { rows } = await shop().db.execute<{ key: string }>(sql`select key from rate_limits`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
})
