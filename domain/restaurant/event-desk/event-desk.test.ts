import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import type { EventFilter } from '#shared/restaurant/event-states.ts'
import { addEvent, eventOf, signUpsOf } from '#tests/data/events.ts'
import { auditOf, later, newAddress, useStaff } from '#tests/data/people.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type Actor, asShop, type Ctx } from '#domain/kernel/context.ts'
import {
  cancelSignUp,
  changeSignUp,
  confirmSignUp,
  forgetGuests,
  remindGuests,
  signUp,
} from '../event-sign-ups/index.ts'
import { getEvent } from '../events/index.ts'
import {
  cancelEvent,
  checkInGuest,
  createEvent,
  exportGuests,
  findGuests,
  getStaffEvent,
  listGuests,
  listStaffEvents,
  mailGuests,
  postponeEvent,
  publishEvent,
  removeAllOfGuest,
  removeGuest,
  setEventPicture,
  updateEvent,
} from './index.ts'
import type { CreateEventInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)

const start = addTime(new Date(), 20 * DAY)
const x = { en: 'x', th: '' }
const typed = (more: Partial<CreateEventInput> = {}): CreateEventInput => ({
  title: { en: 'Crème brûlée & chilli', th: '' },
  shortDescription: x,
  description: x,
  included: x,
  foodNote: x,
  startDate: start,
  endDate: addTime(start, HOUR),
  location: { en: 'KROK, Cape Town', th: '' },
  mapUrl: undefined,
  priceCents: 100,
  seats: 4,
  pictureAlt: x,
  isFeatured: false,
  ...more,
})
let senders = 0
async function guestOf(id: string, seats = 1, language: 'en' | 'th' = 'en') {
  senders += 1
  const email = newAddress()
  const client = clientAt(`10.4.0.${senders}`)
  const input = { id, name: 'Nok', email, phone: undefined, seats, language, mayWait: true }
  await signUp({ ...ctx(), client }, input)
  const [mail] = await mailsTo(ctx(), email)
  const key = /\/events\/sign-ups\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await confirmSignUp(ctx(), { key })).toEqual({ ok: true })
  return email
}
const subjects = async (email: string) =>
  (await mailsTo(ctx(), email))
    .map(({ subject }) => subject)
    .toReversed()
    // The first asks to confirm.
    .slice(1)

