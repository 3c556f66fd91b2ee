import { expect, test } from 'vitest'
import type { OrderView, TimelineStep } from '#domain/orders/orders/views.ts'
import { stagesOf } from './stages.ts'

const order = (to: OrderView['status'], minute: number): TimelineStep => ({
  subject: 'order',
  to,
  at: new Date(minute * 60_000),
})
const payment = (to: OrderView['paymentStatus'], minute: number): TimelineStep => ({
  subject: 'payment',
  to,
  at: new Date(minute * 60_000),
})

/** `*` is where it stands, `-` what is to come; the rest has the minute. */
function stages(change: Partial<Parameters<typeof stagesOf>[0]>): string {
  const found = stagesOf({
    timeline: [],
    status: 'pending',
    deliveryMethod: 'courier',
    kind: 'goods',
    totalCents: 17_400,
    paymentStatus: 'paid',
    dueCents: 0,
    ...change,
  })
  return found
    .map(({ name, at, isCurrent }) => `${name}${isCurrent ? '*' : at ? `@${at.getTime() / 60_000}` : '-'}`)
    .join(' ')
}

const PLACED = [order('pending', 0), payment('pending', 0)]
const PAID = [...PLACED, payment('paid', 5), order('confirmed', 5)]

test('an order that waits for its money has been placed, and everything else is to come', () => {
  expect(stages({ timeline: PLACED })).toBe('received* paid- processing- shipped- delivered-')
})

test('each step fills its stage', () => {
  expect(stages({ timeline: PAID, status: 'confirmed' })).toBe(
    'received@0 paid* processing- shipped- delivered-',
  )
  const timeline = [...PAID, order('processing', 60), order('shipped', 90), order('delivered', 5_000)]
  expect(stages({ timeline, status: 'delivered' })).toBe(
    'received@0 paid@5 processing@60 shipped@90 delivered*',
  )
})

test('a payment that fails, and money that goes back, are no stages', () => {
  const timeline = [...PLACED, payment('failed', 1), payment('paid', 5), order('confirmed', 5)]
  expect(stages({ timeline: [...timeline, payment('partially_refunded', 50)], status: 'confirmed' })).toBe(
    'received@0 paid* processing- shipped- delivered-',
  )
})

test('what a change has made dearer is paid in part until the rest has come', () => {
  const timeline = [...PAID, order('processing', 60)]
  expect(stages({ timeline, status: 'processing', dueCents: 1_000 })).toBe(
    'received@0 partly_paid@5 processing* shipped- delivered-',
  )
  expect(stages({ timeline: PLACED, paymentStatus: 'pending', dueCents: 17_400 })).toBe(
    'received* paid- processing- shipped- delivered-',
  )
})

test('what is collected or handed over is never on its way, and what costs nothing is not paid', () => {
  expect(stages({ timeline: PAID, status: 'confirmed', deliveryMethod: 'pickup' })).toBe(
    'received@0 paid* processing- ready- collected-',
  )
  expect(stages({ timeline: PAID, totalCents: 0, deliveryMethod: 'at_the_table' })).toBe(
    'received* processing- ready- handed_over-',
  )
})

test('a deposit keeps a table', () => {
  const change = { kind: 'deposit', deliveryMethod: 'at_the_table' } as const
  expect(stages({ timeline: PLACED, ...change })).toBe('table_kept* paid- settled-')
})

test.each(['cancelled', 'expired'] as const)(
  'an order that is %s shows how far it came, and its end',
  (end) => {
    expect(stages({ timeline: [...PLACED, order(end, 9), payment('cancelled', 9)], status: end })).toBe(
      `received@0 ${end}*`,
    )
  },
)

test('without a step there is nothing to show', () => {
  expect(stages({})).toBe('')
})
