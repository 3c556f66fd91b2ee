import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reservations, reservedTables, tableWaitlist } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { GUEST_LIMITS, type GuestLimits } from '#shared/restaurant/guest-limits.ts'
import { myReservation as mineEn } from '#shared/messages/en/restaurant/my-reservation.ts'
import { myReservation as mineTh } from '#shared/messages/th/restaurant/my-reservation.ts'
import { reserve as en } from '#shared/messages/en/restaurant/reserve.ts'
import { reserve as th } from '#shared/messages/th/restaurant/reserve.ts'
import { account as accountEn } from '#shared/messages/en/accounts/account.ts'
import { addPerson } from '#tests/data/people.ts'
import { addTables, waitKeyOf } from '#tests/data/tables.ts'
import { altered } from '#tests/helpers/altered.ts'
import { type Browser, openBrowser } from '#tests/helpers/browser.ts'
import { type Page, pageOf, readPage } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
/** Eleven in the morning of a Tuesday, in Cape Town. */
const MORNING = new Date('2026-12-01T09:00:00Z')
const DAY_AFTER = '2026-12-02'
let now = MORNING
let guestLimits: GuestLimits
let app: TestApp
beforeAll(async () => {
  await addTables(testCtx(shop()))
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, guestLimits, now: () => now }) })
})
beforeEach(async () => {
  now = MORNING
  guestLimits = testCtx(shop()).guestLimits
  await inTransaction(asShop(testCtx(shop())), async ({ db }) => {
    for (const table of [tableWaitlist, reservedTables, reservations]) await db.delete(table)
  })
})

let senders = 0
function send(path: string, fields: Record<string, string>, cookie?: string): Promise<Response> {
  senders += 1
  return app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
    address: `10.4.${senders >> 8}.${senders & 255}`,
  })
}
const menu = (day: string, guests: string) => `/menu?${new URLSearchParams({ guests, day })}`
const who = { name: 'Nok Jaidee', email: 'nok@example.com', phone: '021 555 0142' }
const wishes = { occasion: 'birthday', allergies: 'peanut', wishes: '<b>no smoke</b>' }

/** Presses the button of a time, as the page has it. */
async function hold(time: string, { day = DAY_AFTER, guests = '2', prefix = '' } = {}): Promise<Page> {
  const path = prefix + menu(day, guests)
  const page = await pageOf(await app.fetch(path))
  expect(page.all(`button[value="hold-${time}"]`)).toHaveLength(1)
  const response = await send(path, { ...page.hiddenFields('#form-reserve'), intent: `hold-${time}` })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return pageOf(response)
}
async function reserve(time: string, options: Parameters<typeof hold>[1] = {}): Promise<string> {
  const held = (await hold(time, options)).hiddenFields('#form-reserve')
  const { prefix = '' } = options
  const response = await send(`${prefix}/menu`, { ...held, ...who, occasion: 'all', intent: 'confirm' })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}
const fill = async (time: string) => [await reserve(time), await reserve(time), await reserve(time)]
const textOf = async (path: string) => (await pageOf(await app.fetch(path))).textOf('main')

