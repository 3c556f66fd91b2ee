import { inArray, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import {
  combinedTables,
  jobs,
  reservations,
  restaurantTables,
  tableCombinations,
  tableWaitlist,
} from '#database/schema/index.ts'
import { formatTime, shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { formatDay } from '#shared/restaurant/relative-day.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { newAddress } from '#tests/data/people.ts'
import { addTables } from '#tests/data/tables.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  getReservation,
  getReservationFile,
  holdTable,
  joinWaitlist,
  lapseTableHolds,
  offerTables,
} from '../reservations/index.ts'
import { jobLanes } from '#server/jobs/handlers.ts'
import { reservationMailJobs } from './index.ts'

const shop = useTestDatabase()
let time = new Date()
let sent: OutgoingMail[] = []
/** Happens while the next mail is on its way. */
let whileSending: (() => Promise<unknown>) | undefined
const ctx = (): Ctx => ({
  ...testCtx(shop(), { now: () => time, client: clientAt() }),
  mail: {
    keepsBodies: true,
    close: () => undefined,
    async send(mail) {
      sent.push(mail)
      await whileSending?.()
    },
  },
})
const handlers = { ...handlersOf(reservationMailJobs), 'offer-tables': offerTables }
const KINDS = Object.keys(handlers)

beforeEach(async () => {
  time = new Date()
  sent = []
  whileSending = undefined
  await inTransaction(asShop(ctx()), async ({ db }) => {
    for (const table of [tableWaitlist, reservations, combinedTables, tableCombinations, restaurantTables]) {
      await db.delete(table)
    }
    await db.delete(jobs).where(inArray(jobs.kind, KINDS))
  })
  await addTables(ctx())
})

/** Lets the worker do what is due. */
const work = () => runWaitingJobs(asShop(ctx()), { handlers })
/** Moves the clock, for the queue too, which goes by the database's. */
async function pass(milliseconds: number) {
  time = addTime(time, milliseconds)
  await inTransaction(asShop(ctx()), ({ db }) =>
    db.update(jobs).set({ runAt: sql`${jobs.runAt} - make_interval(secs => ${milliseconds / 1_000})` }),
  )
  await lapseTableHolds(asShop(ctx()))
  await work()
}

const dayAfter = (days: number) => shopDay(addTime(time, days * DAY))
const contact = () => ({ name: 'Nok', email: newAddress(), phone: '+27215550142', wishes: 'A corner' })
async function booked(
  to: ReturnType<typeof contact>,
  language: Locale = 'en',
  when = { day: dayAfter(3), time: '19:00' },
) {
  const held = await holdTable(ctx(), { ...when, partySize: 2, language })
  if (!held.ok) throw new Error(held.reason)
  expect(await confirmReservation(ctx(), { key: held.key, contact: to })).toMatchObject({ ok: true })
  return held.key
}
const mailsTo = (email: string) => sent.filter(({ to }) => to === email)
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => subject.split(':')[0])

/** The one event of a calendar's file, as a calendar reads it. */
function readFile(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('the file has not one event')
  const { uid, sequence, summary, location, startDate, endDate } = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
    startsAt: startDate.toJSDate(),
    endsAt: endDate.toJSDate(),
    uid,
    sequence,
    summary,
    location,
  }
}
function fileOf(mail: OutgoingMail | undefined) {
  const [file] = mail?.attachments ?? []
  if (!file) throw new Error('the mail has no file')
  const read = readFile(new TextDecoder().decode(file.content))
  expect(file).toMatchObject({
    filename: 'table-at-krok.ics',
    contentType: `text/calendar; charset=utf-8; method=${String(read.method)}`,
  })
  return read
}

