import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderMessages } from '#shared/messages/en/orders/order.ts'
import { awaitsPayment, isUnshipped } from '#shared/orders/order-states.ts'
import { isHosted } from '#shared/orders/payment-methods.ts'
import { isAtCounter } from '#shared/orders/received-methods.ts'
import { isRestDue } from './payment-text.ts'
import { useOrderMessages } from './use-order-messages.ts'

type NextTexts = OrderMessages['next']

/** Says what happens now, in order. Over once the order is, or its money has gone back. */
export function NextSteps({ order }: { order: OrderView }) {
  const texts = useOrderMessages().next
  if (!isUnshipped(order.status) || order.paymentStatus === 'refunded') return null
  const next = order.contact.email ? texts : { ...texts, ...texts.unmailed }
  const isDemoCard = order.paymentMethod === 'demo_card'
  const steps = [
    ...(order.kind !== 'deposit' &&
    order.totalCents > 0 &&
    (isDemoCard || awaitsPayment(order) || isRestDue(order))
      ? [paymentOf(order, next)]
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

function paymentOf(order: OrderView, next: NextTexts): string {
  const { paymentMethod, payOnline } = order
  // The rest is paid where the page says, whatever way was chosen for the whole.
  if (isRestDue(order)) return payOnline === null ? next.transfer : next.online
  if (paymentMethod === 'demo_card') return next.card
  if (isAtCounter(paymentMethod)) return next.counter
  return isHosted(paymentMethod) ? next.online : next.transfer
}

function stepsOf(order: OrderView, next: NextTexts): string[] {
  if (order.kind === 'deposit') return [...(awaitsPayment(order) ? [next.deposit] : []), next.bill]
  switch (order.deliveryMethod) {
    case 'pickup':
      return [next.pickup, next.collect]
    case 'at_the_table':
      return [next.table]
    case 'courier':
      return [next.courier, next.arrives]
    case 'email':
      return [next.voucher]
  }
}
