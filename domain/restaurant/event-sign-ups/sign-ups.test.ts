import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { events, eventSignUps } from '#database/schema/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { GUEST_LIMITS } from '#shared/restaurant/guest-limits.ts'
import { addEvent, eventOf } from '#tests/data/events.ts'
import { addPerson, later, newAddress } from '#tests/data/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetReservations } from '../reservations/index.ts'
import {
  cancelSignUp,
  changeSignUp,
  confirmSignUp,
  exportSignUps,
  forgetGuests,
  forgetSignUps,
  getEventPage,
  getSignUp,
  lapseSignUps,
  remindGuests,
  signUp,
} from './index.ts'
import type { SignUpInput, SignUpResult } from './schemas.ts'

const shop = useTestDatabase()
const pageOf = (ctx: Ctx, id: string) => getEventPage(ctx, { id, language: 'en' })
let addresses = 0
/** Each from an address of its own: what one may send is limited. */
function ctx(): Ctx {
  addresses += 1
  return testCtx(shop(), { client: clientAt(`10.9.0.${addresses}`) })
}

const wish = (id: string, more: Partial<SignUpInput> = {}): SignUpInput => ({
  id,
  name: 'Nok Jaidee',
  email: newAddress(),
  seats: 1,
  language: 'en',
  mayWait: false,
  ...more,
})

/** Signs up, takes the key out of the mail, and confirms with it. */
async function guest(id: string, more: Partial<SignUpInput> = {}) {
  const input = wish(id, more)
  const result = await signUp(ctx(), input)
  const key = await keyInMail(input.email)
  expect(await confirmSignUp(ctx(), { key })).toEqual({ ok: true })
  return { input, result, key }
}

async function keyInMail(email: string): Promise<string> {
  const [mail] = await mailsTo(ctx(), email)
  return /\/events\/sign-ups\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The subjects of mails to an address, apart from those that ask to confirm. */
const subjectsTo = async (email: string) =>
  (await mailsTo(ctx(), email))
    .map(({ subject }) => subject.split(':')[0])
    .filter((subject) => subject !== 'Please confirm' && subject !== 'รอคุณยืนยัน')
    .toReversed()
const UNPROVED = { ok: true, heldUntil: expect.any(Date) as Date }
const stateOf = async (key: string) => {
  const { state, position, seats } = await getSignUp(ctx(), { key, language: 'en' })
  return { state, position, seats }
}

test('a sign-up takes its seats, and the mail has the way to it and a file for the calendar', async () => {
  const event = await addEvent(ctx(), { seats: 5, title: { en: 'Dinner, late; long', th: 'มื้อค่ำ' } })
  const sent: OutgoingMail[] = []
  const mail = {
    keepsBodies: true,
    close: () => undefined,
    send: async (one: OutgoingMail) => void sent.push(one),
  }
  const input = wish(event.slug, { seats: 3, wishes: 'No peanuts', phone: '+27821234567' })
  expect(await signUp(ctx(), input)).toEqual({ ...UNPROVED, state: 'booked' })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(3)
  const first = await keyInMail(input.email)
  expect(await confirmSignUp(ctx(), { key: first })).toEqual({ ok: true })
  await mailsTo({ ...ctx(), mail }, input.email)
  const [one] = sent.filter(({ to }) => to === input.email)
  expect(one?.subject).toBe('You’re coming: Dinner, late; long')
  expect(one?.text).toContain('paid at the event')
  // Somebody else may have typed the address.
  expect(one?.text).not.toContain('Nok')
  expect(one?.text).not.toContain('peanuts')
  const key = /\/events\/sign-ups\/(\S+)/.exec(one?.text ?? '')?.[1] ?? ''
  expect(await getSignUp(ctx(), { key, language: 'th' })).toMatchObject({
    name: 'Nok Jaidee',
    seats: 3,
    wishes: 'No peanuts',
    mostSeats: 5,
    event: { title: 'มื้อค่ำ', phase: 'open' },
  })
  const [file] = one?.attachments ?? []
  expect(file).toMatchObject({
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  })
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file?.content)))
  const component = calendar.getFirstSubcomponent('vevent')
  expect(component?.getFirstPropertyValue('summary')).toBe('Dinner, late; long')
})

