import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { mayMail, setMailConsent, unsubscribeOf } from '#domain/base/mail-consents/index.ts'
import { mailPreferences as preferences } from '#shared/messages/en/newsletters/mail-preferences.ts'
import { mailTopics } from '#shared/messages/en/newsletters/mail-topics.ts'
import { newsletter as en } from '#shared/messages/en/newsletters/newsletter.ts'
import { newsletter as th } from '#shared/messages/th/newsletters/newsletter.ts'
import { type MailTopic } from '#shared/base/mail-topics.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { listening } from '#tests/helpers/listening.ts'
import { lastLink, mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
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

const isMailed = (email: string, topic: MailTopic = 'newsletter') => mayMail(asShop(ctx), { email, topic })
const give = (email: string, topic: MailTopic) =>
  setMailConsent(asShop(ctx), {
    email,
    topic,
    isGiven: true,
    wording: 'x',
    language: 'en',
    source: 'settings',
  })
/** The path of the link at the foot of a mail about a topic. */
const pathOf = (email: string, topic: MailTopic, language: 'en' | 'th' = 'en') =>
  unsubscribeOf(ctx, { email, topic, language }).url.slice(ctx.shop.siteUrl.length)
/** Opens a mailed link, whose address leads on to one without the token. */
const openLink = async (browser: Browser, link: string) =>
  pageOf(await browser.get((await browser.get(link)).headers.get('location') ?? ''))
const subscribe = async (browser: Browser, email: string, path = '/newsletter') =>
  browser.post(path, { email })

test('the form stands in the footer of every public page, in its language, and works without scripts', async () => {
  for (const [path, action] of [
    ['/', '/newsletter'],
    ['/th/shop', '/th/newsletter'],
    ['/about', '/newsletter'],
  ] as const) {
    const page = await pageOf(await app.fetch(path))
    const [form] = page.all('footer form')
    expect(form?.getAttribute('action')).toBe(action)
    const [field] = page.all('footer form input')
    expect(field?.attributes).toMatchObject({ type: 'email', name: 'email', required: '' })
    expect(field?.getAttribute('aria-label')).not.toBe('')
  }
  const browser = openBrowser(app)
  const email = newAddress()
  const page = await pageOf(await subscribe(browser, `  ${email.toUpperCase()} `, '/th/newsletter'))
  expect(page.says(th.subscribed.title)).toBe(true)
  expect(page.says(th.next.subscribed)).toBe(true)
  expect(await isMailed(email)).toBe(false)

  const opened = await openLink(browser, await lastLink(ctx, email))
  expect(opened.language).toBe('th')
  expect(opened.says(th.confirm.title)).toBe(true)
  expect(await isMailed(email)).toBe(false)
  const done = await pageOf(await browser.post('/th/newsletter/confirm', { intent: 'confirm' }))
  expect(done.says(th.subscribed.title)).toBe(true)
  expect(await isMailed(email)).toBe(true)
  // Used twice, from another device, with the button pressed by somebody else's program.
  const again = await openLink(openBrowser(app), await lastLink(ctx, email))
  expect(again.says(th.already.title)).toBe(true)
})

test('says "already subscribed" to the owner and to a browser that subscribed it, and to nobody else', async () => {
  const email = newAddress()
  const [own, stranger] = [openBrowser(app), openBrowser(app)]
  await subscribe(own, email)
  expect((await pageOf(await subscribe(own, email))).says(en.already.title)).toBe(true)
  await openLink(own, await lastLink(ctx, email))
  await own.post('/newsletter/confirm', { intent: 'confirm' })
  expect((await pageOf(await subscribe(own, email))).says(en.already.title)).toBe(true)
  const [told, ofUnknown] = [
    await subscribe(stranger, email),
    await subscribe(openBrowser(app), newAddress()),
  ]
  const text = async (response: Response) => (await pageOf(response)).textOf('main').replace(/\s+/g, ' ')
  expect(await text(told)).toBe(await text(ofUnknown))

  const person = await addPerson(ctx)
  const signedIn = openBrowser(app)
  const [name = '', token = ''] = (await cookieOf(ctx, person)).split('=')
  signedIn.cookies.set(name, token)
  expect((await pageOf(await subscribe(signedIn, person.email))).says(en.subscribed.title)).toBe(true)
  expect((await pageOf(await subscribe(signedIn, person.email))).says(en.already.title)).toBe(true)
  expect(await mailsTo(ctx, person.email)).toEqual([])
})

test('an address that is none is refused with words; one that is empty does nothing', async () => {
  const browser = openBrowser(app)
  for (const email of [
    'nok jaidee@example.com',
    'nok@',
    `${'a'.repeat(10_000)}@example.com`,
    'ครัว@example.com',
  ]) {
    const response = await subscribe(browser, email)
    expect(response.status).toBe(422)
    expect((await pageOf(response)).says(en.invalidAddress), email.slice(0, 40)).toBe(true)
  }
  const empty = await subscribe(browser, '   ')
  expect([empty.status, empty.headers.get('location')]).toEqual([303, '/newsletter'])
  const api = await app.fetch('/api/newsletter/subscriptions?language=th', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a'.repeat(10_000) }),
  })
  expect([api.status, ((await api.json()) as { errors: object[] }).errors]).toEqual([
    400,
    [{ path: 'email', code: 'too_long', message: expect.stringMatching(/[ก-๛]/) }],
  ])
})

