import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { awaitsPayment, isUnshipped } from '#shared/orders/order-states.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** Says what happens now, in order. Over once the order is, or its money has gone back. */
export function NextSteps({ order }: { order: OrderView }) {
  const { next } = useOrderMessages()
  if (!isUnshipped(order.status) || order.paymentStatus === 'refunded') return null
  const isDemoCard = order.paymentMethod === 'demo_card'
  const payment = isDemoCard ? next.card : isHosted(order.paymentMethod) ? next.online : next.transfer
  const steps = [
    ...(order.kind === 'goods' && order.totalCents > 0 && (isDemoCard || awaitsPayment(order))
      ? [payment]
      : []),
    ...stepsOf(order, next),
  ]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-xl">
        {next.title}
      </h2>
      <ol className="mt-4 grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-turmeric text-sm font-semibold text-leaf"
            >
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf(order: OrderView, next: OrderMessages['next']): string[] {
  if (order.kind === 'deposit') return [...(awaitsPayment(order) ? [next.deposit] : []), next.bill]
  switch (order.deliveryMethod) {
    case 'pickup':
      return [next.pickup, next.collect]
    case 'at_the_table':
      return [next.table]
    case 'courier':
      return [next.courier, next.arrives]
  }
}