test('where fewer seats are left than are wanted the answer says how many, and nobody is put on a list', async () => {
  const event = await addEvent(ctx(), { seats: 3 })
  await guest(event.id, { seats: 1 })
  const input = wish(event.id, { seats: 3 })
  expect(await signUp(ctx(), input)).toEqual({ ok: false, reason: 'too_few_seats', left: 2 })
  expect(await subjectsTo(input.email)).toEqual([])
  expect(await signUp(ctx(), { ...input, mayWait: true })).toEqual({
    ...UNPROVED,
    state: 'waiting',
    position: 1,
  })
  await confirmSignUp(ctx(), { key: await keyInMail(input.email) })
  expect(await subjectsTo(input.email)).toEqual(['You’re on the waitlist'])
  // A party that fits comes in although somebody waits for more.
  expect(await signUp(ctx(), wish(event.id, { seats: 2 }))).toEqual({ ...UNPROVED, state: 'booked' })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(3)
})

test('seats that become free go to those who wait, in their order, and they are told', async () => {
  const event = await addEvent(ctx(), { seats: 4 })
  const first = await guest(event.id, { seats: 4 })
  const large = await guest(event.id, { seats: 3 })
  const small = await guest(event.id, { seats: 1, language: 'th' })
  const last = await guest(event.id, { seats: 2 })
  expect([large.result, small.result, last.result]).toEqual(
    [1, 2, 3].map((position) => ({ ...UNPROVED, state: 'waiting', position })),
  )
  // Two are free: the first who waits wants three, and keeps the first place.
  expect(await changeSignUp(ctx(), { key: first.key, seats: 2 })).toEqual({ ok: true })
  expect(await stateOf(large.key)).toMatchObject({ state: 'waiting', position: 1 })
  expect(await stateOf(small.key)).toMatchObject({ state: 'booked', position: null })
  expect(await stateOf(last.key)).toMatchObject({ state: 'waiting', position: 2 })
  expect(await subjectsTo(small.input.email)).toEqual(['คุณอยู่ในรายชื่อสำรอง', 'ได้ที่นั่งแล้ว'])
  expect(await cancelSignUp(ctx(), { key: first.key })).toEqual({ ok: true })
  expect([await stateOf(large.key), await stateOf(last.key)]).toMatchObject([
    { state: 'booked' },
    { state: 'waiting', position: 1 },
  ])
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(4)
  expect(await subjectsTo(first.input.email)).toEqual([
    'You’re coming',
    'Your seats have changed',
    'Cancelled',
  ])
})

test('a second press signs up once; the address again later gets its link, and reads what a stranger would', async () => {
  const event = await addEvent(ctx(), { seats: 2 })
  const input = wish(event.id, { seats: 2 })
  const both = await Promise.all([signUp(ctx(), input), signUp(ctx(), input)])
  expect(both).toEqual([
    { ...UNPROVED, state: 'booked' },
    { ...UNPROVED, state: 'booked' },
  ])
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(2)
  expect(await confirmSignUp(ctx(), { key: await keyInMail(input.email) })).toEqual({ ok: true })
  expect(await subjectsTo(input.email)).toEqual(['You’re coming'])
  const again = await signUp(later(ctx(), HOUR), { ...input, email: input.email, seats: 1 })
  expect(again).toEqual({ ...UNPROVED, state: 'waiting', position: 1 })
  expect(await subjectsTo(input.email)).toEqual(['You’re coming', 'You’ve signed up already'])
  expect(await stateOf(await keyInMail(input.email))).toMatchObject({ state: 'booked', seats: 2 })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(2)
})

test('a link that was altered opens nothing; one that was used says so, and changes nothing twice', async () => {
  const event = await addEvent(ctx(), { seats: 2 })
  const { key } = await guest(event.id)
  const other = await guest(event.id)
  const [id] = other.key.split('.')
  for (const wrong of [altered(key), `${id}.${key.split('.')[1]}`, `${randomUUID()}.${key.split('.')[1]}`]) {
    await expect(getSignUp(ctx(), { key: wrong, language: 'en' })).rejects.toMatchObject({ what: 'sign_up' })
    await expect(cancelSignUp(ctx(), { key: wrong })).rejects.toMatchObject({ code: 'not_found' })
    await expect(changeSignUp(ctx(), { key: wrong, seats: 2 })).rejects.toMatchObject({ code: 'not_found' })
  }
  for (let twice = 0; twice < 2; twice += 1) expect(await cancelSignUp(ctx(), { key })).toEqual({ ok: true })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(1)
  expect(await stateOf(key)).toMatchObject({ state: 'cancelled' })
  expect(await changeSignUp(ctx(), { key, seats: 2 })).toEqual({ ok: false, reason: 'called_off' })
})

