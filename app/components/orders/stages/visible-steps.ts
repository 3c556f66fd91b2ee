import type { OrderView, TimelineStep } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import type { OrderStatus, PaymentStatus } from '#shared/orders/order-states.ts'

/** The name of a step in the messages. */
type StepName = keyof OrderMessages['timeline']['steps']
type VisibleStep = { name: StepName; at: Date }
type ShownOrder = Pick<OrderView, 'timeline' | 'deliveryMethod' | 'totalCents'> & {
  kind?: OrderView['kind']
}

/** A payment confirms its order at the same moment. */
const SAME_MOMENT_MS = 60_000

const ORDER_STEP_NAMES: Record<OrderStatus, StepName> = {
  pending: 'received',
  confirmed: 'confirmed',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
  expired: 'expired',
  returned: 'returned',
}
const DEPOSIT_STEP_NAMES: Partial<Record<OrderStatus, StepName>> = {
  pending: 'table_kept',
  confirmed: 'table_confirmed',
  delivered: 'settled',
  returned: 'cancelled',
}
/** A payment is waited for from the order on, and ends with it: neither is shown on its own. */
const PAYMENT_STEP_NAMES: Record<PaymentStatus, StepName | undefined> = {
  pending: undefined,
  paid: 'paid',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  failed: 'payment_failed',
  cancelled: undefined,
}

/** The steps of an order and of its payment that a buyer sees, the oldest first, nothing twice. */
export function visibleSteps(order: ShownOrder): VisibleStep[] {
  const visible: VisibleStep[] = []
  for (const step of order.timeline) {
    const name = nameOf(step, order)
    if (!name) continue
    const last = visible.at(-1)
    const isSameMoment = last && step.at.getTime() - last.at.getTime() < SAME_MOMENT_MS
    if (isSameMoment && last.name === 'paid' && name === 'confirmed') continue
    visible.push({ name, at: step.at })
  }
  return visible
}

function nameOf(step: TimelineStep, { kind, deliveryMethod, totalCents }: ShownOrder): StepName | undefined {
  // An order that costs nothing is paid, too, although no money comes.
  if (step.subject === 'payment') {
    return totalCents > 0 ? PAYMENT_STEP_NAMES[step.to] : undefined
  }
  const name = ORDER_STEP_NAMES[step.to]
  if (kind === 'deposit') return DEPOSIT_STEP_NAMES[step.to] ?? name
  if (kind === 'voucher' && name === 'delivered') return 'sent'
  if (deliveryMethod === 'courier') return name
  if (name === 'delivered') return deliveryMethod === 'pickup' ? 'collected' : 'handed_over'
  return name === 'shipped' ? 'ready' : name
}