test('one sender is told to wait after 20', async () => {
  const browser = openBrowser(app)
  const sent: number[] = []
  for (let round = 0; round < 21; round += 1) sent.push((await subscribe(browser, newAddress())).status)
  expect(sent).toEqual([...Array(20).fill(200), 429])
})

describe('the page that a mail leads to', () => {
  test('changes nothing by being opened, stops one kind, switches each, and stops all in one press', async () => {
    const email = newAddress()
    await give(email, 'newsletter')
    await give(email, 'left_cart')
    const browser = openBrowser(app)
    const page = await openLink(browser, pathOf(email, 'newsletter'))
    expect(page.says(preferences.stopTitle(mailTopics.newsletter.label))).toBe(true)
    expect(page.says(email)).toBe(false)
    expect(page.all('input[type=checkbox][checked]').map((box) => box.getAttribute('name'))).toEqual([
      'newsletter',
      'left_cart',
    ])
    expect(await isMailed(email)).toBe(true)

    const stopped = await pageOf(await browser.post('/mail-preferences', { intent: 'unsubscribe' }))
    expect(stopped.says(preferences.stopped(mailTopics.newsletter.label))).toBe(true)
    expect([await isMailed(email), await isMailed(email, 'left_cart')]).toEqual([false, true])

    await browser.post('/mail-preferences', { intent: 'save', newsletter: 'yes', review_request: 'yes' })
    const now = await Promise.all(
      (['newsletter', 'left_cart', 'review_request'] as const).map((topic) => isMailed(email, topic)),
    )
    expect(now).toEqual([true, false, true])

    const none = await pageOf(await browser.post('/mail-preferences', { intent: 'none' }))
    expect(none.says(preferences.savedNone)).toBe(true)
    expect([await isMailed(email), await isMailed(email, 'review_request')]).toEqual([false, false])
  })

  test('says so where the link was altered, or is not there', async () => {
    const email = newAddress()
    await give(email, 'newsletter')
    const path = pathOf(email, 'newsletter', 'th')
    const browser = openBrowser(app)
    for (const link of [
      `${path}x`,
      path.slice(0, -3),
      '/mail-preferences?token=%00',
      '/mail-preferences?token=',
    ]) {
      const page = await openLink(browser, link)
      expect(page.all('form[action*=mail-preferences]'), link).toEqual([])
    }
    const posted = await browser.post('/mail-preferences', { intent: 'none' })
    expect(posted.status).toBe(422)
    expect(await isMailed(email)).toBe(true)
  })
})

describe('one press in a mail program (RFC 8058)', () => {
  const FORM = 'application/x-www-form-urlencoded'
  async function server() {
    const socket = await listening(app.listener)
    onTestFinished(() => socket.close())
    return (path: string, body: string, type = FORM) =>
      fetch(socket.url + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { host: 'shop.test', 'content-type': type },
      })
  }

  test('unsubscribes without an origin and without cookies, as often as it is sent', async () => {
    const post = await server()
    const email = newAddress()
    for (const topic of ['newsletter', 'left_cart'] as const) await give(email, topic)
    for (let round = 0; round < 2; round += 1) {
      const response = await post(pathOf(email, 'newsletter'), 'List-Unsubscribe=One-Click')
      expect([response.status, await response.text()]).toEqual([200, 'Unsubscribed.\n'])
    }
    expect([await isMailed(email), await isMailed(email, 'left_cart')]).toEqual([false, true])
    const boundary = 'b'
    const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
    const response = await post(
      pathOf(email, 'left_cart', 'th'),
      multipart,
      `multipart/form-data; boundary=${boundary}`,
    )
    expect(response.status).toBe(200)
    expect(await isMailed(email, 'left_cart')).toBe(false)
  })

  test('does nothing without its field or with an altered link', async () => {
    const post = await server()
    const email = newAddress()
    await give(email, 'newsletter')
    const path = pathOf(email, 'newsletter')
    expect((await post(path, 'x=y')).status).toBe(400)
    expect((await post(path, '{', 'multipart/form-data; boundary=x')).status).toBe(400)
    expect(
      (await post(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, 'List-Unsubscribe=One-Click'))
        .status,
    ).toBe(404)
    expect((await post('/mail-preferences?token=x', 'List-Unsubscribe=One-Click')).status).toBe(404)
    expect((await post(path, `List-Unsubscribe=One-Click&x=${'x'.repeat(20_000)}`)).status).toBe(413)
    // Without the token it is a form of the page, which must come from the page.
    expect((await post('/mail-preferences', 'intent=none')).status).toBe(403)
    expect(await isMailed(email)).toBe(true)
  })
})

test('customers find the same switches in their settings', async () => {
  const person = await addPerson(ctx)
  const browser = openBrowser(app)
  const [name = '', token = ''] = (await cookieOf(ctx, person)).split('=')
  browser.cookies.set(name, token)
  const saved = await browser.post('/settings', { intent: 'mails', newsletter: 'yes', back_in_stock: 'yes' })
  expect(saved.headers.get('location')).toBe('/settings#settings-mails')
  const page = await pageOf(await browser.get('/settings'))
  expect(page.all('#settings-mails input[checked]').map((box) => box.getAttribute('name'))).toEqual([
    'newsletter',
    'back_in_stock',
  ])
  expect(await isMailed(person.email, 'back_in_stock')).toBe(true)
})
