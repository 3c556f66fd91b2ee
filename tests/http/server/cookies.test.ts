import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Ctx } from '#domain/kernel/context.ts'
import { cookieName, parseCookies } from '#shared/kernel/cookies.ts'
import { CURRENCIES } from '#shared/kernel/money.ts'
import { readPreferences } from '#shared/kernel/preferences.ts'
import { listening } from '#tests/helpers/listening.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const DEMO = 'http://localhost:3000'
let production: TestApp
let demo: TestApp
let ctx: Ctx
beforeAll(async () => {
  production = await testApp(shop(), { mode: 'production' })
  demo = await testApp(shop(), { settings: { siteUrl: DEMO } })
  ctx = testCtx(shop())
})

/** Every cookie that a visit sets which chooses, fills a cart, signs in, looks at the checkout, and signs out. */
async function cookiesOfVisit(app: TestApp): Promise<string[]> {
  const { siteUrl } = app.services.config
  const browser = openBrowser(app)
  const product = await addProduct(ctx)
  const [name = '', token = ''] = (
    await cookieOf(
      {
        ...ctx,
        shop: { ...ctx.shop, siteUrl },
        client: { ...ctx.client, host: new URL(siteUrl).hostname },
      },
      await addPerson(ctx),
    )
  ).split('=')
  const sent: Response[] = []
  sent.push(await browser.post('/preferences', { language: 'th', currency: 'USD', to: '/' }))
  sent.push(await browser.post('/cart', { intent: 'add', productId: product.id, quantity: '1' }))
  sent.push(await browser.get('/checkout'))
  browser.cookies.set(name, token)
  sent.push(await browser.get('/cart'))
  sent.push(await browser.post('/sign-out', { language: 'th' }))
  return sent.flatMap((response) => response.headers.getSetCookie())
}

const NAMES = [
  'cart',
  'cart_owner',
  'challenge',
  'checkout',
  'currency',
  'language',
  'notice',
  'ordered',
  'session',
]
const namesOf = (cookies: string[]) =>
  [...new Set(cookies.map((cookie) => cookie.split('=')[0] ?? ''))].toSorted()

describe('every cookie', () => {
  test('of a shop behind TLS is Secure and bound to its host by its name', async () => {
    const cookies = await cookiesOfVisit(production)
    expect(namesOf(cookies)).toEqual(NAMES.map((name) => `__Host-${name}`))
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/;.* SameSite=Lax;.* Secure$/)
  })

  test('of the demo, which has no TLS, does without', async () => {
    const cookies = await cookiesOfVisit(demo)
    expect(namesOf(cookies)).toEqual(NAMES)
    for (const cookie of cookies) expect(cookie).not.toContain('Secure')
  })
})

describe('what is kept', () => {
  const PATHS = ['/', '/_.data', '/.data', '/product/red-curry-paste', '/product/red-curry-paste.data']
  const space = fc.constantFrom('', ' ', '\t', '  ')
  const name = fc
    .tuple(
      fc.constantFrom('', '__Host-', '__host-', '"'),
      fc.constantFrom('currency', 'Currency', 'language', 'cart'),
    )
    .map((parts) => parts.join(''))
  const value = fc.oneof(
    fc.constantFrom(
      'USD',
      'usd',
      'EUR',
      '"USD"',
      'USD-',
      'USD EUR',
      '',
      'th',
      'en',
      'th-TH',
      'US%44',
      '=USD',
    ),
    fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
  )
  const pair = fc
    .tuple(space, name, space, value, space)
    .map(([a, name, b, value, c]) => `${a}${name}${b}=${value}${c}`)
  const header = fc
    .tuple(fc.array(pair, { maxLength: 4 }), fc.constantFrom(';', '; ', ';;', ' ; '))
    .map(([pairs, separator]) => pairs.join(separator).trim())

  test('for every visitor is what a fresh one with the same choices gets, whatever cookies others send', async () => {
    const { siteUrl } = production.services.config
    const keeping = await listening(production.listener)
    const fresh = await testApp(shop(), { mode: 'production' })
    fresh.cache.turn('off')
    const keepingNothing = await listening(fresh.listener)
    onTestFinished(() => {
      keeping.close()
      keepingNothing.close()
    })
    const pages = new Map<string, Promise<string>>()
    const read = async (server: { url: string }, path: string, cookie: string) => {
      const headers: HeadersInit = cookie ? { cookie } : {}
      const response = await fetch(server.url + path, { headers, redirect: 'manual' })
      return `${response.status} ${response.headers.get('location')} ${await response.text()}`
    }
    /** The answer to somebody whose only cookies are these choices, from a shop that keeps nothing. */
    const expected = (path: string, choices: string) => {
      const key = `${path} ${choices}`
      const page = pages.get(key) ?? read(keepingNothing, path, choices)
      pages.set(key, page)
      return page
    }
    const choicesOf = (cookie: string) => {
      const { currency, language } = readPreferences(siteUrl, parseCookies(cookie))
      const chosen = { currency, ...(language && { language }) }
      return Object.entries(chosen)
        .map(([name, value]) => `${cookieName(siteUrl, name)}=${value}`)
        .join('; ')
    }
    for (const path of PATHS) {
      for (const currency of Object.keys(CURRENCIES))
        await expected(path, choicesOf(`__Host-currency=${currency}`))
    }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), header, header, async (path, first, second) => {
        production.cache.clear()
        for (const cookie of [first, second, '']) {
          expect(await read(keeping, path, cookie), cookie).toBe(await expected(path, choicesOf(cookie)))
        }
      }),
      {
        numRuns: 50,
        examples: [
          ['/product/red-curry-paste', '__Host-currency =USD', ''],
          ['/product/red-curry-paste', '__Host-currency= USD', '__Host-currency=USD-'],
          ['/', '__Host-language=th-TH', '__Host-language = th'],
        ],
      },
    )
  })
})
