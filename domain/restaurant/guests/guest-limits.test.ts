import { beforeEach, describe, expect, test } from 'vitest'
import { count, eq } from 'drizzle-orm'
import { guestKeys, orders, reservations, restaurantTables, tableWaitlist } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { GUEST_LIMITS } from '#shared/restaurant/guest-limits.ts'
import { HOLD_MINUTES, MOST_HOLDS_OF_NETWORK } from '#shared/restaurant/rules.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { refundingProvider } from '#tests/data/refunds.ts'
import { waitKeyOf } from '#tests/data/tables.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { expireOrders } from '#domain/orders/orders/index.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  findWaitlistEntry,
  forgetReservations,
  holdTable,
  joinWaitlist,
  offerTables,
} from '../reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { recordParty } from '../table-desk/index.ts'
import { followDeposit } from '../table-orders/index.ts'

const shop = useTestDatabase()
const MORNING = new Date('2026-12-01T09:00:00Z')
let time = MORNING
let hosts = 0
/** A network address that nobody else has. */
const newHost = () => `10.2.${(hosts += 1) >> 8}.${hosts & 255}`
const ctxAt = (address = newHost(), overrides: Partial<Ctx> = {}): Ctx =>
  testCtx(shop(), {
    now: () => time,
    guestLimits: GUEST_LIMITS,
    client: clientAt(address),
    ...overrides,
  })
const byShop = () => asShop(ctxAt())

let phones = 0
const newGuest = () => {
  phones += 1
  return { name: 'Nok', email: newAddress(), phone: `+2721${5_550_000 + phones}` }
}
const dayAfter = (days: number) => shopDay(addTime(MORNING, days * DAY))
type Wish = { day?: string; at?: string; partySize?: number; guest?: ReturnType<typeof newGuest> }

