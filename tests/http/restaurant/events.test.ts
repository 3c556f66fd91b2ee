import ICAL from 'ical.js'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { events } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { seedEvents } from '#database/seed/restaurant/events/index.ts'
import { DAY, HOUR } from '#shared/kernel/durations.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import { startOfNextShopDay } from '#shared/kernel/dates.ts'
import { events as en } from '#shared/messages/en/restaurant/events.ts'
import { events as th } from '#shared/messages/th/restaurant/events.ts'
import { eventSignUp as mineEn } from '#shared/messages/en/restaurant/event-sign-up.ts'
import { eventSignUp as mineTh } from '#shared/messages/th/restaurant/event-sign-up.ts'
import { home as homeEn } from '#shared/messages/en/site/home.ts'
import { home as homeTh } from '#shared/messages/th/site/home.ts'
import { addEvent, eventOf, signUpsOf } from '#tests/data/events.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { pageOf, readPage } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog, testCtx, withDb } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const log = capturingLog()
let app: TestApp
let now: Date | undefined
let isBroken = false
beforeAll(async () => {
  app = await testApp(shop(), {
    log,
    change: (ctx) => {
      const clock = now
      const timed = clock ? { ...ctx, now: () => clock } : ctx
      if (!isBroken) return timed
      // Only what reads events fails.
      const failing = new Proxy(ctx.db, {
        get: (db, name) =>
          name === 'select'
            ? (columns: object) => {
                if ('seatsTaken' in columns) throw new Error('the calendar is on fire')
                return db.select(columns as never)
              }
            : (Reflect.get(db, name) as unknown),
      })
      return withDb(timed, failing)
    },
  })
})
beforeEach(() => {
  now = undefined
  isBroken = false
  app.cache.clear()
})

let senders = 0
function send(path: string, fields: Record<string, string>): Promise<Response> {
  senders += 1
  return app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    address: `10.3.0.${senders}`,
  })
}
const form = (more: Record<string, string> = {}) => ({
  intent: 'sign-up',
  name: 'Nok Jaidee',
  email: newAddress(),
  phone: '',
  seats: '2',
  wishes: '',
  ...more,
})
async function linkIn(email: string): Promise<string> {
  const [mail] = await mailsTo(ctx(), email)
  return /https:\/\/shop\.test(\/\S*events\/sign-ups\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const textOf = async (path: string) => (await pageOf(await app.fetch(path))).textOf('main')

test('the list has what is to come and what is over, in both languages', async () => {
  const [english, thai] = [await textOf('/events'), await textOf('/th/events')]
  for (const { title } of seedEvents) {
    expect(english).toContain(title.en)
    expect(thai).toContain(title.th)
  }
  expect(english.indexOf('Loy Krathong dinner')).toBeLessThan(english.indexOf(en.past))
  expect(english.indexOf(en.past)).toBeLessThan(english.indexOf('Satay on the fire'))
})

describe('an event', () => {
  test('says when, where, for how much, and how many seats are left; search engines read it too', async () => {
    const html = await (await app.fetch('/events/loy-krathong-dinner')).text()
    const page = readPage(html)
    expect(page.textOf('main')).toContain('R780.00 a seat')
    expect(page.textOf('main')).toContain(en.paidThere)
    expect(page.textOf('main')).toContain(en.leftOf(40, 40))
    expect(page.all('a[href^="https://www.google.com/maps/search/"]')).toHaveLength(1)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'KROK', address: '112 Bree Street, Cape Town' },
      offers: { price: '780.00', priceCurrency: 'ZAR', availability: 'https://schema.org/InStock' },
    })
  })

  test('has one address, and a file for calendars', async () => {
    const { id, slug, title } = await addEvent(ctx())
    const led = await app.fetch(`/th/events/${id}`)
    expect([led.status, led.headers.get('location')]).toEqual([308, `/th/events/${slug}`])
    expect((await app.fetch('/events/no-such-event')).status).toBe(404)
    const file = await app.fetch(`/th/events/${slug}/event.ics`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(await file.text()))
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(title.th)
  })

  test('is in the API too, and a draft is not', async () => {
    const ask = async (path: string) => (await app.fetch(path)).json()
    const { id, slug, title } = await addEvent(ctx(), { seats: 5 })
    const draft = await addEvent(ctx(), { state: 'draft' })
    const { upcoming } = (await ask('/api/events?language=th')) as { upcoming: { slug: string }[] }
    const slugs = upcoming.map((event) => event.slug)
    expect(slugs).toContain(slug)
    expect(slugs).not.toContain(draft.slug)
    const whole = { id, slug, title: title.en, seats: 5, seatsLeft: 5, phase: 'open' }
    for (const key of [id, slug]) expect(await ask(`/api/events/${key}`)).toMatchObject(whole)
    expect(await ask(`/api/events/${draft.slug}`)).toMatchObject({ code: 'event_not_found' })
  })

  test('that is over or was cancelled has no form, and says so', async () => {
    expect(await textOf('/events/songkran-lunch')).toContain(en.closed.over)
    const { id, slug } = await addEvent(ctx())
    await inTransaction(asShop(ctx()), ({ db }) =>
      db
        .update(events)
        .set({ state: 'cancelled', reason: { en: 'The stove broke', th: 'เตาเสีย' } })
        .where(eq(events.id, id)),
    )
    const page = await pageOf(await app.fetch(`/th/events/${slug}`))
    expect(page.textOf('main')).toContain(th.closed.cancelled)
    expect(page.textOf('main')).toContain('เตาเสีย')
    expect(page.all('form#form-sign-up')).toEqual([])
    expect((await pageOf(await send(`/events/${slug}`, form()))).says(en.refused.cancelled)).toBe(true)
  })
})

