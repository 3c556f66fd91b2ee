import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { events, eventSignUps } from '#database/schema/index.ts'
import { addTime, DAY, HOUR } from '#shared/durations.ts'
import { addEvent, eventOf } from '#tests/data/events.ts'
import { addPerson, later, newAddress } from '#tests/data/people.ts'
import { altered } from '#tests/helpers/altered.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '../context.ts'
import {
  cancelSignUp,
  changeSignUp,
  exportSignUps,
  findMySignUp,
  forgetGuests,
  forgetSignUps,
  getSignUp,
  remindGuests,
  signUp,
} from './index.ts'
import type { SignUpInput, SignUpResult } from './schemas.ts'

const shop = useTestDatabase()
let addresses = 0
/** Each from an address of its own: what one may send is limited. */
function ctx(): Ctx {
  addresses += 1
  return testCtx(shop(), { client: { address: `10.9.0.${addresses}`, host: 'shop.test', userAgent: '' } })
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

/** Signs up, and takes the key out of the mail. */
async function guest(id: string, more: Partial<SignUpInput> = {}) {
  const input = wish(id, more)
  const result = await signUp(ctx(), input)
  return { input, result, key: await keyInMail(input.email) }
}

async function keyInMail(email: string): Promise<string> {
  const [mail] = await mailsTo(ctx(), email)
  return /\/events\/sign-ups\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const subjectsTo = async (email: string) =>
  (await mailsTo(ctx(), email)).map(({ subject }) => subject.split(':')[0]).toReversed()
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
  expect(await signUp(ctx(), input)).toEqual({ ok: true, state: 'booked' })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(3)
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
    ok: true,
    state: 'waiting',
    position: 1,
  })
  expect(await subjectsTo(input.email)).toEqual(['You’re on the waitlist'])
  // Who fits comes in although somebody waits for more.
  expect(await signUp(ctx(), wish(event.id, { seats: 2 }))).toEqual({ ok: true, state: 'booked' })
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(3)
})

test('seats that become free go to those who wait, in their order, and they are told', async () => {
  const event = await addEvent(ctx(), { seats: 4 })
  const first = await guest(event.id, { seats: 4 })
  const large = await guest(event.id, { seats: 3 })
  const small = await guest(event.id, { seats: 1, language: 'th' })
  const last = await guest(event.id, { seats: 2 })
  expect([large.result, small.result, last.result]).toEqual(
    [1, 2, 3].map((position) => ({ ok: true, state: 'waiting', position })),
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
    { ok: true, state: 'booked' },
    { ok: true, state: 'booked' },
  ])
  expect((await eventOf(ctx(), event.id)).seatsTaken).toBe(2)
  expect(await subjectsTo(input.email)).toEqual(['You’re coming'])
  const again = await signUp(later(ctx(), HOUR), { ...input, email: input.email, seats: 1 })
  expect(again).toEqual({ ok: true, state: 'waiting', position: 1 })
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
      .set({ cancelledAt: new Date(), cancelReason: { en: 'Rain', th: 'ฝน' } })
      .where(eq(events.id, event.id)),
  )
  const refused: SignUpResult = { ok: false, reason: 'cancelled' }
  expect(await signUp(ctx(), wish(event.id))).toEqual(refused)
  expect(await signUp(ctx(), input)).toEqual(refused)
  const draft = await addEvent(ctx(), { isActive: false })
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
  const mine = await findMySignUp({ ...ctx(), actor: person.actor }, { eventId: event.id })
  expect(mine?.key).toBe(await keyInMail(person.email))
  expect(await findMySignUp(ctx(), { eventId: event.id })).toBeUndefined()
  const waits = await guest(event.id, { seats: 2 })
  const by = { customerId: person.id, email: person.email }
  const exported = await inTransaction(asShop(ctx()), (ctx) => exportSignUps(ctx, by))
  expect(exported).toMatchObject([{ email: person.email, seats: 2, wishes: 'A chair with a view' }])
  expect(await inTransaction(asShop(ctx()), (ctx) => forgetSignUps(ctx, by))).toBe(1)
  expect(await inTransaction(asShop(ctx()), (ctx) => exportSignUps(ctx, by))).toEqual([])
  expect(await stateOf(waits.key)).toMatchObject({ state: 'booked' })
  await expect(inTransaction(asShop(ctx()), (ctx) => forgetSignUps(ctx, {}))).rejects.toThrow('nobody')
})

const strangers: Actor[] = [
  { role: 'visitor' },
  { role: 'customer', id: randomUUID() },
  { role: 'staff', id: randomUUID(), isAdmin: true },
]
test.each(strangers)('refuses a stranger what the shop does by itself: $role', async (actor) => {
  await expect(remindGuests({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(forgetGuests({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
})
