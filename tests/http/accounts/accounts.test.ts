import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { auth as en } from '#shared/messages/en/accounts/auth.ts'
import { signInCode } from '#shared/messages/en/accounts/sign-in-code.ts'
import { verifyEmail } from '#shared/messages/en/accounts/verify-email.ts'
import { auth as th } from '#shared/messages/th/accounts/auth.ts'
import { altered } from '#tests/helpers/altered.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { lastCode, lastLink, mailsTo } from '#tests/helpers/mails.ts'
import { addPerson, PASSWORD, type TestPerson } from '#tests/data/people.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

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

const newEmail = () => `http-${randomBytes(5).toString('hex')}@example.com`
/** True if a page contains a text. (A page in a failed assertion would be a screenful of HTML.) */
async function says(response: Response, text: string): Promise<boolean> {
  return (await pageOf(response)).says(text)
}
/** True if a response contains a text anywhere, scripts and attributes included. */
async function holds(response: Response, text: string): Promise<boolean> {
  return (await response.text()).includes(text)
}
const locationOf = (response: Response) => response.headers.get('location')

/** Enters the password, so that the code is mailed. */
async function begin(browser: Browser, { email }: TestPerson, next = ''): Promise<Response> {
  return browser.post(`/auth${next}`, { intent: 'sign-in', email, password: PASSWORD })
}

async function signIn(browser: Browser, person: TestPerson): Promise<void> {
  await begin(browser, person)
  const code = await lastCode(ctx, person.email)
  const response = await browser.post('/auth', { intent: 'code', code })
  expect(response.status).toBe(303)
}

/** Opens a mailed link, whose address leads on to one without the token. */
async function openLink(browser: Browser, link: string): Promise<Response> {
  return browser.get(locationOf(await browser.get(link)) ?? '')
}

async function sessionsOf({ id }: TestPerson): Promise<number> {
  return inTransaction(asShop(ctx), (ctx) => ctx.db.$count(sessions, eq(sessions.userId, id)))
}

