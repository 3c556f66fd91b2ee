import { seedCustomers, seedGuests, type SeedPerson } from '#database/seed/accounts/people.ts'
import type { Buyer } from './new-order.ts'
import type { Random } from './random.ts'

/** A telephone number that nobody has, for each of them. */
const phoneOf = (n: number) => `+2721555${String(200 + n).padStart(4, '0')}`

/** The demo's customers, and any number of people who have no account. */
export function gatherPeople(random: Random) {
  const customers: Buyer[] = seedCustomers.map((person, i) => ({
    ...person,
    customerId: random.uuid(),
    phone: phoneOf(i),
  }))
  const known = seedGuests.map((person, i): Buyer => asGuest(person, customers.length + i))
  const latin = [...seedCustomers, ...seedGuests].filter(({ lastName }) => /\p{Script=Latin}/u.test(lastName))
  const guests = new Map(known.map((guest) => [guest.email, guest]))

  /** Somebody of the list, or with the first name of one and the last name of another. */
  function newGuest(): Buyer {
    if (random.chance(0.25)) return random.pick(known)
    const { firstName, locale } = random.pick(latin)
    const { lastName, address } = random.pick(latin)
    const email = `${firstName}.${lastName}`.toLowerCase().replaceAll(' ', '') + '@example.com'
    const customer = customers.find((one) => one.email === email)
    if (customer) return customer
    const guest = guests.get(email) ?? asGuest({ firstName, lastName, email, locale, address }, guests.size)
    guests.set(email, guest)
    return guest
  }
  return { customers, newGuest }
}

const asGuest = (person: SeedPerson, n: number): Buyer => ({ ...person, customerId: null, phone: phoneOf(n) })
