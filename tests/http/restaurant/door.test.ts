import { beforeAll, expect, test } from 'vitest'
import { tableWaitlist } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { listServiceDay } from '#domain/restaurant/table-desk/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY as ONE_DAY } from '#shared/kernel/durations.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addTables } from '#tests/data/tables.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* The office of the restaurant without scripts: the day at the door, and the tables. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let admin = ''
let moderator = ''
const { moe } = useStaff(ctx)
let tableIds: string[]
beforeAll(async () => {
  app = await testApp(shop())
  tableIds = (await addTables(ctx())).ids
  admin = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['admin'] }))
  moderator = await cookieOf(ctx(), moe)
})

const send = (path: string, fields: Record<string, string>, cookie = moderator) =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields),
  })
const page = async (path: string, cookie = moderator): Promise<Page> =>
  pageOf(await app.fetch(path, { headers: { cookie } }))
/** The address that a page leads to when a form is done. */
async function done(path: string, fields: Record<string, string>, cookie = moderator): Promise<string> {
  const answer = await send(path, fields, cookie)
  const why = answer.status === 303 ? '' : (await pageOf(answer)).textOf('main')
  expect([answer.status, why]).toEqual([303, ''])
  return answer.headers.get('location') ?? ''
}

/** Far from all that the demo and other tests reserve. */
const DAY = shopDay(addTime(new Date(), 500 * ONE_DAY))
const PATH = `/admin/reservations?day=${DAY}`
const { reservations: texts } = en
const day = () => listServiceDay({ ...ctx(), actor: asStaff(moe, false) }, { day: DAY })
const onPhone = {
  intent: 'phone',
  day: DAY,
  partySize: '2',
  time: '19:00',
  table: 'all',
  language: 'en',
  name: 'Naidoo',
  phone: '+27215550142',
  email: 'naidoo@example.com',
  allergies: 'Peanuts',
  wishes: '',
}

test('a party is taken by phone, moved, changed, noted, seated and gone; each step is in its history', async () => {
  const wrong = await send(PATH, { ...onPhone, partySize: '', email: 'nobody' })
  expect(wrong.status).toBe(422)
  const shown = await pageOf(wrong)
  expect(shown.wrongFields()).toEqual(['partySize', 'email'])
  expect(shown.valueOf('name')).toBe('Naidoo')
  expect(await done(PATH, onPhone)).toContain(`/admin/reservations?day=${DAY}#party-`)
  const [party] = (await day()).reservations
  const path = `/admin/reservations/${party?.id}`
  const list = await page(PATH)
  expect(list.says('Naidoo')).toBe(true)
  expect(list.textOf(`#party-${party?.id}`)).toContain(texts.marks.allergies)
  expect((await page(`/th${PATH}`)).says(th.reservations.lists.coming)).toBe(true)
  expect((await page('/admin/reservations?search=naid')).all(`a[href="${path}"]`)).toHaveLength(1)

  // A table that is too small is refused, with what is possible; one that is free is given.
  const [first = '', second = ''] = tableIds
  const changed = { ...onPhone, intent: 'change', occasion: 'birthday', partySize: '4', version: '1' }
  expect(await done(path, changed)).toBe(path)
  const move = { intent: 'move', table: first, second: 'all', time: 'all' }
  const small = await send(path, { ...move, version: '2' })
  expect(small.status).toBe(409)
  const refused = (await pageOf(small)).textOf('#form-move')
  expect(refused).toContain(texts.refused.too_small)
  expect(refused).toContain(texts.refused.nearest(texts.place('3', '19:00')))
  await done(path, { ...move, table: tableIds[2] ?? '', second, time: '20:00', version: '2' })
  const stale = await send(path, { ...move, table: second, version: '2' })
  expect((await pageOf(stale)).textOf('main')).toContain(texts.refused.changed)

  await done(path, { intent: 'note', text: 'Likes the window' })
  await done(path, { intent: `to-${party?.id}`, status: 'seated', version: '3' })
  await done(PATH, { intent: `to-${party?.id}`, status: 'finished', version: '4' })
  const seen = await page(path)
  for (const said of ['Likes the window', '2 + 3', texts.states.finished, texts.sources.phone, '★'])
    expect(seen.textOf('main')).toContain(said)
  expect(seen.all('#history li').length).toBe(5)
  const again = await send(PATH, { intent: `to-${party?.id}`, status: 'no_show', version: '5' })
  expect(again.status).toBe(409)
  expect((await pageOf(again)).textOf('[role=alert]')).toBe(texts.refused.not_possible)
  // A slip is taken back, then the guest calls that they will not come, and is told by mail.
  await done(path, { intent: `to-${party?.id}`, status: 'seated', version: '5' })
  await done(path, { intent: `to-${party?.id}`, status: 'confirmed', version: '6' })
  await done(path, { intent: `to-${party?.id}`, status: 'cancelled', version: '7' })
  expect(await mailsTo(ctx(), 'naidoo@example.com')).toHaveLength(1)
})