describe('signing in', () => {
  test('there is no session before the code, and the browser has no secrets but two opaque cookies', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    const begun = await begin(browser, person, '?next=%2Forders')
    expect([begun.status, locationOf(begun)]).toEqual([303, '/auth?next=%2Forders'])
    const [challenge = ''] = begun.headers.getSetCookie().filter((cookie) => cookie.includes('challenge='))
    expect(challenge).toMatch(
      /^__Host-challenge=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900; Secure$/,
    )
    expect([...browser.cookies.keys()]).toEqual(['__Host-challenge'])
    expect(await sessionsOf(person)).toBe(0)
    expect((await browser.get('/orders')).status).toBe(302)

    const code = await lastCode(ctx, person.email)
    const step = await (await browser.get('/auth?next=%2Forders')).text()
    expect(step).toContain(signInCode.sentTo(person.email))
    expect(step).not.toContain(code)
    expect(step).not.toContain(PASSWORD)

    const done = await browser.post('/auth?next=%2Forders', {
      intent: 'code',
      code: ` ${code.slice(0, 3)}-${code.slice(3)} `,
    })
    expect([done.status, locationOf(done)]).toEqual([303, '/orders'])
    const [session = ''] = done.headers.getSetCookie().filter((cookie) => cookie.includes('session='))
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure$/,
    )
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      '__Host-device',
      '__Host-notice',
      '__Host-session',
    ])
    expect((await browser.get('/orders')).status).toBe(200)
  })

  test('a wrong password gets the same answer as an unknown address', async () => {
    const { email } = await addPerson(ctx)
    const answer = async (fields: Record<string, string>) => {
      const response = await openBrowser(app).post('/auth', { intent: 'sign-in', ...fields })
      return { status: response.status, page: (await response.text()).replaceAll(fields['email'] ?? '', '') }
    }
    const wrong = await answer({ email, password: 'Wrong-one-27!' })
    const unknown = await answer({ email: newEmail().replace('http', 'none'), password: 'Wrong-one-27!' })
    expect(wrong.status).toBe(422)
    expect(wrong.page).toContain(en.problems.invalid_credentials)
    const plain = (page: string) => page.replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    expect(plain(unknown.page)).toBe(plain(wrong.page))
    expect(wrong.page).not.toContain('Wrong-one-27!')
  })

  test('after 15 minutes it has to be started again', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await begin(browser, person)
    const code = await lastCode(ctx, person.email)
    const token = browser.cookies.get('__Host-challenge') ?? ''
    clock += 15 * MINUTE
    const late = await browser.post('/auth', { intent: 'code', code })
    expect(await says(late, en.problems.challenge_expired)).toBe(true)
    expect(browser.cookies.has('__Host-challenge')).toBe(false)
    browser.cookies.set('__Host-challenge', token)
    expect(await (await browser.get('/auth/pending')).json()).toEqual({ pending: null })
    expect(await says(await browser.get('/auth'), en.signIn.title)).toBe(true)
  })

  test('14:59 is not too late', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await begin(browser, person)
    const code = await lastCode(ctx, person.email)
    clock += 15 * MINUTE - 1_000
    expect((await browser.post('/auth', { intent: 'code', code })).status).toBe(303)
  })

  test('a code does not work in another browser or for another person', async () => {
    const [ann, ben] = [await addPerson(ctx), await addPerson(ctx)]
    const [annsBrowser, bensBrowser] = [openBrowser(app), openBrowser(app)]
    await begin(annsBrowser, ann)
    await begin(bensBrowser, ben)
    const annsCode = await lastCode(ctx, ann.email)
    const swapped = await bensBrowser.post('/auth', { intent: 'code', code: annsCode })
    expect(await says(swapped, en.problems.invalid_code)).toBe(true)
    const nowhere = await openBrowser(app).post('/auth', { intent: 'code', code: annsCode })
    expect(await says(nowhere, en.problems.no_challenge)).toBe(true)
    expect((await annsBrowser.post('/auth', { intent: 'code', code: annsCode })).status).toBe(303)
  })

  test('an altered cookie is ignored', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await begin(browser, person)
    const code = await lastCode(ctx, person.email)
    const token = browser.cookies.get('__Host-challenge') ?? ''
    for (const wrong of [`${token}x`, token.slice(1), altered(token), 'x', "' or 1=1", '%00']) {
      browser.cookies.set('__Host-challenge', wrong)
      const response = await browser.post('/auth', { intent: 'code', code })
      expect(response.status, wrong).toBeGreaterThanOrEqual(400)
      expect(await says(response, en.problems.no_challenge), wrong).toBe(true)
    }
    browser.cookies.set('__Host-challenge', token)
    expect((await browser.post('/auth', { intent: 'code', code })).status).toBe(303)
    const session = browser.cookies.get('__Host-session') ?? ''
    for (const wrong of [`${session}x`, altered(session), 'x', '']) {
      browser.cookies.set('__Host-session', wrong)
      expect((await browser.get('/orders')).status, wrong).toBe(302)
    }
  })

  test('two tabs of one browser share an unfinished sign-in', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await begin(browser, person)
    const token = browser.cookies.get('__Host-challenge')
    // The second tab still showed the form.
    expect((await begin(browser, person)).status).toBe(303)
    expect(browser.cookies.get('__Host-challenge')).toBe(token)
    expect(await mailsTo(ctx, person.email)).toHaveLength(1)
    const code = await lastCode(ctx, person.email)
    expect((await browser.post('/auth', { intent: 'code', code })).status).toBe(303)
    // The first tab sends the same code again: it is signed in already.
    const again = await browser.post('/auth', { intent: 'code', code })
    expect(locationOf(again)).toBe('/account')
    expect((await browser.get('/orders')).status).toBe(200)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%09//evil.example'.replace('%09', '\t'),
    '/..//evil.example',
  ])('does not lead to %s', async (next) => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    const query = `?next=${encodeURIComponent(next)}`
    await begin(browser, person, query)
    const code = await lastCode(ctx, person.email)
    const done = await browser.post(`/auth${query}`, { intent: 'code', code })
    expect(new URL(locationOf(done) ?? '', 'https://shop.test').host).toBe('shop.test')
    expect((await browser.get(`/auth${query}`)).headers.get('location')).toBe('/account')
  })

  test('does not lead to another site by a path whose language is taken off', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await signIn(browser, person)
    for (const path of [
      '/th//evil.example',
      '/th/.//evil.example',
      '/th///evil.example',
      '/th/%2e//evil.example',
    ]) {
      const next = await browser.get(`/auth?next=${encodeURIComponent(path)}`)
      const chosen = await browser.post('/preferences', { to: path, language: 'en' })
      for (const response of [next, chosen]) {
        expect(new URL(locationOf(response) ?? '', 'https://shop.test/auth').origin, path).toBe(
          'https://shop.test',
        )
      }
    }
  })

  test('is in Thai', async () => {
    const response = await openBrowser(app).post('/th/auth', {
      intent: 'sign-in',
      email: newEmail(),
      password: 'x',
    })
    expect(await says(response, th.problems.invalid_credentials)).toBe(true)
  })
})