describe.each(['en', 'th'] as const)('in %s', (language) => {
  test('a reservation is confirmed, changed and cancelled by mail, and the calendar follows', async () => {
    const to = contact()
    const key = await booked(to, language)
    await work()
    const day = dayAfter(4)
    const prefix = language === 'th' ? '/th' : ''
    const before = await getReservation(ctx(), { key })
    expect(await changeReservation(ctx(), { key, day, time: '18:30', partySize: 3 })).toEqual({ ok: true })
    await pass(2 * MINUTE)
    const after = await getReservation(ctx(), { key })
    await cancelReservation(ctx(), { key })
    await work()
    const [confirmed, changed, cancelled, ...more] = mailsTo(to.email)
    expect(more).toEqual([])
    expect(confirmed?.subject).toContain(formatDay(before.startsAt, language, 'long'))
    expect(confirmed?.subject).toContain('19:00')
    expect(confirmed?.text).toContain(`https://shop.test${prefix}/reservations/${key}`)
    // Somebody else may have typed the address.
    for (const mail of mailsTo(to.email)) expect(mail.text + mail.html).not.toMatch(/Nok|corner|5550142/)
    const first = fileOf(confirmed)
    expect(first).toMatchObject({
      method: 'PUBLISH',
      status: 'CONFIRMED',
      startsAt: before.startsAt,
      endsAt: before.endsAt,
      summary: language === 'th' ? 'KROK: โต๊ะสำหรับ 2 คน' : 'KROK: table for 2',
      url: `https://shop.test${prefix}/reservations/${key}`,
    })
    const second = fileOf(changed)
    expect(second).toMatchObject({ method: 'PUBLISH', uid: first.uid, startsAt: after.startsAt })
    const third = fileOf(cancelled)
    expect(third).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first.uid })
    expect(second.sequence).toBeGreaterThan(first.sequence)
    expect(third.sequence).toBeGreaterThan(second.sequence)
    expect(readFile(await getReservationFile(ctx(), { key, language }))).toEqual(third)
    expect(cancelled?.text).toContain(`https://shop.test${prefix}/menu#reserve`)
  })
})

test('of many changes a guest is mailed the last, and of none that they cancel at once', async () => {
  const to = contact()
  const key = await booked(to)
  await work()
  const change = (time: string) => changeReservation(ctx(), { key, day: dayAfter(3), time, partySize: 2 })
  for (const time of ['12:00', '13:00', '14:00']) expect(await change(time)).toEqual({ ok: true })
  await work()
  await pass(2 * MINUTE)
  expect(subjectsTo(to.email)).toEqual(['Your table at KROK', 'Your table has changed'])
  expect(mailsTo(to.email)[1]?.subject).toContain('14:00')
  await change('15:00')
  await cancelReservation(ctx(), { key })
  await work()
  await pass(2 * MINUTE)
  expect(subjectsTo(to.email).slice(2)).toEqual(['Cancelled'])
})

test('a change that is made while the mail about the last one goes out is mailed too', async () => {
  const to = contact()
  const key = await booked(to)
  await work()
  const change = (time: string) => changeReservation(ctx(), { key, day: dayAfter(3), time, partySize: 2 })
  await change('12:00')
  whileSending = async () => {
    whileSending = undefined
    expect(await change('13:00')).toEqual({ ok: true })
  }
  await pass(2 * MINUTE)
  // The database's clock has not moved with ours.
  await pass(4 * MINUTE)
  const times = mailsTo(to.email).map(({ subject }) => /\d\d:\d\d/.exec(subject)?.[0])
  expect(times).toEqual(['19:00', '12:00', '13:00'])
})

test('offers of tables wait behind no mail', () => {
  const lane = jobLanes.find(({ handlers }) => 'offer-tables' in handlers)
  expect(Object.keys(lane?.handlers ?? {})).toEqual(['offer-tables'])
})

test('orders wait behind no mail about a table', () => {
  const lane = jobLanes.find(({ handlers }) => 'send-order-confirmation' in handlers)
  expect(Object.keys(lane?.handlers ?? {}).filter((kind) => /reservation|table|waitlist/.test(kind))).toEqual(
    [],
  )
})