test('an event begins as a draft under an address of its name, and is shown when an admin publishes it', async () => {
  const { id } = await createEvent(moderator(), typed())
  const again = await createEvent(moderator(), typed())
  const event = await getStaffEvent(moderator(), { id })
  expect(event).toMatchObject({ slug: 'creme-brulee-chilli', state: 'draft', version: 1 })
  expect((await eventOf(ctx(), again.id)).slug).toMatch(/^creme-brulee-chilli-[0-9a-f]{6}$/)
  await expect(getEvent(ctx(), { id, language: 'en' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await publishEvent(admin(), { id, isActive: true })).toEqual({ ok: true })
  expect(await getEvent(ctx(), { id, language: 'th' })).toMatchObject({ title: 'Crème brûlée & chilli' })
  const found = await listStaffEvents(moderator(), { search: 'brûlée', state: 'upcoming' })
  expect(found.items.map((row) => row.id)).toEqual([id])
  await guestOf(id)
  expect(await publishEvent(admin(), { id, isActive: false })).toEqual({
    ok: false,
    reason: 'has_guests',
    guests: 1,
  })
  expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual(['event.created', 'event.published'])
})

test('a save that somebody else has overtaken changes nothing and shows theirs', async () => {
  const { id } = await createEvent(moderator(), typed())
  const saved = await updateEvent(admin(), { ...typed({ priceCents: 200 }), id, version: 1 })
  expect(saved).toEqual({ ok: true, version: 2, told: 0 })
  const late = await updateEvent(moderator(), { ...typed({ priceCents: 300 }), id, version: 1 })
  expect(late).toMatchObject({ ok: false, reason: 'changed', current: { priceCents: 200, version: 2 } })
  expect((await eventOf(ctx(), id)).priceCents).toBe(200)
})

test('guests are mailed when time or place changes, and only then; seats never go below what they have', async () => {
  const { id } = await addEvent(ctx(), { seats: 3 })
  const [coming, waits] = [await guestOf(id, 3), await guestOf(id, 1, 'th')]
  const save = async (more: Partial<CreateEventInput>) => {
    const { version } = await eventOf(ctx(), id)
    return updateEvent(moderator(), { ...typed({ seats: 3, startDate: start, ...more }), id, version })
  }
  expect(await save({})).toMatchObject({ ok: true, told: 2 })
  expect(await save({ priceCents: 999 })).toMatchObject({ ok: true, told: 0 })
  expect(await save({ priceCents: 999, seats: 2 })).toEqual({ ok: false, reason: 'seats_taken', taken: 3 })
  // One more seat goes to who waits.
  expect(await save({ priceCents: 999, seats: 4 })).toMatchObject({ ok: true, told: 0 })
  expect(await signUpsOf(ctx(), id)).toMatchObject([{ state: 'booked' }, { state: 'booked' }])
  expect((await subjects(coming)).map((subject) => subject.split(':')[0])).toEqual([
    'You’re coming',
    'New details',
  ])
  expect((await subjects(waits)).map((subject) => subject.split(':')[0])).toEqual([
    'คุณอยู่ในรายชื่อสำรอง',
    'มีการเปลี่ยนแปลง',
    'ได้ที่นั่งแล้ว',
  ])
})

test('a cancelled event tells everybody once, in their language, and stays as it is', async () => {
  const { id } = await addEvent(ctx(), { seats: 1 })
  const [coming, waits] = [await guestOf(id), await guestOf(id, 1, 'th')]
  const reason = { en: 'The stove broke.', th: 'เตาเสีย' }
  const results = await Promise.all([
    cancelEvent(admin(), { id, reason }),
    cancelEvent(admin(), { id, reason }),
  ])
  expect(results).toContainEqual({ ok: true, told: 2 })
  expect(results).toContainEqual({ ok: false, reason: 'already_cancelled' })
  const [english] = await mailsTo(ctx(), coming)
  const [thai] = await mailsTo(ctx(), waits)
  expect(english?.subject).toMatch(/^Cancelled: /)
  expect(english?.text).toContain('The stove broke.')
  expect(thai?.text).toContain('เตาเสีย')
  expect([(await subjects(coming)).length, (await subjects(waits)).length]).toEqual([2, 2])
  const { version } = await eventOf(ctx(), id)
  expect(await updateEvent(admin(), { ...typed(), id, version })).toMatchObject({ reason: 'event_cancelled' })
  const past = await addEvent(ctx(), { startDate: addTime(new Date(), -DAY) })
  expect(await cancelEvent(admin(), { id: past.id, reason })).toMatchObject({
    reason: 'is_over',
  })
})

const storm = { en: 'A storm is coming.', th: 'พายุกำลังมา' }
const titles = async (email: string) => (await subjects(email)).map((subject) => subject.split(':')[0])

/** Saves what is typed over the newest version of an event of `seats`. */
async function saveNow(id: string, more: Partial<CreateEventInput> = {}, by: Ctx = moderator()) {
  const { version } = await eventOf(ctx(), id)
  return updateEvent(by, { ...typed({ seats: 2, startDate: start, ...more }), id, version })
}

test('who comes to a postponed event keeps the seats, may give them back, and hears of the new date', async () => {
  const { id } = await addEvent(ctx(), { seats: 2, startDate: start, endDate: addTime(start, HOUR) })
  const [coming, waits, off] = [await guestOf(id, 1), await guestOf(id, 2, 'th'), await guestOf(id, 1)]
  const twice = await Promise.all([1, 2].map(() => postponeEvent(admin(), { id, reason: storm })))
  expect(twice).toContainEqual({ ok: true, told: 3 })
  expect(twice).toContainEqual({ ok: false, reason: 'already_postponed' })
  const [mail] = await mailsTo(ctx(), coming)
  expect(mail?.text).toContain('A storm is coming.')
  expect(mail?.text).toContain('Postponed – new date follows')
  expect((await mailsTo(ctx(), waits))[0]?.text).toContain('พายุกำลังมา')

  const client = clientAt('10.4.8.8')
  const wish = { id, name: 'X', email: newAddress(), phone: undefined, seats: 1, language: 'en' } as const
  const late = await signUp({ ...ctx(), client }, { ...wish, mayWait: true })
  expect(late).toEqual({ ok: false, reason: 'postponed' })
  const { key = '' } = (await signUpsOf(ctx(), id)).find(({ email }) => email === off) ?? {}
  expect(await changeSignUp(ctx(), { key, seats: 2 })).toEqual({ ok: false, reason: 'postponed' })
  // Long after the old date too.
  expect(await cancelSignUp(later(ctx(), 200 * DAY), { key })).toEqual({ ok: true })
  await remindGuests(asShop(later(ctx(), 19.5 * DAY)))
  await forgetGuests(asShop(later(ctx(), 300 * DAY)))
  expect(await signUpsOf(ctx(), id)).toHaveLength(3)

  expect(await saveNow(id, { startDate: addTime(new Date(), -DAY) })).toEqual({
    ok: false,
    reason: 'date_is_past',
  })
  // The place can change meanwhile.
  expect(await saveNow(id)).toMatchObject({ ok: true, told: 2 })
  expect(await eventOf(ctx(), id)).toMatchObject({ state: 'postponed', reason: storm })
  const moved = addTime(start, 30 * DAY)
  const fresh = { seats: 3, startDate: moved, endDate: addTime(moved, HOUR) }
  expect(await saveNow(id, fresh)).toMatchObject({ ok: true, told: 2 })
  expect(await getEvent(ctx(), { id, language: 'en' })).toMatchObject({
    startDate: moved,
    previousStartDate: start,
    reason: '',
    seatsLeft: 0,
    phase: 'full',
  })
  expect(await titles(coming)).toEqual(['You’re coming', 'Postponed', 'New details', 'The date is set'])
  expect((await titles(waits)).at(-1)).toBe('ได้ที่นั่งแล้ว')
  expect((await titles(off)).at(-1)).toBe('Cancelled')
  expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
    'event.postponed',
    'event.changed',
    'event.changed',
  ])
})