describe('an event that is postponed', () => {
  const reason = { en: 'A storm is coming', th: 'พายุกำลังมา' }
  const jsonLdOf = async (path: string) => {
    const html = await (await app.fetch(path)).text()
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    return JSON.parse(json) as Record<string, unknown>
  }
  const set = (id: string, values: Partial<typeof events.$inferInsert>) =>
    inTransaction(asShop(ctx()), ({ db }) => db.update(events).set(values).where(eq(events.id, id)))

  test('says so and why instead of its date, in both languages, and takes no sign-ups', async () => {
    const { id, slug, startDate } = await addEvent(ctx())
    await set(id, { state: 'postponed', reason })
    for (const [prefix, texts, why] of [
      ['', en, reason.en],
      ['/th', th, reason.th],
    ] as const) {
      const page = await pageOf(await app.fetch(`${prefix}/events/${slug}`))
      const main = page.textOf('main')
      for (const said of [texts.dateFollows, texts.closed.postponed, why]) expect(main).toContain(said)
      expect(main).not.toContain(formatDay(startDate, prefix ? 'th' : 'en', 'long'))
      expect(page.all('form#form-sign-up')).toEqual([])
      expect(page.all('a[href$="event.ics"]')).toEqual([])
    }
    const refused = await pageOf(await send(`/events/${slug}`, form()))
    expect(refused.textOf('main')).toContain(en.closed.postponed)
    expect(await jsonLdOf(`/events/${slug}`)).toMatchObject({
      eventStatus: 'https://schema.org/EventPostponed',
      startDate: startDate.toISOString(),
    })
    const file = await (await app.fetch(`/events/${slug}/event.ics`)).text()
    expect(file).toContain('METHOD:CANCEL')
  })

  test('stands last of what is to come, whatever its old date says, and is not the next one', async () => {
    const title = { en: 'Once upon a storm', th: 'กาลครั้งหนึ่ง' }
    const soon = await addEvent(ctx(), { title, startDate: new Date(Date.now() + HOUR) })
    const gone = await addEvent(ctx(), { title, startDate: new Date(Date.now() - 5 * DAY) })
    for (const { id } of [soon, gone]) await set(id, { state: 'postponed', reason })
    const list = await pageOf(await app.fetch('/events'))
    const cards = list.all('section[aria-labelledby="upcoming"] li').map((card) => card.textContent ?? '')
    const waitForDate = cards.filter((card) => card.includes(en.dateFollows))
    expect(cards.slice(-waitForDate.length)).toEqual(waitForDate)
    expect(waitForDate.filter((card) => card.includes(title.en))).toHaveLength(2)
    expect(list.textOf('section[aria-labelledby="past"]')).not.toContain(title.en)
    expect(
      (await pageOf(await app.fetch('/'))).textOf('section[aria-labelledby="next-event"]'),
    ).not.toContain(title.en)
    const api = (await (await app.fetch('/api/events')).json()) as { upcoming: Record<string, unknown>[] }
    for (const { slug } of [gone, soon]) {
      expect(api.upcoming).toContainEqual(expect.objectContaining({ slug, phase: 'postponed' }))
    }
    const asked = await app.fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: 'When is Once upon a storm?', locale: 'en' }),
    })
    expect(await asked.text()).toContain('is postponed')
  })

  test('leaves its guests their page: they can give their seats back, and change nothing else', async () => {
    const { id, slug } = await addEvent(ctx())
    const [fields, unproved] = [form(), form()]
    for (const one of [fields, unproved]) await send(`/th/events/${slug}`, one)
    const [link, asked] = [await linkIn(fields.email), await linkIn(unproved.email)]
    await send(link, { intent: 'confirm' })
    await set(id, { state: 'postponed', reason })
    const page = await pageOf(await app.fetch(link))
    expect(page.textOf('main')).toContain(mineTh.eventPostponed)
    expect(page.textOf('main')).toContain(reason.th)
    expect([page.all('textarea'), page.all('button[value="cancel"]').length]).toEqual([[], 1])
    expect(await textOf(asked)).toContain(th.refused.postponed)
    const late = await pageOf(await send(asked, { intent: 'confirm' }))
    expect(late.all('button[value="confirm"]')).toEqual([])
    expect((await send(link, { intent: 'cancel' })).status).toBe(303)
    expect(await signUpsOf(ctx(), id)).toMatchObject([{ state: 'cancelled' }, { state: 'booked' }])
  })

  test('is rescheduled for search engines once it has a new date', async () => {
    const { id, slug, startDate } = await addEvent(ctx())
    await set(id, { state: 'postponed', reason })
    const moved = new Date(startDate.getTime() + 30 * DAY)
    await set(id, {
      state: 'published',
      reason: null,
      startDate: moved,
      endDate: new Date(moved.getTime() + HOUR),
      previousStartDate: startDate,
    })
    expect(await jsonLdOf(`/th/events/${slug}`)).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: moved.toISOString(),
      previousStartDate: startDate.toISOString(),
    })
  })
})