describe('reserving, without scripts', () => {
  test('goes from a day to a time to a table of one’s own, and once, however often it is sent', async () => {
    const plain = await app.fetch('/menu')
    expect(plain.headers.get('cache-control')).toContain('public')
    expect((await pageOf(plain)).all('#form-reserve button')).toEqual([])
    const times = await app.fetch(menu(DAY_AFTER, '2'))
    expect(times.headers.get('cache-control')).toBe('private, no-store')
    expect((await pageOf(times)).all('button[value^="hold-"]')).toHaveLength(20)
    const page = await hold('19:00')
    expect(page.textOf('#form-reserve')).toContain(en.held('11:05'))
    const held = page.hiddenFields('#form-reserve')
    const fields = { ...held, ...who, ...wishes, intent: 'confirm' }
    const [one, other] = await Promise.all([send('/menu', fields), send('/menu', fields)])
    const own = one.headers.get('location') ?? ''
    expect([one.status, other.status, other.headers.get('location')]).toEqual([303, 303, own])
    const rows = await inTransaction(asShop(testCtx(shop())), ({ db }) => db.select().from(reservations))
    expect(rows).toMatchObject([{ status: 'confirmed', partySize: 2, phone: '0215550142', ...wishes }])
    const response = await app.fetch(own)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    const mine = await pageOf(response)
    for (const said of [
      mineEn.states.confirmed,
      mineEn.table(2),
      mineEn.fromTo('19:00', '20:30'),
      '<b>no smoke</b>',
    ])
      expect(mine.textOf('main')).toContain(said)
  })

  test('names the fields that are wrong; what was typed stays, and so does the table', async () => {
    const held = (await hold('19:00', { prefix: '/th' })).hiddenFields('#form-reserve')
    const typed = { name: '', email: 'x', phone: 'call me', wishes: 'y'.repeat(600), occasion: 'divorce' }
    const response = await send('/th/menu', { ...held, ...typed, intent: 'confirm' })
    expect(response.status).toBe(422)
    const page = await pageOf(response)
    expect(page.wrongFields().toSorted()).toEqual(['email', 'name', 'occasion', 'phone', 'wishes'])
    expect([page.valueOf('phone'), page.valueOf('key')]).toEqual(['call me', held['key']])
    expect(page.textOf('#form-reserve')).toContain(th.held('11:05'))
  })

  test('after the hold has run out takes the table again, or says which times are left', async () => {
    const held = (await hold('19:00')).hiddenFields('#form-reserve')
    now = addTime(MORNING, 6 * MINUTE)
    expect((await send('/menu', { ...held, ...who, intent: 'confirm' })).status).toBe(303)
    const late = (await hold('19:00')).hiddenFields('#form-reserve')
    now = addTime(now, 6 * MINUTE)
    await reserve('19:00')
    await reserve('19:00')
    const refused = await send(menu(DAY_AFTER, '2'), { ...late, ...who, intent: 'confirm' })
    expect(refused.status).toBe(422)
    const page = await pageOf(refused)
    expect(page.textOf('#form-reserve')).toContain(en.refused.full)
    expect(page.valueOf('name')).toBe(who.name)
    const nearest = page.all('#form-reserve button').map((button) => button.getAttribute('value'))
    expect(nearest).toContain('hold-17:30')
    const typed = { ...page.hiddenFields('#form-reserve'), ...who, intent: 'hold-17:30' }
    const again = await pageOf(await send(menu(DAY_AFTER, '2'), typed))
    expect([again.valueOf('name'), again.valueOf('time')]).toEqual([who.name, '17:30'])
    const done = await send('/menu', { ...again.hiddenFields('#form-reserve'), ...who, intent: 'confirm' })
    expect(await textOf(done.headers.get('location') ?? '')).toContain(mineEn.fromTo('17:30', '19:00'))
  })

  test('fills in who is signed in, and is in their account', async () => {
    const person = await addPerson(testCtx(shop()))
    const cookie = await cookieOf(testCtx(shop()), person)
    const held = await pageOf(
      await send(menu(DAY_AFTER, '2'), { guests: '2', day: DAY_AFTER, intent: 'hold-19:00' }, cookie),
    )
    expect([held.valueOf('name'), held.valueOf('email')]).toEqual(['Malee Srisuk', person.email])
    const fields = { ...held.hiddenFields('#form-reserve'), ...who, email: person.email, intent: 'confirm' }
    const own = (await send('/menu', fields)).headers.get('location') ?? ''
    const account = await pageOf(await app.fetch('/account', { headers: { cookie } }))
    expect(account.all(`a[href="${own}"]`)).toHaveLength(1)
    expect(account.textOf('main')).toContain(accountEn.overview.table(2))
  })
})