test('more seats than are left are refused on a change too', async () => {
  const event = await addEvent(ctx(), { seats: 4 })
  const { key } = await guest(event.id, { seats: 2 })
  await guest(event.id, { seats: 1 })
  expect(await changeSignUp(ctx(), { key, seats: 4 })).toEqual({
    ok: false,
    reason: 'too_few_seats',
    left: 3,
  })
  expect(await changeSignUp(ctx(), { key, seats: 3 })).toEqual({ ok: true })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(4)
})

test('nobody signs up, changes or cancels once it has begun, and nobody signs up for one that was cancelled', async () => {
  const event = await addEvent(ctx(), { startDate: addTime(new Date(), HOUR) })
  const { key, input } = await guest(event.id)
  for (const [after, reason] of [
    [HOUR, 'closed'],
    [5 * HOUR, 'over'],
  ] as const) {
    const then = () => later(ctx(), after)
    expect(await signUp(then(), wish(event.id))).toEqual({ ok: false, reason })
    expect(await changeSignUp(then(), { key, seats: 2 })).toEqual({ ok: false, reason })
    expect(await cancelSignUp(then(), { key })).toEqual({ ok: false, reason })
  }
  await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .update(events)
      .set({ state: 'cancelled', reason: { en: 'Rain', th: 'ฝน' } })
      .where(eq(events.id, event.id)),
  )
  const refused: SignUpResult = { ok: false, reason: 'cancelled' }
  expect(await signUp(ctx(), wish(event.id))).toEqual(refused)
  expect(await signUp(ctx(), input)).toEqual(refused)
  const draft = await addEvent(ctx(), { state: 'draft' })
  await expect(signUp(ctx(), wish(draft.id))).rejects.toMatchObject({ what: 'event' })
})

test('one network address takes no more than its share of sign-ups', async () => {
  const event = await addEvent(ctx(), { seats: 100 })
  const one = ctx()
  const results: SignUpResult[] = []
  for (let i = 0; i < 21; i += 1) results.push(await signUp(one, wish(event.id)))
  expect(results.slice(0, 20).every(({ ok }) => ok)).toBe(true)
  expect(results[20]).toMatchObject({ ok: false, reason: 'wait' })
})

test('those who have seats are reminded once, a day before; who has just signed up is not', async () => {
  const event = await addEvent(ctx(), { startDate: addTime(new Date(), 5 * DAY), seats: 3 })
  const coming = await guest(event.id, { seats: 2 })
  const off = await guest(event.id)
  const waits = await guest(event.id, { seats: 2, mayWait: true })
  await cancelSignUp(ctx(), { key: off.key })
  const remind = (days: number) => remindGuests(asShop(later(ctx(), days * DAY)))
  await remind(3.9)
  const late = wish(event.id)
  await signUp(later(ctx(), 4.1 * DAY), late)
  const key = await keyInMail(late.email)
  expect(await confirmSignUp(later(ctx(), 4.1 * DAY), { key })).toEqual({ ok: true })
  await remind(4.2)
  await remind(4.3)
  expect(await subjectsTo(coming.input.email)).toEqual(['You’re coming', 'See you soon'])
  expect(await subjectsTo(late.email)).toEqual(['You’re coming'])
  expect(await subjectsTo(waits.input.email)).toEqual(['You’re on the waitlist'])
})

test('who came to an event is deleted 90 days after it', async () => {
  const event = await addEvent(ctx())
  const { input } = await guest(event.id)
  const signedUp = () =>
    inTransaction(asShop(ctx()), ({ db }) => db.$count(eventSignUps, eq(eventSignUps.email, input.email)))
  await forgetGuests(asShop(later(ctx(), 99 * DAY)))
  expect(await signedUp()).toBe(1)
  await forgetGuests(asShop(later(ctx(), 101 * DAY)))
  expect(await signedUp()).toBe(0)
})

test('a person’s sign-ups can be exported and deleted; their seats go to those who wait', async () => {
  const event = await addEvent(ctx(), { seats: 2 })
  const person = await addPerson(ctx())
  const input = wish(event.id, { seats: 2, email: person.email, wishes: 'A chair with a view' })
  expect(await signUp({ ...ctx(), actor: person.actor }, input)).toMatchObject({ state: 'booked' })
  const page = await pageOf({ ...ctx(), actor: person.actor }, event.id)
  expect(page).toMatchObject({ event: { id: event.id }, known: { email: person.email } })
  expect(page.mine?.key).toBe(await keyInMail(person.email))
  expect(await pageOf(ctx(), event.id)).toMatchObject({ mine: undefined, known: undefined })
  const waits = await guest(event.id, { seats: 2 })
  const by = { customerId: person.id, email: person.email }
  const exported = await inTransaction(asShop(ctx()), (ctx) => exportSignUps(ctx, by))
  expect(exported).toMatchObject([{ email: person.email, seats: 2, wishes: 'A chair with a view' }])
  expect(await inTransaction(asShop(ctx()), (ctx) => forgetSignUps(ctx, by))).toBe(1)
  expect(await inTransaction(asShop(ctx()), (ctx) => exportSignUps(ctx, by))).toEqual([])
  expect(await stateOf(waits.key)).toMatchObject({ state: 'booked' })
  await expect(inTransaction(asShop(ctx()), (ctx) => forgetSignUps(ctx, {}))).rejects.toThrow('nobody')
})

