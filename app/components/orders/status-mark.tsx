import type { OrderStatus } from '#shared/orders/order-states.ts'
import { statusText } from '#shared/orders/status-text.ts'
import { useOrderMessages } from './use-order-messages.ts'

const DOTS: Record<OrderStatus, string> = {
  pending: 'bg-turmeric',
  confirmed: 'bg-turmeric',
  processing: 'bg-turmeric',
  shipped: 'bg-lime',
  delivered: 'bg-lime',
  cancelled: 'bg-stone',
  expired: 'bg-stone',
  returned: 'bg-stone',
}

/** The status of an order; the dot repeats the word's tone. */
export function StatusMark({ order }: { order: Parameters<typeof statusText>[0] }) {
  const texts = useOrderMessages()
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${DOTS[order.status]}`} />
      {statusText(order, texts)}
    </span>
  )
}