describe('a held table', () => {
  /** Somebody who holds a table, with the cookies of their browser. */
  async function holding(time: string): Promise<{ browser: Browser; key: string }> {
    const browser = openBrowser(app)
    const fields = { guests: '4', day: DAY_AFTER, intent: `hold-${time}` }
    const page = await pageOf(await browser.post(menu(DAY_AFTER, '4'), fields))
    return { browser, key: page.valueOf('key') }
  }
  const HELD = '__Host-held-table'
  const seen = async (browser: Browser, path: string) => {
    const response = await browser.get(path)
    return { kept: response.headers.get('cache-control'), page: await pageOf(response) }
  }

  test('is on the menu again when that is loaded again, in the other language too, and for nobody else', async () => {
    const { browser, key } = await holding('19:00')
    now = addTime(MORNING, 2 * MINUTE)
    for (const [path, texts] of [
      ['/menu', en],
      [menu(DAY_AFTER, '4'), en],
      ['/th/menu', th],
    ] as const) {
      const { kept, page } = await seen(browser, path)
      expect(kept).toBe('private, no-store')
      expect(page.hiddenFields('#form-reserve')).toEqual({
        guests: '4',
        day: DAY_AFTER,
        time: '19:00',
        key,
        heldUntil: '11:05',
        mayBeLonger: '1',
      })
      expect(page.textOf('#form-reserve')).toContain(texts.held('11:05'))
    }
    expect((await seen(browser, '/events')).kept).toContain('public')
    const other = await seen(openBrowser(app), '/menu')
    expect(other.kept).toContain('public')
    expect(other.page.all('#form-reserve [name=key]')).toEqual([])
    const done = await browser.post('/menu', { key, ...who, intent: 'confirm' })
    expect(done.headers.get('location')).toBe(`/reservations/${key}`)
    expect(browser.cookies.has(HELD)).toBe(false)
  })

  test('is held for five minutes more, once, and says so when they are over', async () => {
    const { browser, key } = await holding('19:00')
    now = addTime(MORNING, 4 * MINUTE)
    const { page } = await seen(browser, '/menu')
    expect(page.textOf('#form-reserve button[value="longer"]')).toBe(en.holdLonger(5))
    const fields = { ...page.hiddenFields('#form-reserve'), ...who, intent: 'longer' }
    const longer = await pageOf(await browser.post('/menu', fields))
    expect(longer.textOf('#form-reserve')).toContain(en.held('11:10'))
    expect([longer.valueOf('name'), longer.valueOf('key')]).toEqual([who.name, key])
    expect(longer.all('button[value="longer"]')).toEqual([])
    const again = await browser.post('/menu', fields)
    expect(again.status).toBe(422)
    expect((await pageOf(again)).textOf('#form-reserve')).toContain(en.refused.longer_once)
    expect((await seen(browser, '/menu')).page.all('button[value="longer"]')).toEqual([])
    now = addTime(now, 6 * MINUTE)
    const late = await pageOf(await browser.post('/menu', fields))
    expect(late.textOf('#form-reserve')).toContain(en.refused.ran_out)
    const over = (await seen(browser, '/menu')).page
    expect(over.textOf('#form-reserve')).toContain(en.refused.ran_out)
    const sent = { ...over.hiddenFields('#form-reserve'), ...who, intent: 'confirm' }
    expect((await browser.post('/menu', sent)).status).toBe(303)
  })

  test('is given back for another time, which its guest chooses without scripts', async () => {
    const { browser } = await holding('19:00')
    const { page } = await seen(browser, '/menu')
    const link = page.all('#form-reserve a').find((one) => one.textContent === en.otherTime)
    const times = (await seen(browser, link?.getAttribute('href') ?? '')).page
    const fields = { ...times.hiddenFields('#form-reserve'), intent: 'hold-20:00' }
    await browser.post(menu(DAY_AFTER, '4'), fields)
    const rows = await inTransaction(asShop(testCtx(shop())), ({ db }) => db.select().from(reservations))
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['held', 'lapsed'])
    expect((await seen(browser, '/menu')).page.valueOf('time')).toBe('20:00')
  })

  test('that is another’s, or was never held, changes nothing on the menu', async () => {
    const { browser, key } = await holding('19:00')
    for (const wrong of [altered(key), 'x', '%E0%A4%A']) {
      browser.cookies.set(HELD, wrong)
      expect((await seen(browser, '/menu')).page.all('#form-reserve [name=key]')).toEqual([])
    }
  })
})

