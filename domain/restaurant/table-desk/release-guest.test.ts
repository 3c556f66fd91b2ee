import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { reservations, reservedTables, restaurantTables, tableWaitlist } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { addPerson, asStaff, auditOf, newAddress } from '#tests/data/people.ts'
import { pay, refundingProvider, refundsOf } from '#tests/data/refunds.ts'
import { waitKeyOf } from '#tests/data/tables.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getStaffReservation } from '../guest-desk/index.ts'
import { getOrderByLink } from '#domain/orders/orders/index.ts'
import { confirmReservation, findWaitlistEntry, holdTable, joinWaitlist } from '../reservations/index.ts'
import { idOfReservationKey } from '../seating/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { recordParty, releaseGuest } from './index.ts'

const shop = useTestDatabase()
const MORNING = new Date('2026-12-01T09:00:00Z')
const { provider } = refundingProvider()
const ctx = (address: string = randomUUID(), overrides: Partial<Ctx> = {}): Ctx =>
  testCtx(shop(), {
    now: () => MORNING,
    client: clientAt(address),
    providers: providersOf(provider),
    ...overrides,
  })
const byShop = () => asShop(ctx())
const dayAfter = (days: number) => shopDay(addTime(MORNING, days * DAY))
const staff = async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  return { moe, as: ctx(undefined, { actor: asStaff(moe) }) }
}

beforeEach(async () => {
  await inTransaction(byShop(), async ({ db }) => {
    for (const table of [tableWaitlist, reservations, restaurantTables]) await db.delete(table)
    await db
      .insert(restaurantTables)
      .values(Array.from({ length: 12 }, (_, i) => ({ name: String(i + 1), most: 8, sortOrder: i })))
  })
})

let phones = 0
type Wish = { days?: number; partySize?: number; email?: string; phone?: string }
async function book(sender: Ctx, { days = 1, partySize = 2, email = newAddress(), phone }: Wish = {}) {
  const held = await holdTable(ctx(), { day: dayAfter(days), time: '19:00', partySize, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  phones += 1
  const contact = { name: 'Nok', email, phone: phone ?? `+2721${5_560_000 + phones}` }
  const confirmed = await confirmReservation(sender, { key: held.key, contact })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { id: idOfReservationKey(ctx(), held.key), email, orderKey: confirmed.deposit?.orderKey }
}
const statusesOf = (all: { id: string }[]) =>
  Promise.all(all.map(async ({ id }) => (await getStaffReservation((await staff()).as, { id })).status))
const tablesKept = () =>
  inTransaction(byShop(), async ({ db }) => {
    const kept = eq(reservedTables.keepsTables, true)
    return (await db.select({ all: count() }).from(reservedTables).where(kept))[0]?.all
  })

test('one press gives back all tables that one address keeps, by whatever names; another network is not touched', async () => {
  const theirs = []
  for (let i = 0; i < 8; i += 1) theirs.push(await book(ctx('10.6.0.1'), { days: 1 + (i % 3) }))
  const others = [await book(ctx('10.6.0.2')), await book(ctx('2001:db8:4::/64'))]
  const { moe, as } = await staff()
  const contact = { name: 'Nok', email: newAddress(), phone: '', wishes: '' }
  const onPhone = { day: dayAfter(1), time: '19:00', partySize: 2, contact, language: 'en' } as const
  expect(await recordParty(as, { ...onPhone, source: 'phone' })).toMatchObject({ ok: true })
  const [first = { id: '', email: '' }, second = { id: '', email: '' }] = theirs
  expect(await getStaffReservation(as, { id: first.id })).toMatchObject({ ofGuest: 8 })
  expect(await tablesKept()).toBe(11)

  expect(await releaseGuest(as, { id: first.id })).toEqual({ ok: true, released: 8 })
  expect(await tablesKept()).toBe(3)
  expect(new Set(await statusesOf(theirs))).toEqual(new Set(['cancelled']))
  expect(await statusesOf(others)).toEqual(['confirmed', 'confirmed'])
  expect(await auditOf(ctx(), second.id)).toMatchObject([{ action: 'reservation.changed', actorId: moe.id }])
  expect((await mailsTo(byShop(), second.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Cancelled: /),
  ])
  // A second press finds nothing.
  expect(await releaseGuest(as, { id: first.id })).toEqual({ ok: false, reason: 'not_possible' })
})

test('by mail address or phone number too, but not by the network around an address', async () => {
  const email = newAddress()
  const inNetwork = (i: number) =>
    ctx(undefined, {
      client: {
        address: `2001:db8:7:${i}::/64`,
        network: '2001:db8:7::/48',
        host: 'shop.test',
        userAgent: '',
      },
    })
  const first = await book(inNetwork(1), { email, phone: '+27215550142' })
  const tagged = await book(inNetwork(2), { email: email.replace('@', '+2@') })
  const samePhone = await book(inNetwork(3), { phone: '021 555 0142' })
  const neighbour = await book(inNetwork(4))
  const { as } = await staff()
  expect(await releaseGuest(as, { id: first.id })).toEqual({ ok: true, released: 3 })
  expect(await statusesOf([first, tagged, samePhone, neighbour])).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
    'confirmed',
  ])
})

