import { request } from 'node:http'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS, fillSettings, listSettings, updateSettings } from '#domain/base/settings/index.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { errors as errorsEn } from '#shared/messages/en/shell/errors.ts'
import { settings as settingsEn } from '#shared/messages/en/base/admin/settings.ts'
import { today as todayEn } from '#shared/messages/en/site/admin/today.ts'
import { errors as errorsTh } from '#shared/messages/th/shell/errors.ts'
import { settings as settingsTh } from '#shared/messages/th/base/admin/settings.ts'
import { today as todayTh } from '#shared/messages/th/site/admin/today.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import { OWN_COMPANY } from '#tests/data/company.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { listening } from '#tests/helpers/listening.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { PAGES } from '../access/pages.ts'

/* A shop that is not open yet: what strangers get of it, its team, and whoever has an order; and how it opens. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
const { ada } = useStaff(ctx)
const cookies = { admin: '', moderator: '', customer: '' }
beforeAll(async () => {
  app = await testApp(shop(), { mode: 'production' })
  cookies.admin = await cookieOf(ctx(), ada)
  cookies.moderator = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
  cookies.customer = await cookieOf(ctx(), await addPerson(ctx()))
  await fillSettings(ctx(), { opening: { isOpen: false } })
})
const admin = () => testCtx(shop(), { actor: asStaff(ada, true) })

async function set<Group extends SettingsGroup>(group: Group, value: Settings[Group]): Promise<void> {
  const { version } = (await listSettings(admin()))[group]
  const input = { group, value, version } as Parameters<typeof updateSettings>[1]
  expect(await updateSettings(admin(), input)).toEqual({ ok: true })
}
const isClosed = async () => (await app.fetch('/about')).status === 503
const setOpen = async (isOpen: boolean) => {
  await set('opening', { isOpen })
  // Changes are announced.
  await eventually(isClosed, (closed) => closed !== isOpen)
}
const ask = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  app.fetch(path, { headers: { ...headers, ...(cookie && { cookie }) } })

beforeEach(async () => {
  await set('company', DEFAULT_SETTINGS.company)
  await setOpen(false)
})

const TEXTS: Record<Locale, { title: string; text: string }> = { en: errorsEn.notOpen, th: errorsTh.notOpen }
/** Words that stand on every page of an open shop. */
const INVENTED = [DEFAULT_SETTINGS.company.legalName, DEFAULT_SETTINGS.company.phone, '112 Bree Street']

async function expectDoor(response: Response, language: Locale): Promise<void> {
  const { status, headers } = response
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    503,
    'no-store',
    'noindex',
  ])
  expect(headers.get('retry-after')).toBe('3600')
  expect(headers.get('cache-tag')).toBeNull()
  const page = await pageOf(response)
  const { title, text } = TEXTS[language]
  expect([page.language, page.textOf('h1')]).toEqual([language, title])
  expect(page.says(text)).toBe(true)
  for (const fact of INVENTED) expect(page.says(fact), fact).toBe(false)
}

