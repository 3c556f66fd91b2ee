import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#domain/kernel/context.ts'
import { auth as en } from '#shared/messages/en/accounts/auth.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { lastCode, lastLink } from '#tests/helpers/mails.ts'
import { addPerson, newAddress, PASSWORD } from '#tests/data/people.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let ctx: Ctx
let app: TestApp
beforeAll(async () => {
  ctx = testCtx(shop())
  app = await testApp(shop())
})

const locationOf = (response: Response) => response.headers.get('location')
async function says(response: Response, text: string): Promise<boolean> {
  return (await pageOf(response)).says(text)
}

/** Opens a mailed link, whose address leads on to one without the token. */
async function openLink(browser: Browser, link: string): Promise<Response> {
  return browser.get(locationOf(await browser.get(link)) ?? '')
}

test('a reset link works on a second device, once, and does not sign in', async () => {
  const person = await addPerson(ctx)
  const browser = openBrowser(app)
  await browser.post('/auth', { intent: 'sign-in', email: person.email, password: PASSWORD })
  await browser.post('/auth', { intent: 'code', code: await lastCode(ctx, person.email) })
  expect((await browser.get('/orders')).status).toBe(200)
  await browser.post('/auth', { intent: 'forgot', email: person.email.toUpperCase() })
  const link = await lastLink(ctx, person.email)
  const phone = openBrowser(app)
  expect(await says(await openLink(phone, link), en.reset.title)).toBe(true)
  const form = '/auth?mode=reset'
  const set = await phone.post(form, { intent: 'reset', password: 'Kaffir-lime-8!' })
  expect(set.status).toBe(303)
  expect(phone.cookies.has('__Host-session')).toBe(false)
  // The device that was signed in is signed out.
  expect((await browser.get('/orders')).status).toBe(302)
  await openLink(phone, link)
  const twice = await phone.post(form, { intent: 'reset', password: 'Kaffir-lime-9!' })
  expect(await says(twice, en.reset.deadTitle)).toBe(true)
  expect(phone.cookies.has('__Host-password_link')).toBe(false)
  expect(await says(await openLink(phone, link), en.reset.deadTitle)).toBe(true)
})

test.each(['password_link', 'email_link'])(
  '%s: the token leaves the address and is in no page',
  async (name) => {
    const browser = openBrowser(app)
    const { email } = name === 'email_link' ? { email: newAddress() } : await addPerson(ctx)
    const form =
      name === 'email_link'
        ? { intent: 'sign-up', email, firstName: 'Ploy', lastName: 'Chan', password: 'Lemongrass-9!' }
        : { intent: 'forgot', email }
    await browser.post('/th/auth', form)
    const link = await lastLink(ctx, email)
    const token = /token=([\w-]{43})/.exec(link)?.[1] ?? 'none'
    const opened = await browser.get(link)
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    expect(locationOf(opened)).toMatch(/^\/(th\/)?auth(\/verify-email|\?mode=reset)$/)
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toBe(`__Host-${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`)
    expect((await (await browser.get(locationOf(opened) ?? '')).text()).includes(token)).toBe(false)
    // A link that cannot be right removes what an earlier one left.
    const broken = await browser.get(link.replace(token, 'x'))
    expect([broken.status, browser.cookies.has(`__Host-${name}`)]).toEqual([302, false])
  },
)