describe('hosts', () => {
  const other = 'https://shop.example'

  test('nobody can sign in on another domain', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app, other)
    const response = await begin(browser, person)
    expect(response.status).toBe(403)
    expect(await says(response, en.problems.wrong_host)).toBe(true)
    const reset = await browser.post('/auth', { intent: 'forgot', email: person.email })
    expect(await says(reset, en.problems.wrong_host)).toBe(true)
    expect(await mailsTo(ctx, person.email)).toEqual([])
  })

  test('a session used on another host is ended', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await signIn(browser, person)
    const thief = openBrowser(app, 'https://preview.shop.test')
    thief.cookies.set('__Host-session', browser.cookies.get('__Host-session') ?? '')
    expect((await thief.get('/orders')).status).toBe(302)
    expect(thief.cookies.has('__Host-session')).toBe(false)
    expect((await browser.get('/orders')).status).toBe(302)
  })

  test('on this machine the cookie needs no TLS', async () => {
    const person = await addPerson(ctx)
    const local = await testApp(shop(), { settings: { siteUrl: 'http://localhost:3000' } })
    const browser = openBrowser(local)
    const begun = await begin(browser, person)
    expect(begun.headers.getSetCookie().join()).not.toContain('Secure')
    const code = await lastCode(ctx, person.email)
    await browser.post('/auth', { intent: 'code', code })
    expect([...browser.cookies.keys()]).toContain('session')
    expect((await browser.get('/orders')).status).toBe(200)
  })
})

describe('other sites', () => {
  const foreign = { headers: { origin: 'https://evil.example' } }

  test('cannot send a form in somebody’s name', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await signIn(browser, person)
    for (const path of ['/sign-out', '/settings', '/profile', '/auth']) {
      expect((await browser.post(path, { intent: 'delete' }, foreign)).status, path).toBe(403)
      expect((await browser.post(path, {}, { headers: { origin: 'null' } })).status, path).toBe(403)
    }
    expect(await sessionsOf(person)).toBe(1)
  })

  test('cannot use the API with somebody’s cookie', async () => {
    const person = await addPerson(ctx)
    const browser = openBrowser(app)
    await signIn(browser, person)
    const change = (origin: string) =>
      browser.post(
        '/api/profile',
        {},
        {
          headers: { origin, 'content-type': 'application/json' },
          body: JSON.stringify({ firstName: 'Eve', lastName: 'Il' }),
        },
      )
    expect((await change('https://evil.example')).status).toBe(403)
    expect((await change('null')).status).toBe(403)
    expect((await change('https://shop.test')).status).toBe(200)
  })
})