describe('strangers', () => {
  test.each<[path: string, language: Locale]>([
    ['/', 'en'],
    ['/shop', 'en'],
    ['/product/pad-thai-sauce', 'en'],
    ['/checkout', 'en'],
    ['/find-order', 'en'],
    ['/nowhere', 'en'],
    ['/orders', 'en'],
    ['/offline/recipes/green-curry-chicken', 'en'],
    ['/th', 'th'],
    ['/th/menu', 'th'],
    ['/th/shop?search=x', 'th'],
    ['/th/nowhere', 'th'],
  ])('read at %s that the shop is not open yet', async (path, language) => {
    await expectDoor(await ask(path), language)
    // Customers who are signed in, and none of the team, too.
    await expectDoor(await ask(path, cookies.customer), language)
  })

  test('read it in their browser’s language where the address has none, unless they have chosen another', async () => {
    const browser = { 'accept-language': 'th-TH,en;q=0.5' }
    await expectDoor(await ask('/', '', browser), 'th')
    await expectDoor(await ask('/', '__Host-language=en', browser), 'en')
    const page = await pageOf(await ask('/', '', browser))
    expect(page.hiddenFields('form')).toEqual({ to: '/' })
    const [button] = page.all('form button')
    const body = new URLSearchParams({ to: '/shop', language: button?.getAttribute('value') ?? '' })
    const chosen = await app.fetch('/preferences', { method: 'POST', body })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/shop'])
    expect(chosen.headers.get('set-cookie')).toContain('__Host-language=en')
  })

  test.each([
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/products-1.xml',
    '/llms.txt',
    '/feeds/en/products.xml',
    '/feeds/th/recipes.xml',
    '/feeds/en/events.xml',
    '/share/pages/about/en.jpg',
    '/events/x/event.ics',
    '/orders/0198b1a0-0000-7000-8000-000000000000/events',
  ])('get nothing else at %s', async (path) => {
    await expectDoor(await ask(path), 'en')
  })

  test('send no form', async () => {
    const body = 'intent=add'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await expectDoor(await app.fetch('/cart', { method: 'POST', body, headers }), 'en')
  })

  test('get a problem from the API, in their language', async () => {
    const asked = [await ask('/api/products'), await ask('/api/docs'), await ask('/api/nowhere')]
    const order = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    for (const response of [...asked, await app.fetch('/api/orders', order)]) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600'])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code: 'not_open' })
    }
    const thai = await ask('/api/products?language=th')
    expect(await thai.json()).toMatchObject({ title: expect.stringContaining(TEXTS.th.title) as string })
  })

  test.each<[path: string, language: Locale]>([
    ['/shop.data', 'en'],
    ['/_.data', 'en'],
    ['/th/menu.data', 'th'],
  ])('whose page asks for the data of another, at %s, are told so there', async (path, language) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const said = await response.text()
    expect(said).toContain('not_open')
    expect(said).toContain(TEXTS[language].text)
    for (const fact of INVENTED) expect(said).not.toContain(fact)
  })

  test('reach what has nothing of the shop, and the way in, which says nothing of it either', async () => {
    for (const path of ['/healthz', '/readyz', '/robots.txt', '/plain.css', '/favicon.svg', '/sw.js'])
      expect((await ask(path)).status, path).toBe(200)
    for (const path of ['/auth', '/th/auth', '/auth/verify-email']) {
      const response = await ask(path)
      const page = await pageOf(response)
      expect([path, response.status]).toEqual([path, 200])
      for (const fact of INVENTED) expect(page.says(fact), fact).toBe(false)
      expect(page.all('footer form')).toEqual([])
      expect(page.all('footer a[href*="category"]')).toEqual([])
    }
    expect((await ask('/auth.data')).status).toBe(200)
    // A router of another build is told to load a document.
    expect((await ask('/__manifest?paths=/auth')).status).toBe(204)
    expect((await ask('/admin')).headers.get('location')).toBe('/auth?next=%2Fadmin')
    expect((await ask('/create-customer')).status).toBe(302)
    expect((await app.fetch('/sign-out', { method: 'POST', body: new URLSearchParams() })).status).toBe(303)
  })
})

/** Pages that strangers reach all the same; every other is closed. */
const REACHED =
  /^\/(auth|auth\/verify-email|auth\/pending|admin.*|create-customer|preferences|sign-out|mail-preferences|order\/:key.*|reservations\/:key.*|events\/sign-ups\/:key|contact\/:key)$/

test.each(Object.keys(PAGES))('%s is closed to strangers, or named here', async (path) => {
  const address = path.replace(':key', 'x'.repeat(43)).replace(/:\w+|\*/, 'nothing')
  for (const prefix of ['', '/th']) {
    if (prefix && /^\/(preferences|sign-out)$/.test(path)) continue
    const { status } = await ask(prefix + (prefix && path === '/' ? '' : address))
    expect(status === 503).toBe(!REACHED.test(path))
  }
})

test('the team sees all of it, in and out of the office', async () => {
  for (const cookie of [cookies.admin, cookies.moderator]) {
    for (const path of ['/', '/shop', '/th/menu', '/shop.data', '/api/products', '/sitemap.xml', '/admin'])
      expect((await ask(path, cookie)).status, path).toBe(200)
  }
  const page = await pageOf(await ask('/', cookies.moderator))
  expect(page.textOf('footer')).toContain(DEFAULT_SETTINGS.company.legalName)
  expect((await ask('/', cookies.moderator)).headers.get('cache-control')).toBe('private, no-store')
  // Nor does a preview open the shop to others.
  await expectDoor(await ask('/'), 'en')
})

test('an order that has been placed stays readable by its link', async () => {
  const product = await addProduct(ctx())
  const { accessKey, number } = await mustPlace(ctx(), orderOf([{ product, quantity: 1 }]))
  for (const path of [`/order/${accessKey}`, `/th/order/${accessKey}`]) {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect((await pageOf(response)).says(number)).toBe(true)
  }
  expect((await ask(`/order/${accessKey}.data`)).status).toBe(200)
  const events = await ask(`/order/${accessKey}/events`)
  expect(events.headers.get('content-type')).toContain('text/event-stream')
  await events.body?.cancel()
})

/** Kept pages, by the way that the server takes before any framework runs. */
async function overHttp(): Promise<(path: string) => Promise<number | undefined>> {
  const { url, close } = await listening(app.listener)
  onTestFinished(close)
  return (path) =>
    new Promise((resolve, reject) => {
      const asked = request(url + path, { headers: { host: 'shop.test' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode))
      })
      asked.on('error', reject).end()
    })
}

test('closing it sends nothing that was kept, not even what shows no setting', async () => {
  await set('company', OWN_COMPANY)
  await setOpen(true)
  const get = await overHttp()
  const kept = ['/', '/th/menu', '/api/products', '/sitemap.xml', '/sitemaps/recipes-1.xml', '/shop.data']
  for (const path of kept) {
    const filled = await eventually(
      () => ask(path),
      ({ headers }) => headers.has('etag'),
    )
    expect([path, filled.status, await get(path)]).toEqual([path, 200, 200])
  }
  await setOpen(false)
  for (const path of kept) expect([path, await get(path)]).toEqual([path, 503])
})

