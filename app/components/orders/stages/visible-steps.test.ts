import { expect, test } from 'vitest'
import type { OrderView, TimelineStep } from '#domain/orders/orders/views.ts'
import { isOrderStatus, isPaymentStatus } from '#shared/orders/order-states.ts'
import { visibleSteps } from './visible-steps.ts'

function readStep(text: string): TimelineStep {
  const [, subject, to = '', seconds] = /^(\w+):(\w+)@(\d+)$/.exec(text) ?? []
  const at = new Date(Number(seconds) * 1_000)
  if (subject === 'order' && isOrderStatus(to)) return { subject, to, at }
  if (subject === 'payment' && isPaymentStatus(to)) return { subject, to, at }
  throw new Error(`there is no step ${text}`)
}

/** Steps as `order:pending@0`, at that many seconds. */
function visible(
  steps: string,
  deliveryMethod: OrderView['deliveryMethod'] = 'courier',
  totalCents = 17_400,
): string {
  const timeline = steps.split(' ').map(readStep)
  return visibleSteps({ timeline, deliveryMethod, totalCents })
    .map(({ name, at }) => `${name}@${at.getTime() / 1_000}`)
    .join(' ')
}

test('an order is received once, and its payment confirms it', () => {
  expect(visible('order:pending@0 payment:pending@0 payment:paid@90 order:confirmed@90')).toBe(
    'received@0 paid@90',
  )
})

test('an order that staff confirm, and that is paid later, says both', () => {
  expect(visible('order:pending@0 payment:pending@0 order:confirmed@10 payment:paid@4000')).toBe(
    'received@0 confirmed@10 paid@4000',
  )
  expect(visible('order:pending@0 payment:paid@5 order:confirmed@4000')).toBe(
    'received@0 paid@5 confirmed@4000',
  )
})

test.each(['cancelled', 'expired'])('the payment of an order that is %s is not mentioned', (end) => {
  expect(visible(`order:pending@0 payment:pending@0 order:${end}@9 payment:cancelled@9`)).toBe(
    `received@0 ${end}@9`,
  )
})

test('a payment that failed and then arrived tells both', () => {
  expect(visible('order:pending@0 payment:failed@1 payment:pending@2 payment:paid@3 order:confirmed@3')).toBe(
    'received@0 payment_failed@1 paid@3',
  )
})

test('of an order that costs nothing no payment arrives', () => {
  const steps = 'order:pending@0 payment:pending@0 payment:paid@0 order:confirmed@0'
  expect(visible(steps, 'pickup', 0)).toBe('received@0 confirmed@0')
})

test('what is collected is not on its way', () => {
  const steps = 'order:processing@1 order:shipped@2 order:delivered@3'
  expect(visible(steps, 'courier')).toBe('processing@1 shipped@2 delivered@3')
  expect(visible(steps, 'pickup')).toBe('processing@1 ready@2 collected@3')
  expect(visible(steps, 'at_the_table')).toBe('processing@1 ready@2 handed_over@3')
})

test('the steps of a deposit are those of its table', () => {
  const timeline = 'order:pending@0 payment:paid@90 order:confirmed@90 order:delivered@9000'
    .split(' ')
    .map(readStep)
  const names = visibleSteps({ timeline, kind: 'deposit', deliveryMethod: 'at_the_table', totalCents: 1 })
  expect(names.map(({ name }) => name)).toEqual(['table_kept', 'paid', 'table_confirmed', 'settled'])
})