describe('cached pages', () => {
  test('show no personal data, and personal pages are not cached', async () => {
    const person = await addPerson(ctx, { firstName: 'Wassana' })
    const browser = openBrowser(app)
    await signIn(browser, person)
    for (const path of ['/', '/shop', '/th/shop']) {
      const mine = await browser.get(path)
      expect(mine.headers.get('cache-control')).toBe('private, no-store')
      expect(await holds(mine, person.email)).toBe(true)
      const visitorsPage = await openBrowser(app).get(path)
      expect(visitorsPage.headers.get('cache-control')).toContain('public')
      expect(await holds(visitorsPage, person.email)).toBe(false)
    }
  })

  test('the sign-in pages are not cached, and their addresses are not sent to other sites', async () => {
    for (const path of ['/auth', '/auth?mode=reset', '/auth/verify-email']) {
      const { headers } = await openBrowser(app).get(path)
      expect(headers.get('cache-control'), path).toBe('private, no-store')
      expect(headers.get('referrer-policy'), path).toBe('same-origin')
    }
  })
})

describe('signing up', () => {
  const person = { intent: 'sign-up', firstName: 'Ploy', lastName: 'Chan', password: 'Lemongrass-9!' }

  test('gets the same answer for an address in use; its owner gets a mail about it', async () => {
    const { email } = await addPerson(ctx)
    const answer = async (email: string) => {
      const response = await openBrowser(app).post('/auth', { ...person, email })
      const cookies = response.headers
        .getSetCookie()
        .map((cookie) => cookie.replace(encodeURIComponent(email), ''))
      return { status: response.status, location: locationOf(response), cookies, body: await response.text() }
    }
    const fresh = newEmail()
    expect(await answer(email)).toEqual(await answer(fresh))
    expect((await mailsTo(ctx, email))[0]?.text).not.toContain('token=')
    expect((await mailsTo(ctx, fresh))[0]?.text).toContain('/auth/verify-email?token=')
  })

  test('the link activates the account; before that, signing in leads to the confirmation', async () => {
    const email = newEmail()
    const browser = openBrowser(app)
    await browser.post('/auth', { ...person, email })
    const tooEarly = await browser.post('/auth', { intent: 'sign-in', email, password: person.password })
    expect(locationOf(tooEarly)).toBe('/auth/verify-email')
    const link = await lastLink(ctx, email)
    // Mail programs fetch links, so opening one confirms nothing.
    await openLink(openBrowser(app), link)
    expect(
      locationOf(await browser.post('/auth', { intent: 'sign-in', email, password: person.password })),
    ).toBe('/auth/verify-email')
    await openLink(browser, link)
    const confirmed = await browser.post('/auth/verify-email', { intent: 'confirm' })
    expect(await says(confirmed, verifyEmail.confirmedTitle)).toBe(true)
    expect(browser.cookies.has('__Host-email_link')).toBe(false)
    expect(browser.cookies.has('__Host-session')).toBe(false)
    const begun = await browser.post('/auth', { intent: 'sign-in', email, password: person.password })
    expect(locationOf(begun)).toMatch(/^\/auth(\?|$)/)
  })

  test('asking for the mail of verification again too soon is refused, whether anybody waits for it or not', async () => {
    const email = newEmail()
    await openBrowser(app).post('/auth', { ...person, email })
    for (const address of [email, newEmail()]) {
      const ask = async () =>
        openBrowser(app).post('/auth/verify-email', { intent: 'resend', email: address })
      clock += MINUTE
      expect(await says(await ask(), verifyEmail.resent)).toBe(true)
      const refused = await ask()
      expect(await says(refused, 'Please wait before requesting another verification email')).toBe(true)
    }
  })

  test('keeps everything that was typed except the password', async () => {
    const response = await openBrowser(app).post('/auth?mode=sign-up', {
      ...person,
      email: 'ploy@',
      password: 'weak',
    })
    expect(response.status).toBe(422)
    const page = await pageOf(response)
    const kept = ['email', 'firstName', 'lastName', 'password'].map((name) => page.valueOf(name))
    expect(kept).toEqual(['ploy@', 'Ploy', 'Chan', ''])
    expect(page.says(en.password.faults.uppercase)).toBe(true)
  })

  test.each([
    ['', en],
    ['/th', th],
  ])('%s/auth refuses a common password as too predictable', async (prefix, texts) => {
    const response = await openBrowser(app).post(`${prefix}/auth?mode=sign-up`, {
      ...person,
      email: newEmail(),
      password: 'Krok-2026',
    })
    expect(response.status).toBe(422)
    expect(await says(response, texts.password.weak(texts.password.faults.predictable))).toBe(true)
  })
})