describe('the owner', () => {
  const press = (cookie: string, path = '/admin') =>
    app.fetch(path, { method: 'POST', body: new URLSearchParams({ intent: 'open' }), headers: { cookie } })

  test.each([
    ['/admin', todayEn, settingsEn],
    ['/th/admin', todayTh, settingsTh],
  ] as const)('is told at %s what is missing before the shop can open', async (path, today, settings) => {
    const before = await pageOf(await ask(path, cookies.admin))
    const texts = today.firstSteps
    for (const text of [texts.title, texts.hint, texts.openHint, texts.registrationNumber])
      expect(before.says(text), text).toBe(true)
    expect(before.textOf('#form-open button')).toBe(texts.open)
    await set('company', { ...OWN_COMPANY, registrationNumber: '', directors: '' })
    const refused = await press(cookies.admin, path)
    expect(refused.status).toBe(422)
    const { registrationNumber, directors } = settings.facts
    expect((await pageOf(refused)).textOf('#form-open')).toContain(
      settings.notReady(`${registrationNumber}, ${directors}`),
    )
    await expectDoor(await ask('/'), 'en')
  })

  test('opens it by the button, for everyone, and the card is gone', async () => {
    await set('company', OWN_COMPANY)
    const pressed = await press(cookies.admin)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/admin'])
    expect(pressed.headers.get('set-cookie')).toContain('notice=shop-opened')
    await eventually(isClosed, (closed) => !closed)
    for (const path of ['/', '/shop', '/th/menu', '/api/products', '/sitemap.xml', '/llms.txt'])
      expect((await ask(path)).status, path).toBe(200)
    const page = await pageOf(await ask('/admin', cookies.admin))
    expect(page.all('#first-steps')).toEqual([])
  })

  test('keeps the card while the shop is closed, though all is done', async () => {
    await set('company', OWN_COMPANY)
    const page = await pageOf(await ask('/admin', cookies.admin))
    expect(page.says(todayEn.firstSteps.openHint)).toBe(true)
    const moderator = await pageOf(await ask('/admin', cookies.moderator))
    expect(moderator.all('#first-steps')).toEqual([])
  })

  test('of a shop that is open reads what it is open without', async () => {
    await set('company', OWN_COMPANY)
    await setOpen(true)
    await set('company', { ...OWN_COMPANY, directors: '' })
    const page = await eventually(
      async () => pageOf(await ask('/admin', cookies.admin)),
      (page) => page.says(todayEn.firstSteps.hintOpen),
    )
    expect(page.all('#form-open')).toEqual([])
  })

  test('opens and closes it among the settings too, where it is refused with the same words', async () => {
    const save = async (isOpen: boolean) => {
      const page = await pageOf(await ask('/admin/settings', cookies.admin))
      const body = new URLSearchParams({
        ...page.hiddenFields('#form-save-opening'),
        ...(isOpen && { isOpen: 'on' }),
        intent: 'save-opening',
      })
      return app.fetch('/admin/settings', { method: 'POST', body, headers: { cookie: cookies.admin } })
    }
    const { company, registrationNumber, directors } = settingsEn.facts
    const refused = await pageOf(await save(true))
    const all = settingsEn.notReady([company, registrationNumber, directors].join(', '))
    expect(refused.textOf('#form-save-opening')).toContain(all)
    await set('company', OWN_COMPANY)
    expect((await save(true)).status).toBe(303)
    await eventually(isClosed, (closed) => !closed)
    expect((await save(false)).status).toBe(303)
    await eventually(isClosed, Boolean)
  })

  test('a sole proprietor says so with the company’s facts, and can open', async () => {
    await set('company', { ...OWN_COMPANY, registrationNumber: '', directors: '' })
    const page = await pageOf(await ask('/admin/settings', cookies.admin))
    const fields = page.all('#form-save-company input').flatMap((input) => {
      const name = input.getAttribute('name') ?? ''
      return input.getAttribute('type') === 'checkbox' ? [] : [[name, input.getAttribute('value') ?? '']]
    })
    const body = new URLSearchParams({
      ...Object.fromEntries(fields),
      isUnregistered: 'on',
      intent: 'save-company',
    })
    const headers = { cookie: cookies.admin }
    expect((await app.fetch('/admin/settings', { method: 'POST', body, headers })).status).toBe(303)
    const saved = await pageOf(await ask('/admin/settings', cookies.admin))
    expect(saved.all('#form-save-company input[name="isUnregistered"][checked]')).toHaveLength(1)
    expect((await press(cookies.admin)).status).toBe(303)
  })

  test('alone opens it', async () => {
    expect((await press(cookies.moderator)).status).toBe(403)
    expect((await press(cookies.customer)).status).toBe(404)
    expect((await press('')).status).toBe(302)
    expect(await isClosed()).toBe(true)
  })
})