test('seats that nobody confirms go to those who wait after two hours; a late press gets what is left', async () => {
  const event = await addEvent(ctx(), { seats: 2 })
  const squatter = wish(event.id, { seats: 2 })
  expect(await signUp(ctx(), squatter)).toMatchObject({ state: 'booked' })
  const late = await keyInMail(squatter.email)
  const first = await guest(event.id, { seats: 1 })
  const unproved = wish(event.id)
  expect(await signUp(ctx(), unproved)).toMatchObject({ state: 'waiting', position: 2 })
  await lapseSignUps(asShop(later(ctx(), 1.9 * HOUR)))
  expect(await stateOf(first.key)).toMatchObject({ state: 'waiting' })
  await lapseSignUps(asShop(later(ctx(), 2.1 * HOUR)))
  expect(await stateOf(first.key)).toMatchObject({ state: 'booked' })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(1)
  expect(await stateOf(late)).toMatchObject({ state: 'cancelled' })
  expect(await confirmSignUp(later(ctx(), 3 * HOUR), { key: late })).toEqual({ ok: true })
  expect(await stateOf(late)).toMatchObject({ state: 'waiting' })
  const gone = () =>
    inTransaction(asShop(ctx()), ({ db }) => db.$count(eventSignUps, eq(eventSignUps.email, unproved.email)))
  await forgetGuests(asShop(later(ctx(), 25 * HOUR)))
  expect(await gone()).toBe(1)
  await forgetGuests(asShop(later(ctx(), 27 * HOUR)))
  expect(await gone()).toBe(0)
})

test('nobody learns who comes: an address that has signed up takes seats and answers as any other does', async () => {
  const event = await addEvent(ctx(), { seats: 8 })
  const { input } = await guest(event.id, { seats: 1 })
  const seatsTaken = async () => (await eventOf(ctx(), event.id)).seatsTaken
  const before = await seatsTaken()
  const asked = { name: 'Eve', seats: 3 }
  const unknown = await signUp(ctx(), wish(event.id, asked))
  const between = await seatsTaken()
  const known = await signUp(ctx(), wish(event.id, { ...asked, email: input.email }))
  expect(known).toEqual({ ...unknown, heldUntil: expect.any(Date) as Date })
  expect([between - before, (await seatsTaken()) - between]).toEqual([3, 3])
  expect((await subjectsTo(input.email)).at(-1)).toBe('You’ve signed up already')
  await lapseSignUps(asShop(later(ctx(), 3 * HOUR)))
  expect(await seatsTaken()).toBe(1)
})

test('who is signed in with the address need not press the link, and nobody else gets its key', async () => {
  const event = await addEvent(ctx())
  const person = await addPerson(ctx())
  const signedIn = () => ({ ...ctx(), actor: person.actor })
  expect(await signUp(signedIn(), wish(event.id, { email: newAddress() }))).toMatchObject(UNPROVED)
  expect((await pageOf(signedIn(), event.id)).mine).toBeUndefined()
  const own = wish(event.id, { email: person.email })
  expect(await signUp(signedIn(), own)).toEqual({ ok: true, state: 'booked', heldUntil: null })
  expect((await pageOf(signedIn(), event.id)).mine).toBeDefined()
})

