import { beforeAll, expect, test } from 'vitest'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { events as shopEn } from '#shared/messages/en/restaurant/events.ts'
import { addEvent, eventOf, signUpsOf } from '#tests/data/events.ts'
import { addPerson, newAddress } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Events in the office, without scripts: written by a moderator, published and cancelled by an admin. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let admin = ''
let moderator = ''
beforeAll(async () => {
  app = await testApp(shop())
  admin = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }))
  moderator = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
})

const send = (path: string, cookie: string, fields: Record<string, string>) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields),
  })
const textOf = async (path: string, cookie: string) =>
  (await pageOf(await app.fetch(path, { headers: { cookie } }))).textOf('main')

const typed = {
  'title.en': 'Noodle night',
  'title.th': 'คืนก๋วยเตี๋ยว',
  'shortDescription.en': 'Slurping is polite.',
  'location.en': 'KROK, Cape Town',
  startDate: '2031-06-01T18:00',
  endDate: '2031-06-01T21:00',
  priceCents: '250.50',
  seats: '6',
}

test('an event is written, published, signed up for, and cancelled, and everybody is told', async () => {
  const wrong = await send('/admin/events/new', moderator, {
    ...typed,
    endDate: '2031-06-01T17:00',
  })
  expect(wrong.status).toBe(422)
  const shown = await pageOf(wrong)
  expect(shown.wrongFields()).toEqual(['endDate'])
  expect(shown.valueOf('title.en')).toBe('Noodle night')
  const created = await send('/admin/events/new', moderator, typed)
  const path = created.headers.get('location') ?? ''
  expect([created.status, path]).toEqual([303, expect.stringMatching(/^\/admin\/events\/[0-9a-f-]{36}$/)])
  const id = path.split('/').at(-1) ?? ''
  expect(await eventOf(ctx(), id)).toMatchObject({ priceCents: 25_050, state: 'draft' })
  expect((await app.fetch('/events/noodle-night')).status).toBe(404)
  expect((await send(path, moderator, { intent: 'publish' })).status).toBe(403)
  expect((await send(path, admin, { intent: 'publish' })).status).toBe(303)
  const email = newAddress()
  const fields = { intent: 'sign-up', name: 'Nok', email, seats: '2', phone: '', wishes: 'No nuts' }
  expect((await send('/th/events/noodle-night', '', fields)).status).toBe(200)
  const list = await textOf(`${path}/guests`, moderator)
  expect(list).toContain(email)
  expect(list).toContain('No nuts')
  expect(list).not.toContain(en.events.write)
  expect(await textOf(`/th${path}/guests`, admin)).toContain(th.events.write)
  const [guest] = await signUpsOf(ctx(), id)
  expect(list).toContain('Not confirmed yet')
  expect((await send(`/events/sign-ups/${guest?.key}`, '', { intent: 'confirm' })).status).toBe(303)
  expect(await textOf(`${path}/guests`, moderator)).not.toContain('Not confirmed yet')
  expect((await send(`${path}/guests`, moderator, { intent: `arrive-${guest?.id}` })).status).toBe(303)
  expect(await textOf(`${path}/guests`, moderator)).toContain(`✓ ${en.events.came}`)
  const csv = await send(`${path}/guests.csv`, admin, {})
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(await csv.text()).toContain(`Nok,${email}`)
  const few = await send(path, moderator, { ...typed, intent: 'save', version: '2', seats: '1' })
  expect((await pageOf(few)).textOf('main')).toContain(en.events.seatsTaken(2))
  const cancel = { intent: 'cancel', 'reason.en': 'The stove broke', 'reason.th': 'เตาเสีย' }
  expect((await send(path, moderator, cancel)).status).toBe(403)
  expect((await send(path, admin, cancel)).status).toBe(303)
  const [mail] = await mailsTo(ctx(), email)
  expect(mail?.text).toContain('เตาเสีย')
  const page = await pageOf(await app.fetch('/events/noodle-night'))
  expect(page.textOf('main')).toContain(shopEn.closed.cancelled)
})