describe('bad input', () => {
  test.each([
    ['0', DAY_AFTER, '19:00', en.fieldErrors.out_of_range],
    ['-1', DAY_AFTER, '19:00', en.fieldErrors.out_of_range],
    ['1.5', DAY_AFTER, '19:00', en.fieldErrors.not_a_whole_number],
    ['two', DAY_AFTER, '19:00', en.fieldErrors.not_a_whole_number],
    ['500', DAY_AFTER, '19:00', en.refused.too_many_guests],
    ['2', '2026-11-30', '19:00', en.refused.in_the_past],
    ['2', '2026-02-30', '19:00', en.fieldErrors.invalid],
    ['2', '0000-01-01', '19:00', en.fieldErrors.invalid],
    ['2', '9999-12-31', '19:00', en.refused.too_far],
    ['2', DAY_AFTER, '03:00', en.refused.outside_hours],
    ['2', DAY_AFTER, '19:10', en.refused.outside_hours],
    ['2', DAY_AFTER, '99:99', en.fieldErrors.invalid],
    ['2', '2026-12-01', '11:30', en.refused.too_soon],
  ])('%s guests on %s at %s: “%s”', async (guests, day, time, said) => {
    const response = await send(menu(day, guests), { guests, day, intent: `hold-${time}` })
    expect(response.status).toBe(422)
    expect((await pageOf(response)).textOf('[aria-labelledby=reserve]')).toContain(said)
  })

  test('comes with the nearest times, and days that have some', async () => {
    await fill('19:00')
    const fields = { guests: '2', day: DAY_AFTER, intent: 'hold-19:00' }
    const page = await pageOf(await send(menu(DAY_AFTER, '2'), fields))
    expect(page.textOf('#form-reserve')).toContain(en.nearestTimes)
    expect(page.all('#form-reserve [data-notice] button')).toHaveLength(4)
    const past = await pageOf(await app.fetch(menu('2026-11-30', '2')))
    expect(past.textOf('[aria-labelledby=reserve]')).toContain(en.refused.in_the_past)
    expect(past.all('[aria-labelledby=reserve] .btn[href*="day=2026-12-01"]')).toHaveLength(1)
    for (const odd of ['guests=0', 'guests=x&day=x', 'day=', 'guests=500&day=2026-02-31'])
      expect((await app.fetch(`/th/menu?${odd}`)).status).toBe(200)
  })

  test('a key that was altered opens and reserves nothing', async () => {
    const own = await reserve('19:00')
    const [, , key = ''] = own.split('/')
    for (const wrong of [altered(key), key.slice(0, 37) + altered(key.slice(37)), 'x', `${key}x`]) {
      for (const path of ['', '/times', '/table.ics'])
        expect((await app.fetch(`/reservations/${wrong}${path}`)).status).toBe(404)
      expect((await send(`/reservations/${wrong}`, { intent: 'cancel' })).status).toBe(404)
    }
    const refused = await send('/menu', { key: 'x', ...who, intent: 'confirm' })
    expect([refused.status, (await pageOf(refused)).says(en.refused.ended)]).toEqual([422, true])
  })
})

describe('one’s own page', () => {
  test('changes time and party, keeps the table if there is none, and gives a file for calendars', async () => {
    const own = await reserve('19:00', { prefix: '/th' })
    await fill('12:00')
    const asked = new URLSearchParams({ guests: '4', day: DAY_AFTER })
    const page = await pageOf(await app.fetch(`${own}?${asked}`))
    expect(page.all('details#change[open] button[value="choose-20:00"]')).toHaveLength(1)
    const chosen = { ...page.hiddenFields('#form-change'), intent: 'choose-20:00' }
    const asks = await pageOf(await send(own, chosen))
    expect(asks.textOf('#form-change')).toContain(mineTh.changeTo)
    expect(asks.textOf('#form-change')).toContain(th.at('20:00'))
    expect(await textOf(own)).toContain(mineTh.fromTo('19:00', '20:30'))
    const [button] = asks.all('#form-change button')
    const fields = { ...asks.hiddenFields('#form-change'), intent: button?.getAttribute('value') ?? '' }
    expect((await send(own, fields)).headers.get('location')).toBe(own)
    expect(await textOf(own)).toContain(mineTh.fromTo('20:00', '22:00'))
    const none = await send(`${own}?${asked}`, { guests: '500', day: DAY_AFTER, intent: 'change-20:00' })
    expect([none.status, (await pageOf(none)).says(th.refused.too_many_guests)]).toEqual([422, true])
    for (const intent of ['choose-20:00', 'change-20:00']) {
      const wrong = await pageOf(await send(own, { guests: '0', day: 'x', intent }))
      expect(wrong.textOf('#form-change')).toContain(th.fieldErrors.out_of_range)
    }
    expect((await send(own, { ...wishes, intent: 'wishes' })).status).toBe(303)
    expect(await textOf(own)).toContain(wishes.wishes)
    const file = await app.fetch(`${own}/table.ics`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const event = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-12-02T18:00:00Z')
  })

  test('cancels once, however often it is asked; after the meal has begun it is too late', async () => {
    const own = await reserve('19:00')
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await send(own, { intent: 'cancel' })).headers.get('location')).toBe(own)
    }
    const page = await pageOf(await app.fetch(own))
    expect(page.textOf('main')).toContain(mineEn.cancelled)
    expect(page.textOf('h1')).toBe(mineEn.states.cancelled)
    expect(page.all('main form')).toEqual([])
    const other = await reserve('19:00')
    now = addTime(MORNING, DAY + 9 * HOUR)
    expect(await textOf(other)).toContain(mineEn.begun)
    for (const fields of [
      { intent: 'cancel' },
      { intent: 'wishes' },
      { intent: 'change-20:00', guests: '2', day: DAY_AFTER },
    ])
      expect((await send(other, fields)).status).toBe(422)
    expect((await send(other, { intent: 'nonsense' })).status).toBe(400)
  })
})