describe('signing up, without scripts', () => {
  test('keeps seats, mails the way back, and there they can be changed and cancelled', async () => {
    const { id, slug } = await addEvent(ctx(), { seats: 5 })
    const fields = form({ wishes: '<b>no nuts</b>' })
    const empty = await pageOf(await app.fetch(`/events/${slug}`))
    const first = empty.all('#form-sign-up [name=seats] option').map((one) => one.getAttribute('value'))
    expect([first[0], empty.all('#form-sign-up [name=seats] [selected]')]).toEqual(['1', []])
    const answered = await pageOf(await send(`/events/${slug}`, fields))
    expect(answered.textOf('#form-sign-up')).toContain(en.done.confirmText(fields.email))
    expect((await eventOf(ctx(), id)).seatsTaken).toBe(2)
    const link = await linkIn(fields.email)
    const response = await app.fetch(link)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const asked = await pageOf(response)
    expect(asked.textOf('main')).toContain(mineEn.booked(2))
    expect([asked.all('button[value="confirm"]').length, asked.all('textarea')]).toEqual([1, []])
    // Only looking at the link confirms nothing.
    expect(await mailsTo(ctx(), fields.email)).toHaveLength(1)
    expect((await send(link, { intent: 'confirm' })).status).toBe(303)
    const page = await pageOf(await app.fetch(link))
    expect(page.all('button[value="confirm"]')).toEqual([])
    expect(page.textOf('textarea')).toContain('<b>no nuts</b>')
    const tooMany = await pageOf(await send(link, { intent: 'change', seats: '8' }))
    expect(tooMany.textOf('main')).toContain(mineEn.mostSeats(5))
    const changed = await send(link, { intent: 'change', seats: '1', phone: '', wishes: '' })
    expect([changed.status, changed.headers.get('location')]).toEqual([303, link])
    expect((await eventOf(ctx(), id)).seatsTaken).toBe(1)
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await send(link, { intent: 'cancel' })).status).toBe(303)
    }
    expect(await textOf(link)).toContain(mineEn.cancelledText)
    expect((await eventOf(ctx(), id)).seatsTaken).toBe(0)
  })

  test('says how many seats are left where they are too few, and offers the waitlist', async () => {
    const { id, slug } = await addEvent(ctx(), { seats: 1 })
    const fields = form({ seats: '3' })
    const refused = await send(`/th/events/${slug}`, fields)
    expect(refused.status).toBe(422)
    const page = await pageOf(refused)
    expect(page.textOf('#form-sign-up')).toContain(th.refused.tooFew(1))
    expect(page.valueOf('name')).toBe('Nok Jaidee')
    expect(page.all('button[value="wait"]')).toHaveLength(1)
    const waiting = await pageOf(await send(`/th/events/${slug}`, { ...fields, intent: 'wait' }))
    expect(waiting.textOf('#form-sign-up')).toContain(th.done.confirmText(fields.email))
    expect(await textOf(await linkIn(fields.email))).toContain(mineTh.waiting(1, 3))
    expect(await signUpsOf(ctx(), id)).toMatchObject([{ state: 'waiting' }])
  })

  test('names the fields that are wrong, and takes what is typed for text', async () => {
    const { id, slug } = await addEvent(ctx())
    for (const [fields, wrong] of [
      [{ name: '', email: 'x', seats: '0' }, ['name', 'email', 'seats']],
      [{ seats: '9' }, ['seats']],
      [{ seats: '1.5' }, ['seats']],
      [{ name: 'Nok\r\nBEGIN:VEVENT' }, ['name']],
      [{ name: 'x'.repeat(10_000), wishes: 'y'.repeat(10_000) }, ['name', 'wishes']],
      [{ email: `${'x'.repeat(10_000)}@example.com` }, ['email']],
      [{ phone: 'call me' }, ['phone']],
    ] as const) {
      const response = await send(`/events/${slug}`, form(fields))
      expect(response.status).toBe(422)
      const marked = (await pageOf(response)).wrongFields()
      expect(marked).toEqual(wrong)
    }
    expect(await signUpsOf(ctx(), id)).toEqual([])
  })

  test('fills in who is signed in, and shows them what they have', async () => {
    const { id, slug } = await addEvent(ctx())
    const person = await addPerson(ctx())
    const cookie = await cookieOf(ctx(), person)
    const page = await pageOf(await app.fetch(`/events/${slug}`, { headers: { cookie } }))
    expect([page.valueOf('name'), page.valueOf('email')]).toEqual(['Malee Srisuk', person.email])
    await app.fetch(`/events/${slug}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(form({ email: person.email })),
    })
    const [signUp] = await signUpsOf(ctx(), id)
    const again = await pageOf(await app.fetch(`/events/${slug}`, { headers: { cookie } }))
    expect(again.all(`a[href="/events/sign-ups/${signUp?.key}"]`)).toHaveLength(1)
  })

  test('a link that was altered opens nothing', async () => {
    const { id, slug } = await addEvent(ctx())
    await send(`/events/${slug}`, form())
    const [signUp] = await signUpsOf(ctx(), id)
    const [of, seal = ''] = signUp?.key.split('.') ?? []
    for (const key of [`${of}.${altered(seal)}`, `${of}`, 'x', `${of}.`, `..%2f${of}`]) {
      expect((await app.fetch(`/events/sign-ups/${key}`)).status, key).toBe(404)
      expect((await send(`/events/sign-ups/${key}`, { intent: 'cancel' })).status, key).toBe(404)
    }
    expect(await signUpsOf(ctx(), id)).toMatchObject([{ state: 'booked' }])
  })
})

describe('the home page', () => {
  const teaser = async (path = '/') => {
    const response = await app.fetch(path)
    const page = await pageOf(response)
    const section = 'section[aria-labelledby="next-event"]'
    const links = page.all(`${section} a`).map((link) => link.getAttribute('href'))
    return { response, text: page.textOf(section), links }
  }

  test('calls the day of the next event by its name in the restaurant’s zone, and is kept until that is wrong', async () => {
    const { startDate } = await addEvent(ctx(), {
      title: { en: 'Far away', th: 'อีกนาน' },
      shortDescription: { en: 'Worth the wait', th: 'คุ้มที่รอ' },
      startDate: new Date('2031-05-14T19:00:00+02:00'),
    })
    for (const [before, english, thai] of [
      [9 * DAY, '14 May, 19:00', '14 พฤษภาคม 19:00 น.'],
      [3 * DAY, 'Wednesday', 'วันพุธ'],
      [19 * HOUR + 60_000, 'Tomorrow', 'พรุ่งนี้'],
      [19 * HOUR - 60_000, 'Today', 'วันนี้'],
      [HOUR, 'Today', 'วันนี้'],
    ] as const) {
      now = new Date(startDate.getTime() - before)
      app.cache.clear()
      const home = await teaser()
      for (const part of ['Far away', 'Worth the wait', 'KROK, 112 Bree Street']) {
        expect(home.text).toContain(part)
      }
      expect(home.links).toContain('/events')
      expect(home.text).toContain(english)
      expect((await teaser('/th')).text).toContain(thai)
      // At noon the day changes by which an order of now has come, which the page says too.
      const noon = new Date('2031-05-14T12:00:00+02:00')
      const ends = english !== 'Today' ? startOfNextShopDay(now) : now < noon ? noon : startDate
      expect(home.response.headers.get('expires')).toBe(ends.toUTCString())
    }
    // From the minute in which it begins it is not the next one any more.
    now = new Date(startDate.getTime() + 1)
    app.cache.clear()
    expect((await teaser()).text).toContain(homeEn.event.none)
    expect((await teaser('/th')).text).toContain(homeTh.event.none)
  })

  test('comes whole where events cannot be read: that is logged, and nobody keeps it', async () => {
    isBroken = true
    const broken = await teaser()
    isBroken = false
    expect(broken.response.status).toBe(200)
    expect(broken.text).toContain(homeEn.event.none)
    expect(log.entries.some(({ level }) => level === 'error')).toBe(true)
    expect((await teaser()).text).not.toContain(homeEn.event.none)
  })
})
