import { inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { jobs, reservations, restaurantTables, tableWaitlist } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { cancelReservation, confirmReservation, holdTable, joinWaitlist } from '../reservations/index.ts'
import { idOfReservationKey } from '../seating/index.ts'
import { setReservationState } from '../table-desk/index.ts'
import { reservationMailJobs } from './index.ts'

const shop = useTestDatabase()
const time = new Date()
let sent: OutgoingMail[] = []
let isAway = false
const ctx = (overrides: Partial<Ctx> = {}): Ctx => ({
  ...testCtx(shop(), { now: () => time, client: clientAt() }),
  mail: {
    keepsBodies: true,
    close: () => undefined,
    async send(mail) {
      if (isAway) throw new Error('the mail server is away')
      sent.push(mail)
    },
  },
  ...overrides,
})
const work = () => runWaitingJobs(asShop(ctx()), { handlers: handlersOf(reservationMailJobs) })
const KINDS = Object.keys(reservationMailJobs)

beforeEach(async () => {
  sent = []
  isAway = false
  await inTransaction(asShop(ctx()), async ({ db }) => {
    for (const table of [tableWaitlist, reservations, restaurantTables]) await db.delete(table)
    await db.delete(jobs).where(inArray(jobs.kind, KINDS))
    await db
      .insert(restaurantTables)
      .values(Array.from({ length: 10 }, (_, i) => ({ name: String(i + 1), most: 2, sortOrder: i })))
  })
})

const DINNER = { day: shopDay(addTime(time, 3 * DAY)), partySize: 2, language: 'en' } as const
async function book(email: string) {
  const held = await holdTable(ctx(), { ...DINNER, time: '19:00' })
  if (!held.ok) throw new Error(held.reason)
  const contact = { name: 'Nok', email, phone: '+27215550142' }
  expect(await confirmReservation(ctx(), { key: held.key, contact })).toMatchObject({ ok: true })
  return held.key
}
const subjects = () => sent.map(({ subject }) => subject.split(':')[0])

test('a stranger who reserves and cancels in somebody’s name fills no mailbox, by no tag and by no waitlist', async () => {
  const victim = newAddress()
  for (let i = 0; i < 20; i += 1) {
    const key = await book(victim.replace('@', `+${i}@`))
    await work()
    await cancelReservation(ctx(), { key })
    await work()
  }
  expect(sent).toHaveLength(LIMITS.table_mails.points)
  for (let i = 0; i < 8; i += 1) await book(newAddress())
  await work()
  sent = []
  let isFull = false
  while (!isFull) isFull = !(await holdTable(ctx(), { ...DINNER, time: '19:00' })).ok
  const entry = { ...DINNER, from: '19:00', until: '19:00', name: 'Nok', phone: '+27215550142' }
  expect(await joinWaitlist(ctx(), { ...entry, email: victim })).toEqual({ ok: true })
  await work()
  expect(sent).toEqual([])
})

test('an office’s eight bookings are confirmed, each; and what the restaurant cancels is told after that too', async () => {
  const office = newAddress()
  const keys = []
  for (let i = 0; i < 8; i += 1) keys.push(await book(office))
  await work()
  expect(subjects()).toEqual(Array.from({ length: 8 }, () => 'Your table at KROK'))
  const [first = '', ...others] = keys
  for (const key of others) await cancelReservation(ctx(), { key })
  await work()
  expect(sent).toHaveLength(LIMITS.table_mails.points)
  const staff = ctx({ actor: asStaff(await addPerson(ctx(), { roles: ['moderator'] })) })
  const cancelled = { id: idOfReservationKey(ctx(), first), status: 'cancelled', version: 1 } as const
  expect(await setReservationState(staff, cancelled)).toEqual({ ok: true })
  await work()
  expect(sent).toHaveLength(LIMITS.table_mails.points + 1)
  expect(subjects().at(-1)).toBe('Cancelled')
})

test('while the mail server is away, tries use up nothing: what was reserved is confirmed when it is back', async () => {
  const email = newAddress()
  for (let i = 0; i < 3; i += 1) await book(email)
  isAway = true
  for (let tries = 0; tries < 6; tries += 1) {
    await work()
    await inTransaction(asShop(ctx()), ({ db }) =>
      db.update(jobs).set({ runAt: sql`${jobs.runAt} - make_interval(secs => ${HOUR / 1_000})` }),
    )
  }
  isAway = false
  await work()
  expect(subjects()).toEqual(Array.from({ length: 3 }, () => 'Your table at KROK'))
})