test('deposits go back as when the restaurant cancels, and places on the waitlist end', async () => {
  const admin = ctx(undefined, { actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) })
  const value = { ...DEFAULT_SETTINGS.reservations, depositFrom: 6, depositCentsPerGuest: 5_000 }
  expect(await updateSettings(admin, { group: 'reservations', value, version: 1 })).toEqual({ ok: true })
  const sender = ctx('10.6.1.1')
  const [small, paid, unpaid] = [
    await book(sender),
    // So late that a guest who cancels would not get it back.
    await book(sender, { days: 0, partySize: 6 }),
    await book(sender, { partySize: 6 }),
  ]
  const order = await getOrderByLink(ctx(), { accessKey: paid.orderKey ?? '', language: 'en' })
  await pay(ctx(), order, order.totalCents, 'payfast')
  const dinner = { day: dayAfter(1), partySize: 2, language: 'en' } as const
  let isFull = false
  while (!isFull) isFull = !(await holdTable(ctx(), { ...dinner, time: '19:00' })).ok
  const email = newAddress()
  const wish = { ...dinner, from: '19:00', until: '19:00' }
  const guest = { name: 'Nok', email, phone: '+27215550199' }
  expect(await joinWaitlist(sender, { ...wish, ...guest })).toEqual({ ok: true })
  const { as } = await staff()
  expect(await getStaffReservation(as, { id: small.id })).toMatchObject({ ofGuest: 4 })
  expect(await releaseGuest(as, { id: small.id })).toEqual({ ok: true, released: 4 })
  expect(await statusesOf([small, paid, unpaid])).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: order.totalCents }])
  const unpaidOrder = await getOrderByLink(ctx(), { accessKey: unpaid.orderKey ?? '', language: 'en' })
  expect(unpaidOrder).toMatchObject({ status: 'cancelled' })
  const entry = await findWaitlistEntry(ctx(), { key: await waitKeyOf(ctx(), email) })
  expect(entry).toMatchObject({ status: 'cancelled' })
})

test('refuses a stranger, the guest, and the shop itself; a reservation that is not there is not found', async () => {
  const { id } = await book(ctx())
  const ann = await addPerson(ctx())
  for (const actor of [{ role: 'visitor' }, ann.actor, { role: 'shop' }] as const) {
    await expect(releaseGuest(ctx(undefined, { actor }), { id })).rejects.toMatchObject({ code: 'forbidden' })
  }
  expect(await statusesOf([{ id }])).toEqual(['confirmed'])
  const { as } = await staff()
  await expect(releaseGuest(as, { id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
})