test('a calendar loses a postponed event and gets it again: the same event, in a later version', async () => {
  const { id } = await addEvent(ctx(), { seats: 2 })
  const sent: OutgoingMail[] = []
  const send = async (one: OutgoingMail) => void sent.push(one)
  const mail = { keepsBodies: true, close: () => undefined, send }
  const email = await guestOf(id)
  const reading = async () => {
    await mailsTo({ ...ctx(), mail }, email)
    const [file] = sent.findLast(({ to }) => to === email)?.attachments ?? []
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file?.content)))
    const event = calendar.getFirstSubcomponent('vevent')
    const of = (name: string) => event?.getFirstPropertyValue(name)
    expect(file?.contentType).toContain(`method=${String(calendar.getFirstPropertyValue('method'))}`)
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: of('status'),
      uid: of('uid'),
      at: of('sequence'),
    }
  }
  await postponeEvent(admin(), { id, reason: storm })
  const gone = await reading()
  expect(gone).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', at: 2 })
  await saveNow(id, { startDate: addTime(start, DAY), endDate: addTime(start, 2 * DAY) })
  expect(await reading()).toEqual({ method: 'PUBLISH', status: 'CONFIRMED', uid: gone.uid, at: 3 })
})

test('a postponed event can keep its date after all, if that is to come, and be cancelled, but not hidden', async () => {
  const { id } = await addEvent(ctx(), { seats: 1 })
  const email = await guestOf(id)
  await postponeEvent(admin(), { id, reason: storm })
  expect(await titles(email)).toEqual(['You’re coming', 'Postponed'])
  expect(await publishEvent(admin(), { id, isActive: false })).toEqual({ ok: false, reason: 'called_off' })
  const late = later(admin(), 11 * DAY)
  expect(await publishEvent(late, { id, isActive: true })).toEqual({ ok: false, reason: 'date_is_past' })
  for (let twice = 0; twice < 2; twice += 1) {
    expect(await publishEvent(admin(), { id, isActive: true })).toEqual({ ok: true })
  }
  expect(await titles(email)).toEqual(['You’re coming', 'Postponed', 'The date is set'])
  expect(await getEvent(ctx(), { id, language: 'en' })).toMatchObject({
    phase: 'full',
    previousStartDate: null,
  })
  await postponeEvent(admin(), { id, reason: storm })
  // Its old date is over, it is not.
  expect(await cancelEvent(late, { id, reason: storm })).toEqual({ ok: true, told: 1 })
  const again = await publishEvent(admin(), { id, isActive: true })
  expect(again).toEqual({ ok: false, reason: 'called_off' })
})

test('what is a draft, over or cancelled is not postponed; a mail that came too late is not sent', async () => {
  const postpone = (id: string) => postponeEvent(admin(), { id, reason: storm })
  const draft = await addEvent(ctx(), { state: 'draft' })
  const past = await addEvent(ctx(), { startDate: addTime(new Date(), -DAY) })
  expect(await postpone(draft.id)).toEqual({ ok: false, reason: 'is_draft' })
  expect(await cancelEvent(admin(), { id: draft.id, reason: x })).toEqual({ ok: false, reason: 'is_draft' })
  expect(await postpone(past.id)).toEqual({ ok: false, reason: 'is_over' })
  const { id } = await addEvent(ctx())
  const email = await guestOf(id)
  await postpone(id)
  await cancelEvent(admin(), { id, reason: storm })
  expect(await postpone(id)).toEqual({ ok: false, reason: 'already_cancelled' })
  expect(await titles(email)).toEqual(['You’re coming', 'Cancelled'])
})