/** The table is held from anywhere: what counts is who reserves it. */
async function book(ctx: Ctx, { day = dayAfter(1), at = '19:00', partySize = 2, guest = newGuest() }: Wish) {
  const held = await holdTable(ctxAt(), { day, time: at, partySize, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  return { key: held.key, ...(await confirmReservation(ctx, { key: held.key, contact: guest })) }
}
async function mustBook(...wish: Parameters<typeof book>) {
  const booked = await book(...wish)
  if (!booked.ok) throw new Error(booked.reason)
  return booked.key
}
const REFUSED = { ok: false, reason: 'guest_limit' }
const times = async <T>(count: number, work: (i: number) => Promise<T>) => {
  const results: T[] = []
  for (let i = 0; i < count; i += 1) results.push(await work(i))
  return results
}
const booked = (results: { ok: boolean }[]) => results.filter(({ ok }) => ok).length
const keysLeft = () =>
  inTransaction(byShop(), async ({ db }) => (await db.select({ all: count() }).from(guestKeys))[0]?.all)

beforeEach(async () => {
  time = MORNING
  await inTransaction(byShop(), async ({ db }) => {
    for (const table of [tableWaitlist, reservations, restaurantTables]) await db.delete(table)
    await db
      .insert(restaurantTables)
      .values(Array.from({ length: 60 }, (_, i) => ({ name: String(i + 1), most: 8, sortOrder: i })))
  })
  await allow({ guestsPerSlot: 500 })
})

async function admin(): Promise<Ctx> {
  return { ...ctxAt(), actor: asStaff(await addPerson(ctxAt(), { roles: ['admin'] }), true) }
}

/** Sets rules of the restaurant. */
async function allow(rules: Partial<(typeof DEFAULT_SETTINGS)['reservations']>) {
  const ctx = await admin()
  const value = { ...DEFAULT_SETTINGS.reservations, guestsPerSlot: 500, ...rules }
  for (let version = 1; version < 50; version += 1) {
    if ((await updateSettings(ctx, { group: 'reservations', value, version })).ok) return
  }
  throw new Error('the rules were not set')
}

describe('one guest does not book out the restaurant', () => {
  const inNetwork = (i: number) =>
    ctxAt('', {
      client: {
        address: `2001:db8:1:${i.toString(16)}::/64`,
        network: '2001:db8:1::/48',
        host: 'shop.test',
        userAgent: '',
      },
    })

  test('with one contact from many addresses', async () => {
    const guest = newGuest()
    const results = await times(10, (i) => book(ctxAt(), { day: dayAfter(i + 1), guest }))
    expect(booked(results)).toBe(GUEST_LIMITS.contact.toCome.parties)
    expect(results.at(-1)).toMatchObject(REFUSED)
    // A tag, capitals, or the number as it is dialled at home make nobody else of them.
    const tagged = { ...newGuest(), email: guest.email.replace('@', '+2@').toUpperCase() }
    const dialled = { ...newGuest(), phone: guest.phone.replace('+27', '0') }
    expect(await book(ctxAt(), { guest: tagged })).toMatchObject(REFUSED)
    expect(await book(ctxAt(), { guest: dialled })).toMatchObject(REFUSED)
    expect(await book(ctxAt(), {})).toMatchObject({ ok: true })
  })

  test('with many contacts from one address, on one day or over weeks', async () => {
    const ctx = ctxAt()
    const { ofDay, toCome } = GUEST_LIMITS.address
    expect(booked(await times(12, () => book(ctx, {})))).toBe(ofDay.parties)
    expect(booked(await times(30, (i) => book(ctx, { day: dayAfter(2 + i) })))).toBe(
      toCome.parties - ofDay.parties,
    )
  })

  test('with large parties', async () => {
    const results = await times(8, () => book(ctxAt('10.1.0.1'), { partySize: 8 }))
    expect(booked(results)).toBe(GUEST_LIMITS.address.ofDay.guests / 8)
  })

  test('with a table for one that becomes one for eight, wherever the change comes from', async () => {
    const ctx = ctxAt()
    const keys = await times(8, () => mustBook(ctx, { partySize: 1 }))
    const changes = await times(8, (i) =>
      changeReservation(ctxAt(), { key: keys[i] ?? '', day: dayAfter(1), time: '19:00', partySize: 8 }),
    )
    // Eight guests in four parties, and one in each of the other four.
    expect(booked(changes)).toBe(4)
    expect(changes.at(-1)).toEqual(REFUSED)
    const smaller = { key: keys[0] ?? '', day: dayAfter(1), time: '20:00', partySize: 2 }
    expect(await changeReservation(ctxAt(), smaller)).toEqual({ ok: true })
  })

  test('from the many addresses of one rented server, while a mobile network’s /48 stays open', async () => {
    expect(booked(await times(25, (i) => book(inNetwork(i), {})))).toBe(GUEST_LIMITS.network.ofDay.parties)
    expect(await book(inNetwork(99), { day: dayAfter(2) })).toMatchObject({ ok: true })
  })

  test('by holding tables and reserving none, again and again, from one network', async () => {
    const holdFrom = (i: number) =>
      holdTable(inNetwork(i), { day: dayAfter(1), time: '19:00', partySize: 2, language: 'en' })
    const results = await times(41, holdFrom)
    expect(booked(results)).toBe(MOST_HOLDS_OF_NETWORK)
    expect(results.at(-1)).toEqual({ ok: false, reason: 'too_many_holds' })
    const another = { day: dayAfter(1), time: '19:00', partySize: 2, language: 'en' } as const
    expect(await holdTable(ctxAt(), another)).toMatchObject({ ok: true })
    time = addTime(time, HOLD_MINUTES * MINUTE)
    expect(await holdFrom(99)).toMatchObject({ ok: true })
  })

  test('by waiting for what becomes free', async () => {
    const ctx = ctxAt()
    await inTransaction(byShop(), async ({ db }) => {
      await db.delete(restaurantTables)
      await db.insert(restaurantTables).values({ name: '1', most: 8 })
    })
    const key = await mustBook(ctxAt(), {})
    const wish = { day: dayAfter(1), from: '19:00', until: '19:00', partySize: 2, language: 'en' } as const
    const joined = await times(10, () => joinWaitlist(ctx, { ...wish, ...newGuest() }))
    expect(booked(joined)).toBe(GUEST_LIMITS.address.ofDay.parties)
    expect(joined.at(-1)).toEqual(REFUSED)
    // A guest who takes what they were offered is counted once, and still counted.
    await cancelReservation(ctxAt(), { key })
    await offerTables(byShop(), { day: dayAfter(1), jobId: 0 })
    const [offer] = await inTransaction(byShop(), ({ db }) =>
      db.select().from(reservations).where(eq(reservations.status, 'held')),
    )
    const entry = await findWaitlistEntry(ctxAt(), { key: await waitKeyOf(ctx, offer?.email ?? '') })
    expect(await confirmReservation(ctxAt(), { key: entry?.reservationKey ?? '' })).toMatchObject({
      ok: true,
    })
    expect(await joinWaitlist(ctx, { ...wish, ...newGuest() })).toEqual(REFUSED)
  })

  test('with parties that await their deposit: they count, and end within half an hour', async () => {
    await allow({ depositFrom: 4, depositCentsPerGuest: 5_000 })
    // Other payments may take longer.
    const value = { ...DEFAULT_SETTINGS.orders, payOnlineMinutes: 24 * 60 }
    expect(await updateSettings(await admin(), { group: 'orders', value, version: 1 })).toMatchObject({
      ok: true,
    })
    const ctx = ctxAt(undefined, { providers: providersOf(refundingProvider().provider) })
    const guest = newGuest()
    const results = await times(15, () => book(ctx, { partySize: 6, guest }))
    expect(booked(results)).toBe(6)
    expect(results.at(-1)).toMatchObject(REFUSED)
    time = addTime(time, 30 * MINUTE)
    await expireOrders(byShop())
    const ended = await inTransaction(byShop(), ({ db }) => db.select({ id: orders.id }).from(orders))
    for (const { id } of ended) await followDeposit(byShop(), { orderId: id })
    const awaiting = await inTransaction(byShop(), ({ db }) =>
      db.$count(reservations, eq(reservations.status, 'awaiting_deposit')),
    )
    expect(awaiting).toBe(0)
    expect(await book(ctx, { partySize: 6, guest })).toMatchObject({ ok: true })
    await allow({})
  })
})

describe('nobody honest is refused', () => {
  test('a family behind one address books three tables, and an office one for each of eight colleagues', async () => {
    const family = newGuest()
    const home = ctxAt()
    expect(booked(await times(3, () => book(home, { partySize: 4, guest: family })))).toBe(3)
    expect(booked(await times(8, () => book(ctxAt('10.1.2.3'), {})))).toBe(8)
  })

  test('what was cancelled counts no longer, nor what has begun; then nothing is kept of who it was', async () => {
    const guest = newGuest()
    const keys = await times(8, (i) => mustBook(ctxAt(), { day: dayAfter(i), guest }))
    expect(await book(ctxAt(), { guest })).toMatchObject(REFUSED)
    await cancelReservation(ctxAt(), { key: keys[3] ?? '' })
    const again = await mustBook(ctxAt(), { guest })
    time = addTime(MORNING, 12 * HOUR)
    expect(await book(ctxAt(), { guest })).toMatchObject({ ok: true })
    await cancelReservation(ctxAt(), { key: again })
    await forgetReservations(byShop())
    // The keys of the seven that are to come: mail address, phone number, network address.
    expect(await keysLeft()).toBe(7 * 3)
  })

  test('who is signed in has limits of their own, whoever types their address', async () => {
    const ann = await addPerson(byShop())
    const typed = { ...newGuest(), email: ann.email }
    await times(8, (i) => mustBook(ctxAt(), { day: dayAfter(i + 1), guest: typed }))
    expect(await book(ctxAt(), { guest: typed })).toMatchObject(REFUSED)
    const signedIn = () => ctxAt(undefined, { actor: { role: 'customer', id: ann.id } })
    expect(booked(await times(9, (i) => book(signedIn(), { day: dayAfter(i + 1), guest: typed })))).toBe(8)
  })

  test('the team takes as many parties as there are tables, also for one guest', async () => {
    const guest = newGuest()
    await times(8, (i) => mustBook(ctxAt(), { day: dayAfter(i + 1), guest }))
    const moe = await addPerson(byShop(), { roles: ['moderator'] })
    const staff = ctxAt('10.3.0.1', { actor: asStaff(moe, false) })
    const taken = await times(12, () =>
      recordParty(staff, {
        source: 'phone',
        day: dayAfter(1),
        time: '19:00',
        partySize: 8,
        contact: { ...guest, wishes: '' },
        language: 'en',
      }),
    )
    expect(booked(taken)).toBe(12)
  })
})