describe('a reminder', () => {
  test('comes a day before, once, of the time to which the reservation was changed', async () => {
    const to = contact()
    const key = await booked(to)
    const { startsAt } = await getReservation(ctx(), { key })
    await changeReservation(ctx(), { key, day: dayAfter(5), time: '12:00', partySize: 2 })
    await pass(2 * MINUTE)
    expect(subjectsTo(to.email)).toEqual(['Your table at KROK', 'Your table has changed'])
    await pass(startsAt.getTime() - time.getTime() - 23 * HOUR)
    expect(mailsTo(to.email)).toHaveLength(2)
    const changed = await getReservation(ctx(), { key })
    await pass(changed.startsAt.getTime() - time.getTime() - 24 * HOUR - MINUTE)
    expect(mailsTo(to.email)).toHaveLength(2)
    await pass(2 * MINUTE)
    expect(subjectsTo(to.email).slice(2)).toEqual(['See you soon'])
    expect(fileOf(mailsTo(to.email)[2])).toMatchObject({ startsAt: changed.startsAt, method: 'PUBLISH' })
    await pass(DAY)
    expect(mailsTo(to.email)).toHaveLength(3)
  })

  test('goes neither to who has cancelled nor to who reserved within the day', async () => {
    const [gone, soon] = [contact(), contact()]
    const key = await booked(gone)
    await cancelReservation(ctx(), { key })
    // A table within the next 24 hours, whatever the hour is now.
    const isLate = formatTime(time) >= '12:30'
    const near = isLate ? { day: dayAfter(1), time: '12:00' } : { day: dayAfter(0), time: '20:00' }
    await booked(soon, 'en', near)
    for (let hours = 0; hours < 96; hours += 8) await pass(8 * HOUR)
    expect((await getReservation(ctx(), { key })).startsAt < time).toBe(true)
    expect(subjectsTo(gone.email)).toEqual(['Cancelled'])
    expect(subjectsTo(soon.email)).toEqual(['Your table at KROK'])
  })
})

describe('the waitlist', () => {
  test('promotes itself: the first is asked, then the next, and who says yes has a table', async () => {
    const guests = [contact(), contact(), contact()]
    const keys = await Promise.all(guests.map((guest) => booked(guest)))
    const day = dayAfter(3)
    const [first, second] = [contact(), contact()]
    for (const [to, language] of [
      [first, 'en'],
      [second, 'th'],
    ] as const) {
      const { name, email, phone } = to
      const entry = { day, from: '19:00', until: '19:00', partySize: 2, language, name, email, phone }
      expect(await joinWaitlist(ctx(), entry)).toMatchObject({ ok: true })
    }
    await work()
    expect(subjectsTo(first.email)).toEqual(['You’re on our waitlist'])
    expect(mailsTo(first.email)[0]?.text).toMatch(/shop\.test\/reservations\/\S{80}/)
    await cancelReservation(ctx(), { key: keys[0] ?? '' })
    await work()
    expect(subjectsTo(first.email)).toEqual(['You’re on our waitlist', 'A table for you'])
    const answerBy = formatTime(addTime(time, 30 * MINUTE))
    expect(mailsTo(first.email)[1]?.text).toContain(`Please answer by ${answerBy}.`)
    expect(mailsTo(first.email)[1]?.attachments ?? []).toEqual([])
    expect(subjectsTo(second.email)).toEqual(['คุณอยู่ในรายชื่อสำรอง'])
    await pass(31 * MINUTE)
    expect(subjectsTo(second.email)).toEqual(['คุณอยู่ในรายชื่อสำรอง', 'มีโต๊ะว่างแล้ว'])
    const key = /\/reservations\/(\S+)/.exec(mailsTo(second.email)[1]?.text ?? '')?.[1] ?? ''
    expect(await confirmReservation(ctx(), { key, contact: undefined })).toMatchObject({ ok: true })
    await work()
    expect(subjectsTo(second.email)[2]).toBe('จองโต๊ะที่ KROK แล้ว')
    // The first says yes too late: what they were offered is somebody's now.
    const late = /\/reservations\/(\S+)/.exec(mailsTo(first.email)[1]?.text ?? '')?.[1] ?? ''
    expect(await confirmReservation(ctx(), { key: late, contact: undefined })).toMatchObject({
      ok: false,
      reason: 'full',
    })
  })
})
