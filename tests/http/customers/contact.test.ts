import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contact as en } from '#shared/messages/en/customers/contact.ts'
import { messages as office } from '#shared/messages/en/customers/admin/messages.ts'
import { contact as th } from '#shared/messages/th/customers/contact.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Without scripts: what people see who write to the shop, and anyone who answers them. */

const shop = useTestDatabase()
let app: TestApp
let cookie = ''
/** The time that the app takes for now: forms are filled in for a minute at once. */
let passed = 0
beforeAll(async () => {
  app = await testApp(shop(), {
    change: (ctx) => ({ ...ctx, now: () => new Date(Date.now() + passed) }),
  })
  const moe = await addPerson(testCtx(shop()), { roles: ['moderator'], firstName: 'Moe', lastName: 'Helper' })
  cookie = await cookieOf(testCtx(shop()), moe)
})

const anyNetwork = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`
const fetchPage = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.fetch(path, { headers })
  expect(response.status, path).toBe(200)
  return pageOf(response)
}
const keyOn = async (path: string) => (await fetchPage(path)).valueOf('formKey')
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch(path, {
    method: 'POST',
    address: anyNetwork(),
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** A filled-in form, a minute after its page was opened. */
async function filledIn(change: Record<string, string> = {}, path = '/contact') {
  passed = 0
  const formKey = await keyOn(path)
  passed = 60_000
  return {
    intent: 'send',
    name: 'Nok Jaidee',
    email: newAddress(),
    topic: 'product',
    orderNumber: '',
    text: 'Is there shrimp in the red curry paste?',
    website: '',
    formKey,
    ...change,
  }
}

/** Sends the form, and what comes back: its status, what the page says, and what still stands in the fields. */
async function refused(change: Record<string, string>, path = '/contact') {
  const response = await post(path, await filledIn(change, path))
  const page = await pageOf(response)
  return {
    status: response.status,
    text: page.textOf('main'),
    typed: page.textOf('textarea'),
    name: page.valueOf('name'),
    trap: page.valueOf('website'),
  }
}

test('the office’s list says whether nobody has written yet, or nothing fits its filters', async () => {
  const staff = { cookie }
  expect((await fetchPage('/admin/messages', staff)).textOf('main')).toContain(office.emptyHint)
  expect((await fetchPage('/admin/messages?state=open', staff)).textOf('main')).toContain(office.noneHint)
})

describe('the page', () => {
  test('says where the restaurant is, in both languages, and is kept by nobody', async () => {
    for (const [path, texts] of [
      ['/contact', en],
      ['/th/contact', th],
    ] as const) {
      const response = await app.fetch(path)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const html = await response.text()
      for (const part of [texts.title, texts.visit, texts.hours, '"@type":"ContactPage"', testShop.phone]) {
        expect(html).toContain(part)
      }
      expect(html).toContain('https://www.google.com/maps/search/')
      expect(html).toContain('hrefLang="th"')
    }
    expect(await keyOn('/contact')).not.toBe(await keyOn('/contact'))
  })

  test('has the name and the address of somebody who is signed in, and what they wrote', async () => {
    const ann = await addPerson(testCtx(shop()), { firstName: 'Ann', lastName: 'Marais' })
    const own = { cookie: await cookieOf(testCtx(shop()), ann) }
    passed = 0
    const page = await fetchPage('/contact', own)
    expect([page.valueOf('name'), page.valueOf('email')]).toEqual(['Ann Marais', ann.email])
    passed = 60_000
    const sent = await post('/contact', { ...(await filledIn()), formKey: page.valueOf('formKey') }, own)
    expect(sent.status).toBe(303)
    const links = (await fetchPage('/contact', own)).all('main section a[href*="/contact/"]')
    expect(links).toHaveLength(1)
    const thread = await fetchPage(links[0]?.getAttribute('href') ?? '', own)
    expect(thread.textOf('main')).toContain('Is there shrimp')
  })
})

test('a message arrives, is answered from the office, and its sender writes on', async () => {
  const form = await filledIn({ topic: 'event' }, '/th/contact')
  const response = await post('/th/contact', form)
  expect(response.status).toBe(303)
  const there = response.headers.get('location') ?? ''
  expect(there).toMatch(/^\/th\/contact\?sent=\d+#sent$/)
  const number = `M-${/\d+/.exec(there)?.[0]}`
  expect((await fetchPage(there)).textOf('#sent')).toContain(th.sent.title(number))

  const staff = { cookie }
  expect((await fetchPage('/admin', staff)).textOf('main')).toContain(office.waiting)
  const list = await fetchPage(`/admin/messages?search=${form.email}&state=open&topic=all`, staff)
  const path = list.all('main tbody a')[0]?.getAttribute('href') ?? ''
  const thread = await fetchPage(path, staff)
  expect(thread.textOf('main')).toContain(form.text)
  const lastMessageId = thread.valueOf('lastMessageId')

  const empty = await post(path, { intent: 'answer', text: ' ', lastMessageId }, staff)
  expect(empty.status).toBe(422)
  const noted = await post(path, { intent: 'note', text: 'Ask the kitchen' }, staff)
  const answered = await post(path, { intent: 'answer', text: 'มีกุ้งค่ะ', lastMessageId }, staff)
  expect([noted.status, answered.status]).toEqual([303, 303])
  const again = await post(path, { intent: 'answer', text: 'Twice', lastMessageId }, staff)
  const changed = await pageOf(again)
  expect(changed.textOf('main')).toContain(office.changed)
  expect(changed.textOf('textarea[name=text]')).toBe('Twice')

  const [mail] = await mailsTo(testCtx(shop()), form.email)
  expect(mail?.text).toContain('มีกุ้งค่ะ')
  const closed = await post(path, { intent: 'close' }, staff)
  expect(closed.status).toBe(303)
  expect((await fetchPage(path, staff)).textOf('main')).toContain(office.reopen)
  const link = /\/th\/contact\/(\S+)/.exec(mail?.text ?? '')?.[0] ?? ''
  const seen = await fetchPage(link)
  expect(seen.textOf('main')).toContain('มีกุ้งค่ะ')
  expect(seen.textOf('main')).not.toContain('Ask the kitchen')
  expect(seen.all('meta[name=robots]')[0]?.getAttribute('content')).toBe('noindex')
  const formKey = seen.valueOf('formKey')
  const back = await post(link, { intent: 'write', text: 'ขอบคุณ', formKey })
  expect(back.status).toBe(303)
  expect((await fetchPage(path, staff)).textOf('main')).toContain('ขอบคุณ')
  expect((await fetchPage('/admin/messages?state=open', staff)).textOf('main')).toContain(number)
})

describe('what is wrong with a message is said, and nothing that was typed is lost:', () => {
  const long = 'แกงเขียวหวาน '.repeat(9_000)

  test.each<[what: string, change: Record<string, string>, text: string]>([
    ['a hundred thousand letters', { text: long }, en.fieldErrors.too_long],
    ['no topic', { topic: 'none' }, en.fieldErrors.unknown_value],
    ['no address', { email: 'nok at example' }, en.fieldErrors.email],
    ['a link for a name', { name: 'Win www.evil.example' }, en.fieldErrors.name_characters],
    ['many links', { text: 'https://evil.example '.repeat(4).trim() }, en.refusals.tooManyLinks],
    ['a form that was altered', { formKey: 'x' }, en.refusals.again],
    ['a program', { website: 'https://evil.example' }, en.refusals.again],
    ['HTML', { text: '<script>alert(1)</script>', email: '' }, '<script>alert(1)</script>'],
  ])('%s', async (_what, change, text) => {
    const answer = await refused(change)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(text)
    expect(answer.typed).toBe((change['text'] ?? 'Is there shrimp in the red curry paste?').trim())
    expect(answer.name).toBe(change['name'] ?? 'Nok Jaidee')
    expect(answer.trap).toBe('')
  })

  test('too soon, too many and a form that was used: each with a way on', async () => {
    const form = await filledIn()
    passed = 0
    const soon = await post('/contact', form)
    expect([soon.status, (await pageOf(soon)).textOf('main').includes(en.refusals.tooSoon)]).toEqual([
      422,
      true,
    ])
    passed = 60_000
    expect((await post('/contact', form)).status).toBe(303)
    const used = await post('/contact', { ...form, text: 'Something else' })
    const page = await pageOf(used)
    expect(page.textOf('main')).toContain(en.refusals.again)
    const formKey = page.valueOf('formKey')
    passed = 120_000
    expect((await post('/contact', { ...form, text: 'Something else', formKey })).status).toBe(303)
    const address = anyNetwork()
    const send = async (fields: Record<string, string>) =>
      app.fetch('/contact', {
        method: 'POST',
        address,
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (let sent = 0; sent < 10; sent += 1) expect((await send(await filledIn())).status).toBe(303)
    const refusal = await send(await filledIn())
    expect(refusal.status).toBe(429)
    expect((await pageOf(refusal)).textOf('textarea')).toContain('shrimp')
  })

  test('control characters, half characters and fields that nobody asked for are no server error', async () => {
    for (const change of [
      { text: 'a\0b' },
      { name: 'a\rb\nBcc: eve@example.com' },
      { email: 'a@b.co\r\nBcc: x@y.co' },
    ]) {
      expect((await refused(change)).status).toBe(422)
    }
    const form = await filledIn()
    const body = `${new URLSearchParams(form).toString()}&__proto__=x&text=%ED%A0%80&isAdmin=1`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(
      (await app.fetch('/contact', { method: 'POST', body, headers, address: anyNetwork() })).status,
    ).toBe(303)
    expect((await post('/contact', { intent: 'nothing' })).status).toBe(400)
    expect((await app.fetch('/contact?sent=<script>')).status).toBe(200)
  })

  test('a megabyte of form is refused before it is read: on the page, by a script, and behind the link of a thread', async () => {
    const form = { text: 'www.'.repeat(256 * 1024) }
    for (const path of ['/contact', '/th/contact', '/contact.data', '/contact/x']) {
      expect([path, (await post(path, form)).status]).toEqual([path, 413])
    }
  })
})

test.each([
  '/api/staff/contact-threads',
  // As it was called before.
  '/api/staff/messages',
])('the API lists, answers and closes what people wrote: %s', async (address) => {
  const form = await filledIn()
  await post('/contact', form)
  const headers = { cookie, 'content-type': 'application/json' }
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await app.fetch(`${address}${path}`, { ...init, headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const list = await call(`?search=${form.email}`)
  const [found] = list.body['items'] as { id: string; state: string }[]
  expect(found).toMatchObject({ state: 'open', name: 'Nok Jaidee', beginning: form.text })
  const path = `/${found?.id}`
  const { messages } = (await call(path)).body as { messages: { id: number }[] }
  const answer = { text: 'No.', lastMessageId: messages[0]?.id }
  expect(await call(`${path}/answers`, answer)).toMatchObject({ status: 200, body: { state: 'answered' } })
  expect(await call(`${path}/answers`, answer)).toMatchObject({ status: 409, body: { code: 'changed' } })
  expect(await call(`${path}/notes`, { text: 'Done' })).toMatchObject({
    body: { messages: [{ kind: 'sender' }, { kind: 'shop', authorName: 'Moe Helper' }, { kind: 'note' }] },
  })
  expect(await call(`${path}/states`, { state: 'closed' })).toMatchObject({ body: { state: 'closed' } })
  expect(await call(`${path}/states`, { state: 'answered' })).toMatchObject({ status: 400 })
})

test('a saved answer comes to what is typed, in the sender’s language, and can be changed before it goes', async () => {
  const staff = { cookie }
  const answers = '/admin/messages/answers'
  const title = `Thanks ${randomBytes(4).toString('hex')}`
  const kept = { title, 'text.en': 'Dear {name}, thank you.', 'text.th': 'ขอบคุณค่ะ คุณ {name} ({order})' }
  expect((await post(answers, { intent: 'create', ...kept, 'text.th': '' }, staff)).status).toBe(422)
  expect((await post(answers, { intent: 'create', ...kept }, staff)).status).toBe(303)
  expect((await fetchPage(answers, staff)).textOf('main')).toContain(title)

  const form = await filledIn({ topic: 'event' }, '/th/contact')
  await post('/th/contact', form)
  const list = await fetchPage(`/admin/messages?search=${form.email}`, staff)
  const path = list.all('main table a[href^="/admin/messages/"]')[0]?.getAttribute('href') ?? ''
  const page = await fetchPage(path, staff)
  const option = page.all('option').find((one) => one.textContent === title)
  const saved = option?.getAttribute('value') ?? ''
  const inserted = await post(path, { intent: 'insert', text: 'สวัสดีค่ะ', saved }, staff)
  expect(inserted.status).toBe(200)
  const filled = `สวัสดีค่ะ\n\nขอบคุณค่ะ คุณ ${form.name} ({order})`
  expect((await pageOf(inserted)).textOf('#form-answer textarea')).toBe(filled)
  const none = await post(path, { intent: 'insert', text: 'สวัสดีค่ะ' }, staff)
  expect([none.status, (await pageOf(none)).textOf('#form-answer textarea')]).toEqual([422, 'สวัสดีค่ะ'])
})