test('the list is filtered by what an event is now', async () => {
  const tag = randomUUID()
  const title = { en: tag, th: tag }
  const going = await addEvent(ctx(), { title, startDate: addTime(new Date(), -HOUR) })
  const open = await addEvent(ctx(), { title })
  const past = await addEvent(ctx(), { title, startDate: addTime(new Date(), -DAY) })
  const postponed = await addEvent(ctx(), { title })
  await postponeEvent(admin(), { id: postponed.id, reason: storm })
  const found = async (state: EventFilter) =>
    (await listStaffEvents(moderator(), { search: tag, state })).items.map(({ id, phase }) => [id, phase])
  expect(await found('upcoming')).toEqual([
    [open.id, 'open'],
    [going.id, 'closed'],
  ])
  expect(await found('over')).toEqual([[past.id, 'over']])
  expect(await found('postponed')).toEqual([[postponed.id, 'postponed']])
  expect([await found('draft'), await found('cancelled')]).toEqual([[], []])
})

test('what is written to the guests reaches each once, in their language; a second press sends nothing', async () => {
  const { id } = await addEvent(ctx(), { seats: 2 })
  const [english, thai, waits] = [await guestOf(id), await guestOf(id, 1, 'th'), await guestOf(id)]
  const message = {
    id,
    subject: { en: 'Bring a coat', th: 'พกเสื้อกันหนาว' },
    text: { en: 'It is <b>cold</b>.\n\nSee you!', th: 'อากาศเย็น' },
    withWaiting: false,
  }
  expect(await mailGuests(admin(), message)).toEqual({ ok: true, told: 2 })
  expect(await mailGuests(admin(), message)).toEqual({ ok: false, reason: 'just_sent' })
  expect((await subjects(english)).at(-1)).toBe('Bring a coat')
  expect((await subjects(thai)).at(-1)).toBe('พกเสื้อกันหนาว')
  expect(await subjects(waits)).toHaveLength(1)
  const [mail] = await mailsTo(ctx(), english)
  expect(mail?.html).toContain('It is &lt;b&gt;cold&lt;/b&gt;.')
  expect(await mailGuests(later(admin(), HOUR), { ...message, withWaiting: true })).toEqual({
    ok: true,
    told: 3,
  })
  const empty = await addEvent(ctx())
  expect(await mailGuests(admin(), { ...message, id: empty.id })).toEqual({ ok: false, reason: 'no_guests' })
  expect((await listGuests(moderator(), { id })).messages).toHaveLength(2)
})

test('guests are listed, checked in, taken off the list, and exported without formulas', async () => {
  const { id } = await addEvent(ctx(), { seats: 2 })
  const [first, waits] = [await guestOf(id, 2), await guestOf(id)]
  const [guest, waiting] = (await listGuests(moderator(), { id })).guests
  expect([guest, waiting]).toMatchObject([
    { email: first, state: 'booked', position: null },
    { email: waits, state: 'waiting', position: 1 },
  ])
  const of = { id, signUpId: guest?.id ?? '' }
  await checkInGuest(moderator(), { ...of, isHere: true })
  expect((await listGuests(moderator(), { id })).guests[0]?.checkedInAt).not.toBeNull()
  await checkInGuest(moderator(), { ...of, isHere: false })
  const waitingOf = { id, signUpId: waiting?.id ?? '', isHere: true }
  await expect(checkInGuest(moderator(), waitingOf)).rejects.toMatchObject({ what: 'sign_up' })
  await removeGuest(moderator(), of)
  await removeGuest(moderator(), of)
  expect((await eventOf(ctx(), id)).seatsTaken).toBe(1)
  expect((await subjects(first)).length).toBe(2)
  await expect(removeGuest(moderator(), { id: randomUUID(), signUpId: of.signUpId })).rejects.toMatchObject({
    code: 'not_found',
  })
  const { parts } = await exportGuests(admin(), { id })
  const pieces: Uint8Array[] = []
  for await (const part of parts) pieces.push(part)
  const csv = new TextDecoder().decode(Buffer.concat(pieces))
  expect(csv).toContain(`Nok,${waits},,1,booked`)
  expect(csv).toContain(`Nok,${first},,2,cancelled`)
  expect((await auditOf(ctx(), id)).map(({ action }) => action)).toEqual([
    'event.guest-removed',
    'event.guests-exported',
  ])
})