test('who has as many tables to come as one guest may is asked to call, in either language and by the API', async () => {
  guestLimits = { ...GUEST_LIMITS, contact: { toCome: { parties: 1, guests: 8 } } }
  await reserve('12:00')
  for (const [prefix, texts] of [
    ['', en],
    ['/th', th],
  ] as const) {
    const held = (await hold('12:00', { prefix })).hiddenFields('#form-reserve')
    const refused = await send(`${prefix}/menu`, { ...held, ...who, occasion: 'all', intent: 'confirm' })
    expect(refused.status).toBe(422)
    expect((await pageOf(refused)).textOf('#form-reserve')).toContain(texts.refused.guest_limit)
    const body = { key: held['key'], contact: who }
    const api = await app.fetch('/api/reservations/confirmations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': prefix ? 'th' : 'en' },
      body: JSON.stringify(body),
    })
    expect([api.status, await api.json()]).toMatchObject([409, { code: 'guest_limit' }])
  }
})

describe('the waitlist', () => {
  const wanted = { guests: '2', day: DAY_AFTER, from: '19:00', until: '19:00', ...who, intent: 'wait' }

  test('is offered where a time is taken; its page says what is waited for, and lets go', async () => {
    await fill('19:00')
    const page = await pageOf(await app.fetch(menu(DAY_AFTER, '2')))
    expect(page.all('#form-wait')).toHaveLength(1)
    const joined = await send(`/th${menu(DAY_AFTER, '2')}`, wanted)
    const said = (await pageOf(joined)).textOf('#form-wait')
    expect(said).toContain(th.waitlist.doneText(who.email))
    const own = `/th/reservations/${await waitKeyOf(testCtx(shop()), who.email)}`
    expect(await textOf(own)).toContain(mineTh.wait.text(who.email))
    // One time is not a span of times.
    expect(await textOf(own)).toContain(mineTh.wait.between('19:00', '19:00'))
    expect(await textOf(own)).not.toContain('19:00\u2060–')
    // A stranger who types the same address reads the same, and no key.
    const typed = { ...wanted, name: 'Somebody', phone: '+27215550199' }
    const answer = await (await send(`/th${menu(DAY_AFTER, '2')}`, typed)).text()
    expect(readPage(answer).textOf('#form-wait')).toBe(said)
    expect(answer).not.toContain(own.slice(-40))
    for (let twice = 0; twice < 2; twice += 1) expect((await send(own, { intent: 'leave' })).status).toBe(303)
    expect(await textOf(own)).toContain(mineTh.wait.left)
  })

  test('by the API too a key is in no answer, and who has reached a limit does not learn who waits', async () => {
    await fill('19:00')
    const wait = async (guest: { email: string; phone: string }) => {
      const wish = { day: DAY_AFTER, from: '19:00', until: '19:00', partySize: 2, language: 'en' }
      senders += 1
      const answer = await app.fetch('/api/reservations/waitlist', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...wish, name: 'Nok', ...guest }),
        address: `10.5.${senders >> 8}.${senders & 255}`,
      })
      const body = (await answer.json()) as { code?: string }
      return [answer.status, answer.status === 200 ? body : body.code]
    }
    const wanda = { email: 'wanda@example.org', phone: '+27215550142' }
    const stranger = { email: wanda.email, phone: '+27215550199' }
    expect([await wait(wanda), await wait(stranger)]).toEqual([
      [200, {}],
      [200, {}],
    ])
    guestLimits = { ...GUEST_LIMITS, contact: { toCome: { parties: 1, guests: 8 } } }
    const another = { email: 'x@example.org', phone: wanda.phone }
    expect([await wait(stranger), await wait(another)]).toEqual([
      [409, 'guest_limit'],
      [409, 'guest_limit'],
    ])
  })

  test.each([
    [{ from: '17:00' }, en.refused.there_is_room],
    [{ from: '20:00', until: '18:00' }, en.refused.no_time],
    [{ from: '03:00', until: '03:30' }, en.refused.no_time],
    [{ email: 'x' }, en.fieldErrors.email],
    [{ until: '' }, en.fieldErrors.invalid],
  ])('%j: “%s”', async (wrong, said) => {
    await fill('19:00')
    const response = await send(menu(DAY_AFTER, '2'), { ...wanted, ...wrong })
    expect(response.status).toBe(422)
    expect((await pageOf(response)).textOf('#form-wait')).toContain(said)
  })
})
