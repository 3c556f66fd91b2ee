import type { eventSignUps, reservations, reservedTables } from '#database/schema/index.ts'
import { seedParties } from '#database/seed/restaurant/tables.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import { shopDay, startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { stayMinutes } from '#shared/restaurant/rules.ts'
import { servicePeriod } from '#shared/restaurant/service-period.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'
import type { Buyer } from './new-order.ts'
import type { Random } from './random.ts'
import { weekdayOf } from './shop-clock.ts'
import { YEAR_DAYS } from './year-input.ts'

type Tables = {
  now: Date
  settings: Settings
  tableIds: Map<string, string>
  customers: Buyer[]
  newGuest: () => Buyer
  ownCustomer: Buyer
  random: Random
}

/** Parties of a day, from Sunday on. */
const PARTIES = [9, 4, 5, 6, 8, 14, 16]
/** Nobody knows yet who comes later than that; of the first three days the restaurant's own seed has guests. */
const AHEAD = { from: 3, until: 18 }
/** Days on which the demo's own customer ate here, and will. */
const OWN_VISITS = [-214, -97, -31, 6]

/** Guests of a year, at tables and times that do not meet: those of the demo's day, other people each time. */
export function reserveYear({ now, settings, tableIds, customers, newGuest, ownCustomer, random }: Tables) {
  const rows: (typeof reservations.$inferInsert)[] = []
  const tables: (typeof reservedTables.$inferInsert)[] = []
  for (let inDays = 1 - YEAR_DAYS; inDays <= AHEAD.until; inDays += 1) {
    if (inDays > -1 && inDays < AHEAD.from) continue
    const day = shopDay(addTime(now, inDays * DAY))
    if (!servicePeriod(settings.hours, day)) continue
    const usual = PARTIES[weekdayOf(day)] ?? 0
    const wanted = inDays < 0 ? random.times(usual) : Math.ceil(usual / (1 + inDays / 3))
    const slots = new Set(Array.from({ length: wanted }, () => random.pick(seedParties)))
    const isOwnDay = OWN_VISITS.includes(inDays)
    for (const [i, slot] of [...slots].entries()) {
      const guest =
        isOwnDay && i === 0 ? ownCustomer : random.chance(0.35) ? random.pick(customers) : newGuest()
      add(day, slot, guest, inDays < 0 && guest !== ownCustomer)
    }
  }
  return { rows, tables }

  function add(day: string, slot: (typeof seedParties)[number], guest: Buyer, mayFail: boolean): void {
    const [hours = 0, minutes = 0] = slot.time.split(':').map(Number)
    const startsAt = addTime(startOfShopDay(day), hours * HOUR + minutes * MINUTE)
    const endsAt = addTime(startsAt, stayMinutes(settings.reservations, slot.partySize) * MINUTE)
    const status: ReservationState =
      startsAt > now
        ? 'confirmed'
        : random.weighted(['finished', 'cancelled', 'no_show'] as const, (one) =>
            one === 'finished' ? 92 : mayFail ? 4 : 0,
          )
    const id = random.uuid()
    const isWalkIn = status === 'finished' && guest.customerId === null && random.chance(0.15)
    const source = isWalkIn ? 'walk_in' : random.chance(0.7) ? 'web' : 'phone'
    const bookedAt = addTime(startsAt, -random.between(20, 12 * 24) * HOUR)
    rows.push({
      id,
      day,
      startsAt,
      endsAt,
      partySize: slot.partySize,
      status,
      source,
      customerId: isWalkIn ? null : guest.customerId,
      locale: guest.locale,
      name: isWalkIn ? '' : `${guest.firstName} ${guest.lastName}`,
      email: isWalkIn ? '' : guest.email,
      phone: isWalkIn ? '' : guest.phone,
      occasion: random.chance(0.12) ? random.pick(['birthday', 'anniversary', 'date'] as const) : null,
      allergies: slot.allergies ?? '',
      wishes: '',
      createdAt: isWalkIn
        ? startsAt
        : bookedAt > now
          ? addTime(now, -random.between(1, 40) * HOUR)
          : bookedAt,
    })
    for (const name of slot.tables)
      tables.push({
        reservationId: id,
        tableId: tableIds.get(name) ?? '',
        startsAt,
        endsAt,
        keepsTables: status === 'confirmed',
      })
  }
}

type Event = { id: string; startDate: Date; endDate: Date; seats: number }
type Guests = Pick<Tables, 'now' | 'customers' | 'newGuest' | 'ownCustomer' | 'random'>

/** The part of the seats that is taken, from the next event on: the second is full, and some wait. */
const FULL = [0.85, 1, 0.5, 0.6, 0.4]
/** Names of guests are forgotten some time after an event. */
const KNOWN_FOR = 90 * DAY

/** The guests of the demo's events. */
export function fillEvents(events: Event[], { now, customers, newGuest, ownCustomer, random }: Guests) {
  const signUps: (typeof eventSignUps.$inferInsert)[] = []
  const taken: { id: string; seats: number }[] = []
  const byStart = events.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime())
  const next = byStart.findIndex(({ startDate }) => startDate > now)
  for (const [i, event] of byStart.entries()) {
    const isOver = event.endDate < now
    const goal = Math.round(event.seats * (isOver ? 0.95 : (FULL[i - next] ?? 0.4)))
    if (event.endDate < addTime(now, -KNOWN_FOR)) {
      taken.push({ id: event.id, seats: goal })
      continue
    }
    const isOwn = i === next || i === next - 1
    let seats = 0
    const people = new Map<string, Buyer>()
    const newcomer = () => {
      const guest =
        isOwn && people.size === 1 ? ownCustomer : random.chance(0.6) ? random.pick(customers) : newGuest()
      if (people.has(guest.email)) return undefined
      people.set(guest.email, guest)
      return guest
    }
    const base = isOver ? event.startDate : now
    const signUp = (guest: Buyer, count: number, state: 'booked' | 'waiting', hoursAgo: number) =>
      signUps.push({
        id: random.uuid(),
        eventId: event.id,
        customerId: guest.customerId,
        name: `${guest.firstName} ${guest.lastName}`,
        email: guest.email,
        phone: guest.phone,
        seats: count,
        wishes: null,
        locale: guest.locale,
        state,
        heldUntil: null,
        remindedAt: isOver ? addTime(event.startDate, -20 * HOUR) : null,
        checkedInAt: isOver && random.chance(0.93) ? event.startDate : null,
        cancelledAt: null,
        createdAt: addTime(base, -hoursAgo * HOUR),
      })
    for (let hoursAgo = 30 * 24; seats < goal; hoursAgo = Math.max(5, hoursAgo - random.between(6, 22))) {
      const guest = newcomer()
      if (!guest) continue
      const count = Math.min(random.pick([1, 2, 2, 2, 3, 4]), goal - seats)
      signUp(guest, count, 'booked', hoursAgo)
      seats += count
    }
    const waits = !isOver && seats === event.seats ? 2 : 0
    for (let waiting = 0; waiting < waits;) {
      const guest = newcomer()
      if (!guest) continue
      signUp(guest, 2, 'waiting', 4 - waiting)
      waiting += 1
    }
    taken.push({ id: event.id, seats })
  }
  return { signUps, taken }
}