test('a time is closed after it was asked who has a table then, and opened again', async () => {
  await done(PATH, { ...onPhone, name: 'Botha', email: '' })
  const close = { intent: 'close', day: DAY, from: '18:00', to: '22:00', table: 'all', reason: 'No power' }
  const asked = await pageOf(await send(PATH, close))
  expect(asked.textOf('#close')).toContain(texts.closeOut.standing(1))
  expect(asked.textOf('#close')).toContain('Botha')
  expect((await day()).closeOuts).toEqual([])
  const { sure = '' } = asked.hiddenFields('#close form')
  // Another time is asked about again.
  expect((await send(PATH, { ...close, sure, from: '17:00' })).status).toBe(409)
  await done(PATH, { ...close, sure })
  const closed = await page(PATH)
  expect(closed.textOf('main')).toContain(texts.closeOut.inClosed)
  const [id] = (await day()).closeOuts.map((one) => one.id)
  await done(PATH, { intent: `reopen-${id}` })
  expect((await day()).closeOuts).toEqual([])
  const noTime = await pageOf(await send(PATH, { ...close, from: '20:00', to: '19:00' }))
  expect(noTime.wrongFields()).toEqual(['to'])
  await done(PATH, { intent: 'note', day: DAY, note: 'Half the band is ill' })
  expect((await page(PATH)).says('Half the band is ill')).toBe(true)
})

test('who waits is offered a table, or taken off the list', async () => {
  const [wait] = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .insert(tableWaitlist)
      .values({
        day: DAY,
        partySize: 2,
        locale: 'en',
        name: 'Lek',
        email: 'lek@example.com',
        phone: '',
        fromAt: new Date(`${DAY}T16:00:00Z`),
        untilAt: new Date(`${DAY}T18:00:00Z`),
      })
      .returning(),
  )
  expect((await page(PATH)).textOf('#waitlist')).toContain('Lek')
  await done(PATH, { intent: `offer-${wait?.id}` })
  expect((await page(PATH)).textOf('#waitlist')).toContain(texts.waitlist.offered)
  await done(PATH, { intent: `drop-${wait?.id}` })
  expect((await page(PATH)).textOf('#waitlist')).toContain(texts.waitlist.none)
})

test('tables are the admins’: added, changed, combined, and not deleted under a reservation', async () => {
  const table = { name: 'T9', area: 'Terrace', fewest: '2', most: '4', sortOrder: '9', isActive: 'on' }
  expect((await send('/admin/tables', { intent: 'add', ...table })).status).toBe(403)
  await done('/admin/tables', { intent: 'add', ...table }, admin)
  const same = await pageOf(await send('/admin/tables', { intent: 'add', ...table }, admin))
  expect(same.wrongFields()).toEqual(['name'])
  const id = (await day()).tables.find(({ name }) => name === 'T9')?.id ?? ''
  await done('/admin/tables', { intent: `save-${id}`, ...table, most: '5', version: '1' }, admin)
  const second = await send(
    '/admin/tables',
    { intent: `save-${id}`, ...table, most: '6', version: '1' },
    admin,
  )
  expect([second.status, (await pageOf(second)).textOf('main')]).toEqual([
    409,
    expect.stringContaining(en.parts.changed.title),
  ])
  const few = { intent: 'combine', [`tableIds.${id}`]: 'on', fewest: '6', most: '7' }
  expect((await pageOf(await send('/admin/tables', few, admin))).textOf('main')).toContain(
    en.tables.chooseTwo,
  )
  await done('/admin/tables', { ...few, [`tableIds.${tableIds[0]}`]: 'on' }, admin)
  await done(PATH, { ...onPhone, name: 'Zulu', email: '', table: id, time: '13:00' })
  const kept = await send('/admin/tables', { intent: `delete-${id}` }, admin)
  expect(kept.status).toBe(409)
  const why = (await pageOf(kept)).textOf('main')
  expect(why).toContain(en.tables.hasReservations(1))
  expect(why).toContain('Zulu')
})

test('tables that there are not are not pushed together, however many, and what is no table is refused', async () => {
  const names = ['__proto__', '__proto__.x', 'constructor', '', ...Array(2000).keys()]
  const foreign = Object.fromEntries(names.map((name) => [`tableIds.${name}`, 'on']))
  const combine = { ...foreign, intent: 'combine', fewest: '2', most: '4', [`tableIds.${tableIds[1]}`]: 'on' }
  const before = (await page('/admin/tables', admin)).all('#combinations li').length
  const refused = await send('/admin/tables', combine, admin)
  expect(refused.status).toBe(422)
  const shown = await pageOf(refused)
  expect(shown.textOf('#combine-tableIds-error')).toBe(en.tables.chooseTwo)
  const ticked = shown.all('[name^="tableIds."][checked]').map((box) => box.getAttribute('name'))
  expect(ticked).toEqual([`tableIds.${tableIds[1]}`])
  expect((await page('/admin/tables', admin)).all('#combinations li')).toHaveLength(before)

  const wrong = { intent: 'add', name: '', fewest: '1,000', most: '1e999', sortOrder: '-1', __proto__x: 'on' }
  const noTable = await pageOf(await send('/admin/tables', { ...wrong, '__proto__.isActive': 'on' }, admin))
  expect(noTable.wrongFields()).toEqual(['name', 'fewest', 'most', 'sortOrder'])
  expect(noTable.all('#form-add [name=isActive][checked]')).toEqual([])
})

test('nonsense is a bad request, and nobody’s reservation is not found', async () => {
  for (const query of [
    'day=2031-02-30',
    'day=yesterday',
    'guests=0',
    'guests=many',
    `search=${'x'.repeat(101)}`,
  ])
    expect([
      query,
      (await app.fetch(`/admin/reservations?${query}`, { headers: { cookie: moderator } })).status,
    ]).toEqual([query, 400])
  for (const intent of ['to-1', 'move-x', 'seat-x', 'reopen-x', 'offer-x', 'drop-', 'dance'])
    expect([intent, (await send(PATH, { intent })).status]).toEqual([intent, 400])
  expect((await app.fetch('/admin/reservations/x', { headers: { cookie: moderator } })).status).toBe(404)
})