describe('one guest does not book out an event', () => {
  const limited = (address?: string): Ctx => {
    const own = { ...ctx(), guestLimits: GUEST_LIMITS }
    return address ? { ...own, client: { ...own.client, address } } : own
  }
  const refused = { ok: false, reason: 'guest_limit' }

  test('from one address, with as many invented names as they like', async () => {
    for (const [seats, held] of [
      [40, 16],
      [12, 8],
    ] as const) {
      const event = await addEvent(ctx(), { seats })
      const results: SignUpResult[] = []
      for (let i = 0; i < 4; i += 1) {
        results.push(await signUp(limited(`10.8.0.${seats}`), wish(event.id, { seats: 8, mayWait: true })))
      }
      expect(results.at(-1)).toEqual(refused)
      expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(held)
      expect(await signUp(limited(), wish(event.id, { seats: 4 }))).toMatchObject({ state: 'booked' })
    }
  })

  test('with one mailbox under many tags: they confirm two sign-ups for eight', async () => {
    const event = await addEvent(ctx(), { seats: 100 })
    const box = newAddress()
    const results = []
    for (let i = 0; i < 3; i += 1) {
      const email = box.replace('@', `+${i}@`)
      expect(await signUp(limited(), wish(event.id, { seats: 8, email }))).toMatchObject({ ok: true })
      results.push(await confirmSignUp(limited(), { key: await keyInMail(email) }))
    }
    expect(results).toEqual([{ ok: true }, { ok: true }, refused])
  })

  test('nor by confirming too late, when what they were recognised by might be forgotten', async () => {
    const event = await addEvent(ctx(), { seats: 100 })
    const box = newAddress()
    const addresses = [0, 1, 2].map((i) => box.replace('@', `+${i}@`))
    for (const email of addresses) await signUp(ctx(), wish(event.id, { seats: 8, email }))
    const keys = []
    for (const email of addresses) keys.push(await keyInMail(email))
    await lapseSignUps(asShop(later(ctx(), 3 * HOUR)))
    await forgetReservations(asShop(later(ctx(), 3 * HOUR)))
    const results = []
    for (const key of keys) results.push(await confirmSignUp(later(limited(), 3 * HOUR), { key }))
    expect(results).toEqual([{ ok: true }, { ok: true }, refused])
  })

  const inNetwork = (i: number): Ctx => ({
    ...limited(),
    client: {
      address: `2001:db8:9:${i.toString(16)}::/64`,
      network: '2001:db8:9::/48',
      host: 'shop.test',
      userAgent: '',
    },
  })

  test('from the many addresses of one rented server', async () => {
    for (const [seats, held] of [
      [12, 9],
      [40, 30],
    ] as const) {
      const event = await addEvent(ctx(), { seats })
      for (let i = 0; i < seats; i += 1) await signUp(inNetwork(i), wish(event.id))
      expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(held)
      expect(await signUp(inNetwork(seats), wish(event.id))).toEqual(refused)
      expect(await signUp(limited(), wish(event.id, { seats: 3 }))).toMatchObject({ state: 'booked' })
    }
  })

  test('with many accounts behind one address, nor by asking for more seats afterwards', async () => {
    const event = await addEvent(ctx(), { seats: 120 })
    const signedIn = async (seats: number) => {
      const { id, email } = await addPerson(ctx())
      const as: Ctx = { ...limited('10.8.2.1'), actor: { role: 'customer', id } }
      return { as, result: await signUp(as, wish(event.id, { seats, email })) }
    }
    const change = async (as: Ctx, seats: number) => {
      const { mine } = await pageOf(as, event.id)
      return changeSignUp(limited(), { key: mine?.key ?? '', seats })
    }
    const [first, second] = [await signedIn(1), await signedIn(1)]
    const results = []
    for (let i = 0; i < 8; i += 1) results.push((await signedIn(8)).result)
    expect(results.filter(({ ok }) => ok)).toHaveLength(5)
    expect(results.at(-1)).toEqual(refused)
    expect(await change(first.as, 7)).toEqual({ ok: true })
    expect(await change(second.as, 2)).toEqual(refused)
    expect(await change(first.as, 6)).toEqual({ ok: true })
  })

  test('while an office signs up eight colleagues, and a school more as soon as some have confirmed', async () => {
    const event = await addEvent(ctx(), { seats: 60 })
    for (let i = 0; i < 20; i += 1) {
      const input = wish(event.id, { phone: '+27215550142' })
      expect(await signUp(limited('10.8.1.1'), input)).toMatchObject({ state: 'booked' })
      if (i >= 8) await confirmSignUp(limited(), { key: await keyInMail(input.email) })
    }
    const small = await addEvent(ctx(), { seats: 12 })
    for (let i = 0; i < 8; i += 1) {
      expect(await signUp(limited('10.8.1.2'), wish(small.id))).toMatchObject({ state: 'booked' })
    }
  })
})

const strangers: Actor[] = [
  { role: 'visitor' },
  { role: 'customer', id: randomUUID() },
  { role: 'staff', id: randomUUID(), isAdmin: true },
]
test.each(strangers)('refuses a stranger what the shop does by itself: $role', async (actor) => {
  await expect(remindGuests({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(forgetGuests({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(lapseSignUps({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
