import type { OrderStatus, OrderView, PaymentStatus, TimelineStep } from '#domain/orders/schemas.ts'
import type { OrderMessages } from '#shared/messages/en/order.ts'

/** What a step is called in the messages. */
type StepName = keyof OrderMessages['timeline']['steps']
export type ToldStep = { name: StepName; at: Date }
type ToldOrder = Pick<OrderView, 'timeline' | 'deliveryMethod' | 'totalCents'>

/** A payment confirms its order in the same breath. */
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
/** A payment is waited for from the order on, and ends with it: neither is told on its own. */
const PAYMENT_STEP_NAMES: Record<PaymentStatus, StepName | undefined> = {
  pending: undefined,
  paid: 'paid',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
  failed: 'payment_failed',
  cancelled: undefined,
}

/** The steps of an order and of its payment as a buyer is told them, the oldest first, nothing twice. */
export function toldSteps(order: ToldOrder): ToldStep[] {
  const told: ToldStep[] = []
  for (const step of order.timeline) {
    const name = nameOf(step, order)
    if (!name) continue
    const last = told.at(-1)
    const isSameMoment = last && step.at.getTime() - last.at.getTime() < SAME_MOMENT_MS
    if (isSameMoment && last.name === 'paid' && name === 'confirmed') continue
    told.push({ name, at: step.at })
  }
  return told
}

function nameOf(step: TimelineStep, { deliveryMethod, totalCents }: ToldOrder): StepName | undefined {
  // What costs nothing is paid, too, although no money comes.
  if (step.subject === 'payment') {
    return totalCents > 0 ? PAYMENT_STEP_NAMES[step.to as PaymentStatus] : undefined
  }
  const name = ORDER_STEP_NAMES[step.to as OrderStatus]
  if (deliveryMethod === 'courier') return name
  return name === 'shipped' ? 'ready' : name === 'delivered' ? 'collected' : name
}
