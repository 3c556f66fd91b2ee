import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import { owes } from '#app/components/orders/payment-text.ts'
import { visibleSteps } from './visible-steps.ts'

type StageName = keyof OrderMessages['stages']['names']
type StagedOrder = Parameters<typeof visibleSteps>[0] &
  Pick<OrderView, 'status' | 'paymentStatus' | 'dueCents'>

/** A stage on the way of an order; without a time it is still to come. */
export type Stage = { name: StageName; at: Date | undefined; isCurrent: boolean }

/**
 * The few stages that every order of its kind goes through, with the times of those that it has reached. One that has
 * ended otherwise has those that it reached, and its end.
 */
export function stagesOf(order: StagedOrder): Stage[] {
  const steps = visibleSteps(order)
  const reached = (name: StageName) =>
    steps.find((step) => step.name === (name === 'partly_paid' ? 'paid' : name))?.at
  const planned = plan(order).map((name) => ({ name, at: reached(name) }))
  const last = steps.at(-1)
  const stages = isVoid(order.status) ? [...planned.filter(({ at }) => at), ...endOf(steps)] : planned
  const current = stages.findLastIndex(({ at }) => at)
  // Before the first step is written there is nothing to point at.
  return last ? stages.map((stage, index) => ({ ...stage, isCurrent: index === current })) : []
}

function endOf(steps: ReturnType<typeof visibleSteps>) {
  const ends = ['cancelled', 'expired', 'returned'] as const
  return ends.flatMap((name) => {
    const at = steps.find((step) => step.name === name)?.at
    return at ? [{ name, at }] : []
  })
}

function plan(order: StagedOrder): StageName[] {
  const { kind, deliveryMethod, totalCents } = order
  const paid: StageName[] = totalCents > 0 ? [owes(order) ? 'partly_paid' : 'paid'] : []
  if (kind === 'deposit') return ['table_kept', ...paid, 'settled']
  switch (deliveryMethod) {
    case 'courier':
      return ['received', ...paid, 'processing', 'shipped', 'delivered']
    case 'pickup':
      return ['received', ...paid, 'processing', 'ready', 'collected']
    case 'at_the_table':
      return ['received', ...paid, 'processing', 'ready', 'handed_over']
    case 'email':
      return ['received', ...paid, 'sent']
  }
}
