import { randomInt, randomUUID } from 'node:crypto'
import type { Target } from '../load.ts'

/** Products with more stock than any run can sell. */
export type Plentiful = { id: string; priceCents: number }[]

/** Somebody new each time, because what one person may order without paying is limited. */
function newContact() {
  const digits = String(randomInt(1e9)).padStart(9, '0')
  return { email: `bench-${digits}@krok.example`, firstName: 'Ben', lastName: 'Ch', phone: `+27${digits}` }
}

/** Three of the products, others each time. */
export function someLines(plentiful: Plentiful): Plentiful {
  const third = Math.floor(plentiful.length / 3)
  return [0, 1, 2].flatMap((at) => plentiful[at * third + randomInt(third)] ?? [])
}

/** A guest's order of one jar each, to be picked up: the total is the sum of the prices. */
export function orderOf(lines: Plentiful) {
  return {
    lines: lines.map(({ id }) => ({ productId: id, quantity: 1 })),
    contact: newContact(),
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: lines.reduce((sum, line) => sum + line.priceCents, 0),
  }
}

/** Places orders of three products, each with a key of its own. */
export const placing = (plentiful: Plentiful): Target => ({
  name: 'placing an order',
  method: 'POST',
  path: '/api/orders',
  headers: () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  body: () => JSON.stringify(orderOf(someLines(plentiful))),
})