test('one press takes off all sign-ups of one address, for any event; its mailed links give no seats any more', async () => {
  const [dinner, lunch] = [await addEvent(ctx(), { seats: 20 }), await addEvent(ctx(), { seats: 20 })]
  const client = clientAt('10.4.9.9')
  const signUpTo = async (id: string) => {
    const email = newAddress()
    const input = { id, name: 'X', email, phone: undefined, seats: 4, language: 'en', mayWait: true } as const
    expect(await signUp({ ...ctx(), client }, input)).toMatchObject({ ok: true })
    const [mail] = await mailsTo(ctx(), email)
    return { email, key: /\/events\/sign-ups\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }
  const [confirmed, unproved] = [await signUpTo(dinner.id), await signUpTo(dinner.id)]
  await confirmSignUp(ctx(), { key: confirmed.key })
  await signUpTo(lunch.id)
  const other = await guestOf(dinner.id, 2)
  const { guests } = await listGuests(moderator(), { id: dinner.id })
  expect(guests.map(({ email, ofGuest }) => [email, ofGuest])).toEqual([
    [confirmed.email, 3],
    [unproved.email, 3],
    [other, 1],
  ])
  const of = { id: dinner.id, signUpId: guests[0]?.id ?? '' }
  await expect(removeAllOfGuest(moderator(), { ...of, id: lunch.id })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await removeAllOfGuest(moderator(), of)).toEqual({ removed: 3 })
  expect(await removeAllOfGuest(moderator(), of)).toEqual({ removed: 0 })
  expect((await eventOf(ctx(), dinner.id)).seatsTaken).toBe(2)
  expect((await eventOf(ctx(), lunch.id)).seatsTaken).toBe(0)
  expect((await subjects(confirmed.email)).at(-1)).toMatch(/^Cancelled: /)
  // The address's owner may never have signed up: nobody is told, and the link is worth nothing.
  expect(await subjects(unproved.email)).toEqual([])
  await confirmSignUp(ctx(), { key: unproved.key })
  expect((await eventOf(ctx(), dinner.id)).seatsTaken).toBe(2)
  expect((await auditOf(ctx(), dinner.id)).map(({ action }) => action)).toEqual([
    'event.guest-removed',
    'event.guest-removed',
  ])
})

test('a file that is no picture is refused, and the event keeps what it has', async () => {
  const { id } = await addEvent(ctx(), { picture: '/images/dishes/khao-soi' })
  const file = new TextEncoder().encode('<svg onload="alert(1)"/>')
  expect(await setEventPicture(moderator(), { id, file })).toEqual({ ok: false, reason: 'not_a_picture' })
  expect((await eventOf(ctx(), id)).picture).toBe('/images/dishes/khao-soi')
})

const strangers: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: randomUUID() }, { role: 'shop' }]

test.each(strangers)('refuses a stranger: $role', async (actor) => {
  const by = { ...ctx(), actor }
  const id = randomUUID()
  const calls = [
    () => createEvent(by, typed()),
    () => getStaffEvent(by, { id }),
    () => updateEvent(by, { ...typed(), id, version: 1 }),
    () => listStaffEvents(by, { search: undefined }),
    () => listGuests(by, { id }),
    () => findGuests(by, { search: 'nok', language: 'en', most: 5 }),
    () => checkInGuest(by, { id, signUpId: id, isHere: true }),
    () => removeGuest(by, { id, signUpId: id }),
    () => removeAllOfGuest(by, { id, signUpId: id }),
    () => setEventPicture(by, { id, file: new Uint8Array() }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
})

test.each([...strangers, { role: 'staff', id: randomUUID(), isAdmin: false } satisfies Actor])(
  'refuses a stranger, and a moderator, what is for admins: $role',
  async (actor) => {
    const by = { ...ctx(), actor }
    const id = randomUUID()
    const calls = [
      () => publishEvent(by, { id, isActive: true }),
      () => postponeEvent(by, { id, reason: x }),
      () => cancelEvent(by, { id, reason: x }),
      () => mailGuests(by, { id, subject: x, text: x, withWaiting: true }),
      () => exportGuests(by, { id }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'forbidden' })
  },
)

test('who has called off is not written to', async () => {
  const { id } = await addEvent(ctx())
  const email = await guestOf(id)
  const [one] = await signUpsOf(ctx(), id)
  await cancelSignUp(ctx(), { key: one?.key ?? '' })
  await cancelEvent(admin(), { id, reason: { en: 'x', th: 'x' } })
  expect((await subjects(email)).map((subject) => subject.split(':')[0])).toEqual([
    'You’re coming',
    'Cancelled',
  ])
})