test('an admin postpones an event and a new date puts it on again; what cannot be done is said', async () => {
  const { id, slug, title } = await addEvent(ctx(), { startDate: new Date('2031-06-01T18:00:00+02:00') })
  const path = `/admin/events/${id}`
  const postpone = { intent: 'postpone', 'reason.en': 'A storm is coming', 'reason.th': 'พายุกำลังมา' }
  expect((await send(path, moderator, postpone)).status).toBe(403)
  const wordless = await send(path, admin, { ...postpone, 'reason.th': '' })
  expect([wordless.status, (await pageOf(wordless)).wrongFields()]).toEqual([422, ['reason.th']])
  expect((await send(path, admin, postpone)).status).toBe(303)
  const twice = await send(path, admin, postpone)
  expect([twice.status, (await pageOf(twice)).textOf('main')]).toEqual([
    409,
    expect.stringContaining(en.events.alreadyPostponed),
  ])
  const hidden = await send(path, admin, { intent: 'hide' })
  expect((await pageOf(hidden)).textOf('main')).toContain(en.events.calledOff)
  const found = await pageOf(
    await app.fetch(`/th/admin/events?state=postponed`, { headers: { cookie: moderator } }),
  )
  expect(found.textOf('main')).toContain(title.th)
  expect(found.textOf('main')).toContain(th.events.states.postponed)
  const other = await addEvent(ctx(), { startDate: new Date('2020-06-01T18:00:00+02:00') })
  const over = await send(`/admin/events/${other.id}`, admin, postpone)
  expect((await pageOf(over)).textOf('main')).toContain(en.events.isOver)
  expect((await app.fetch('/admin/events?state=past', { headers: { cookie: admin } })).status).toBe(400)
  const page = await pageOf(await app.fetch(path, { headers: { cookie: admin } }))
  expect(page.textOf('main')).toContain('A storm is coming')
  expect(page.all('button[value="postpone"]')).toEqual([])
  expect(page.all('button[value="cancel"]')).toHaveLength(1)

  const saved = { ...typed, intent: 'save', version: '2', seats: '10' }
  const past = await send(path, moderator, {
    ...saved,
    startDate: '2020-06-01T18:00',
    endDate: '2020-06-01T21:00',
  })
  const refused = await pageOf(past)
  expect([past.status, refused.wrongFields()]).toEqual([409, ['startDate']])
  expect(refused.textOf('main')).toContain(en.events.dateIsPast)
  const fresh = { ...saved, startDate: '2031-07-01T18:00', endDate: '2031-07-01T21:00' }
  expect((await send(path, moderator, fresh)).status).toBe(303)
  // Sent twice, the second is of a version that is no longer the newest.
  expect((await send(path, moderator, fresh)).status).toBe(409)
  expect((await pageOf(await app.fetch(`/events/${slug}`))).textOf('main')).toContain('1 July')
  const log = await textOf('/admin/audit', admin)
  expect(log).toContain('postponed the event Noodle night')
  expect(log).toContain('StatePublishedPostponed')
})

test.each([
  ['', en],
  ['/th', th],
])('all sign-ups of one guest are taken off with a second press, at %s/admin', async (prefix, texts) => {
  const { id, slug } = await addEvent(ctx(), { seats: 20 })
  for (let i = 0; i < 2; i += 1) {
    const fields = { intent: 'sign-up', name: 'Nok', email: newAddress(), seats: '4', phone: '', wishes: '' }
    expect((await send(`/events/${slug}`, '', fields)).status).toBe(200)
  }
  const path = `${prefix}/admin/events/${id}/guests`
  const page = await pageOf(await app.fetch(path, { headers: { cookie: moderator } }))
  const { all, question } = texts.reservations.release
  expect(page.textOf('main')).toContain(question(2))
  const [button] = page.all('button[value^="release-"]')
  expect(button?.textContent).toBe(all(2))
  const intent = button?.getAttribute('value') ?? ''
  expect((await send(path, moderator, { intent })).status).toBe(303)
  expect((await eventOf(ctx(), id)).seatsTaken).toBe(0)
  expect((await send(path, moderator, { intent: 'release-x' })).status).toBe(400)
})

test('the list is found by name and state, in both languages', async () => {
  const { id } = await addEvent(ctx(), { state: 'draft', title: { en: 'Only a draft', th: 'ร่างเท่านั้น' } })
  const found = await pageOf(
    await app.fetch('/th/admin/events?search=ร่าง&state=draft', { headers: { cookie: moderator } }),
  )
  expect(found.all(`a[href="/th/admin/events/${id}"]`)).toHaveLength(1)
  expect(await textOf('/admin/events?state=cancelled&search=draft', moderator)).toContain(en.events.none)
})