test('signing in again, and a new password, end the previous session', async () => {
  const person = await addPerson(ctx)
  const browser = openBrowser(app)
  await signIn(browser, person)
  const before = browser.cookies.get('__Host-session') ?? ''
  const change = await browser.post('/settings', {
    intent: 'password',
    currentPassword: PASSWORD,
    newPassword: 'Kaffir-lime-8!',
  })
  expect(locationOf(change)).toBe('/auth')
  await browser.post('/auth', { intent: 'code', code: await lastCode(ctx, person.email) })
  expect((await browser.get('/orders')).status).toBe(200)
  expect(browser.cookies.get('__Host-session')).not.toBe(before)
  browser.cookies.set('__Host-session', before)
  expect((await browser.get('/orders')).status).toBe(302)
})

test('what scripts asked for before a session was replaced does not sign the browser out', async () => {
  const browser = openBrowser(app)
  await signIn(browser, await addPerson(ctx))
  // The browser's own session by now is another one.
  browser.cookies.set('__Host-session', altered(browser.cookies.get('__Host-session') ?? ''))
  await browser.get('/auth/pending', { headers: { 'sec-fetch-mode': 'cors' } })
  expect(browser.cookies.has('__Host-session')).toBe(true)
  await browser.get('/shop', { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(browser.cookies.has('__Host-session')).toBe(false)
})

test('an IP address with too many tries has to wait, and the page says how long', async () => {
  const browser = openBrowser(app)
  let response = await browser.get('/auth')
  for (let i = 0; i < 101; i += 1) response = await browser.post('/auth', { intent: 'nothing' })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each(['/AUTH', '/th/AUTH', '/auth.data', '/%61uth'])('spelled %s it is counted too', async (path) => {
  const browser = openBrowser(app)
  for (let i = 0; i < 100; i += 1) await browser.post('/auth', { intent: 'nothing' })
  expect((await browser.post(path, { intent: 'sign-in' })).status).toBe(429)
})

test.each(['/xx/auth', '/en/auth', '/TH/auth'])(
  '%s is not an address of the site, nor for a form',
  async (path) => {
    const person = await addPerson(ctx)
    const sent = await openBrowser(app).post(path, {
      intent: 'sign-in',
      email: person.email,
      password: PASSWORD,
    })
    expect(sent.status).toBe(404)
    expect(await mailsTo(ctx, person.email)).toEqual([])
  },
)

test.each(['PUT', 'PATCH', 'DELETE'])('a page does not accept %s', async (method) => {
  expect((await openBrowser(app).post('/auth', { intent: 'sign-in' }, { method })).status).toBe(405)
})

test('requests that other sites cause do not use up a browser’s tries, however broken their origin', async () => {
  const browser = openBrowser(app)
  for (const origin of ['https://evil.example', 'nonsense', 'http://']) {
    for (let i = 0; i < 101; i += 1) {
      const response = await browser.post('/auth', { intent: 'nothing' }, { headers: { origin } })
      expect(response.status).toBe(403)
    }
  }
  expect((await browser.post('/auth', { intent: 'nothing' })).status).toBe(400)
})

test('the IPv6 addresses of a household share one limit', async () => {
  const from = (address: string) =>
    app.fetch('/auth', {
      method: 'POST',
      body: 'intent=nothing',
      address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (let i = 0; i < 100; i += 1) await from(`2001:db8:1:2:${i.toString(16)}::1`)
  expect((await from('2001:db8:1:2::')).status).toBe(429)
  expect((await from('2001:DB8:0001:0002:ffff:ffff:ffff:ffff')).status).toBe(429)
  expect((await from('2001:db8:1:3::1')).status).toBe(400)
})
