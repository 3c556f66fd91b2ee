import { seedBuyerNotes } from '#database/seed/orders/notes.ts'
import { addDays, addWorkingDays } from '#shared/orders/working-days.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Agenda } from './agenda.ts'
import { wishesOf } from './demand.ts'
import type { Buyer, Code } from './new-order.ts'
import type { Booked, OrderBook } from './order-book.ts'
import { type YearInput, YEAR_DAYS } from './year-input.ts'
import type { Random } from './random.ts'
import { at, clock, weekdayOf } from './shop-clock.ts'

const ORDERS_A_DAY = 1.75
/** Customers whom it had a year ago. */
const FIRST_CUSTOMERS = 12
/** December and its presents; winter and its curries. From January on. */
const SEASON = [0.8, 0.85, 0.9, 1, 1, 1.15, 1.2, 1.05, 0.95, 1, 1.25, 2]
/** From Sunday on. */
const WEEK = [1.3, 0.8, 0.85, 0.9, 1, 1.15, 1.4]

/** The ways of an order, and how many in a hundred go them. */
const FATES = [
  { fate: 'kept', part: 90 },
  { fate: 'never_paid', part: 3 },
  { fate: 'changed_mind', part: 2 },
  { fate: 'called_off', part: 1.5 },
  { fate: 'broken', part: 2 },
  { fate: 'sent_back', part: 1.5 },
] as const
type Fate = (typeof FATES)[number]['fate']

/** The orders of all days but the last, whose are planned one by one. */
export function planOrders(input: YearInput, agenda: Agenda): void {
  const { now, random, customers, newGuest, ownCustomer, codes } = input
  for (let daysAgo = YEAR_DAYS - 1; daysAgo >= 4; daysAgo -= 1) {
    const day = shopDay(addTime(now, -daysAgo * DAY))
    const month = Number(day.slice(5, 7)) - 1
    const growth = 0.75 + 0.4 * (1 - daysAgo / YEAR_DAYS)
    // The others have not found the shop yet.
    const known = customers.slice(
      0,
      FIRST_CUSTOMERS + Math.ceil(customers.length * (1 - daysAgo / YEAR_DAYS)),
    )
    const count = random.times(ORDERS_A_DAY * (SEASON[month] ?? 1) * (WEEK[weekdayOf(day)] ?? 1) * growth)
    for (let i = 0; i < count; i += 1) {
      const buyer = random.chance(0.6)
        ? random.weighted(known, (one) => 1 / (customers.indexOf(one) + 12))
        : newGuest()
      const isFestive = month === 11 && random.chance(0.25)
      const isNew = buyer.customerId !== null && random.chance(0.06)
      const placedAt = at(day, clock(random.pick(HOURS), random.between(0, 59)))
      const code = isFestive ? codes.festive : isNew ? codes.welcome : undefined
      const { fate } = random.weighted(FATES, ({ part }) => part)
      agenda.add(placedAt, () => order(input, agenda, { buyer, placedAt, fate, code }))
    }
  }
  for (const daysAgo of [338, 291, 244, 198, 150, 103, 58, 24]) {
    const placedAt = at(shopDay(addTime(now, -daysAgo * DAY)), clock(19, random.between(0, 59)))
    agenda.add(placedAt, () => order(input, agenda, { buyer: ownCustomer, placedAt, fate: 'kept' }))
  }
}

/** The hours in which people order: in their lunch break, and in the evening above all. */
const HOURS = [7, 8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 20, 21, 21, 22]

type Ordered = { buyer: Buyer; placedAt: Date; fate: Fate; code?: Code | undefined }

/** Places an order, and lets it go its way. */
function order(input: YearInput, agenda: Agenda, { buyer, placedAt, fate, code }: Ordered): void {
  const { random, book } = input
  const byTransfer = fate === 'never_paid' || fate === 'changed_mind' || random.chance(0.45)
  const one = book.place({
    buyer,
    wishes: wishesOf(input, placedAt),
    method: byTransfer ? 'bank_transfer' : 'demo_card',
    isCollected: buyer.address.city === 'Cape Town' && random.chance(0.35),
    at: placedAt,
    code,
    ...(random.chance(0.05) && { note: random.pick(seedBuyerNotes)[buyer.locale] }),
  })
  if (!one) return
  if (fate === 'never_paid') {
    agenda.add(one.order.payBy, () => book.callOff(one, 'expired', 'shop', one.order.payBy))
    return
  }
  if (fate === 'changed_mind') {
    const changedAt = addTime(placedAt, random.between(1, 20) * HOUR)
    agenda.add(changedAt, () => book.callOff(one, 'cancelled', 'buyer', changedAt))
    return
  }
  const paidAt = byTransfer
    ? inOffice(addTime(placedAt, random.between(3, 30) * HOUR), random)
    : addTime(placedAt, 20_000)
  agenda.add(paidAt, () => follow(input, agenda, { one, paidAt, fate }))
}

/** In the hours in which somebody reads the bank account; not before. */
function inOffice(instant: Date, random: Random): Date {
  const morning = at(shopDay(instant), clock(random.between(9, 15), random.between(0, 59)))
  return morning > instant ? morning : addTime(morning, DAY)
}

/** From the payment on. */
function follow(
  { random, book }: YearInput,
  agenda: Agenda,
  { one, paidAt, fate }: { one: Booked; paidAt: Date; fate: Fate },
): void {
  const { order } = one
  const leavesBy = book.pay(one, paidAt)
  const refund = (why: Parameters<OrderBook['requestRefund']>[1], after: Date) => {
    const [askedAt, sentAt] = [
      addTime(after, random.between(20, 90) * MINUTE),
      addTime(after, random.between(20, 50) * HOUR),
    ]
    agenda.add(askedAt, () => book.requestRefund(one, why, askedAt))
    agenda.add(sentAt, () => book.settleRefund(one, sentAt))
  }
  if (fate === 'called_off') {
    const calledOffAt = addTime(paidAt, random.between(5, 50) * MINUTE)
    agenda.add(calledOffAt, () => {
      book.callOff(one, 'cancelled', 'staff', calledOffAt)
      refund('called_off', calledOffAt)
    })
    return
  }
  const day = shopDay(leavesBy)
  const packedAt = addTime(leavesBy, random.between(5, 90) * MINUTE)
  const shippedAt = at(day, clock(15, random.between(0, 40)))
  agenda.add(packedAt, () => book.pack(one, packedAt))
  agenda.add(shippedAt, () => {
    book.ship(one, shippedAt)
    const arrives = order.arrivesTo ?? addDays(day, random.between(1, 3))
    const early = order.arrivesFrom && random.chance(0.6) ? order.arrivesFrom : arrives
    const deliveredAt = at(early, clock(random.between(9, 16), random.between(0, 59)))
    agenda.add(deliveredAt, () => {
      book.deliver(one, deliveredAt)
      if (fate === 'broken') refund('broken', addTime(deliveredAt, 5 * HOUR))
      if (fate !== 'sent_back') return
      const backAt = at(addWorkingDays(early, 4), clock(11, 30))
      agenda.add(backAt, () => {
        book.sendBack(one, backAt)
        refund('sent_back', backAt)
      })
    })
  })
}
