import { awaitsTransfer } from './payment-text.ts'
import { useOrderMessages } from './use-order-messages.ts'
import type { OrderView } from '#domain/orders/schemas.ts'

/** What happens now, in order. Over once the order is. */
export function NextSteps({ order }: { order: OrderView }) {
  const { next } = useOrderMessages().order
  const isUnderWay = ['pending', 'confirmed', 'processing'].includes(order.status)
  if (!isUnderWay) return null
  const isTransferDone = order.paymentMethod === 'bank_transfer' && !awaitsTransfer(order)
  const payment = order.paymentMethod === 'bank_transfer' ? next.transfer : next.card
  const steps = [
    ...(isTransferDone ? [] : [payment]),
    ...(order.deliveryMethod === 'pickup' ? [next.pickup, next.collect] : [next.courier, next.arrives]),
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
