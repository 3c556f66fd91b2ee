import { addTime, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Agenda } from './agenda.ts'
import { wishesOf } from './demand.ts'
import type { Booked, OrderBook } from './order-book.ts'
import type { YearInput } from './year-input.ts'

/** A product of which so few are left in the end. */
const NEARLY_SOLD_OUT = { slug: 'khao-soi-curry-paste', left: 3 }

/** The orders on the desk now, whatever the time: so many hours ago, and how far they have come. */
const DESK = [
  { hoursAgo: 71, until: 'shipped' },
  { hoursAgo: 66, until: 'refund' },
  { hoursAgo: 57, until: 'shipped' },
  { hoursAgo: 52, until: 'shipped' },
  { hoursAgo: 47, until: 'pending' },
  { hoursAgo: 33, until: 'processing' },
  { hoursAgo: 29, until: 'pending' },
  { hoursAgo: 26, until: 'processing' },
  { hoursAgo: 21, until: 'confirmed' },
  { hoursAgo: 17, until: 'confirmed' },
  { hoursAgo: 11, until: 'confirmed' },
  { hoursAgo: 7, until: 'pending' },
  { hoursAgo: 4, until: 'confirmed' },
  { hoursAgo: 2, until: 'pending' },
  { hoursAgo: 1, until: 'confirmed' },
] as const

/** Places them, and takes each as far as it has come. */
export function planDesk(input: YearInput, agenda: Agenda): void {
  const { now, random, book, customers, newGuest, ownCustomer, goods, shelves } = input
  const others = goods.filter(({ slug }) => slug !== NEARLY_SOLD_OUT.slug)
  for (const [i, { hoursAgo, until }] of DESK.entries()) {
    const placedAt = addTime(now, -hoursAgo * HOUR - random.between(0, 25) * MINUTE)
    // The demo's own customer waits for a parcel.
    const buyer = i === 3 ? ownCustomer : i % 3 === 1 ? newGuest() : random.pick(customers)
    const steps = [...STEPS[until]]
    agenda.add(placedAt, () => {
      const one = book.place({
        buyer,
        wishes: (i === 0 && cookingClass()) || wishesOf({ ...input, goods: others }, placedAt),
        method: until === 'pending' || i % 2 === 0 ? 'bank_transfer' : 'demo_card',
        isCollected: i % 5 === 2 && buyer.address.city === 'Cape Town',
        at: placedAt,
        ...(i === 0 && { company: 'The Pestle Cooking Class' }),
      })
      if (!one) return
      for (const [j, step] of steps.entries()) {
        const doneAt = addTime(placedAt, ((j + 1) * (hoursAgo * HOUR)) / (steps.length + 1))
        agenda.add(doneAt, () => step(book, one, doneAt))
      }
    })
  }

  /** A large order that leaves few jars of one product, unless few are left anyway. */
  function cookingClass() {
    const one = goods.find(({ slug }) => slug === NEARLY_SOLD_OUT.slug)
    const quantity = one ? shelves.stockOf(one.id) - NEARLY_SOLD_OUT.left : 0
    return one && quantity > 0 && [{ goods: one, quantity }]
  }
}

type Step = (book: OrderBook, one: Booked, at: Date) => void
const pay: Step = (book, one, at) => void book.pay(one, at)
const pack: Step = (book, one, at) => book.pack(one, at)
const ship: Step = (book, one, at) => book.ship(one, at)
const STEPS: Record<(typeof DESK)[number]['until'], Step[]> = {
  pending: [],
  confirmed: [pay],
  processing: [pay, pack],
  shipped: [pay, pack, ship],
  refund: [
    pay,
    (book, one, at) => book.callOff(one, 'cancelled', 'staff', at),
    (book, one, at) => book.requestRefund(one, 'called_off', at),
  ],
}
