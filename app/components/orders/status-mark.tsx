import type { OrderStatus } from '#domain/orders/schemas.ts'
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

/** Where an order stands; the dot repeats the word's tone. */
export function StatusMark({ status }: { status: OrderStatus }) {
  const { statuses } = useOrderMessages().order
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${DOTS[status]}`} />
      {statuses[status]}
    </span>
  )
}
