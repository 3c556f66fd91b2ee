import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** The ways on for a buyer who wants something else: to cancel what is not packed yet, to return what was sent. */
export function MendOrder({ order: { kind, status, accessKey } }: { order: OrderView }) {
  const texts = useOrderMessages()
  const way = kind === 'goods' ? WAYS[status] : undefined
  if (!way) return null
  const [to, text] = way
  return (
    <LocalLink to={to} params={{ key: accessKey }} className="btn btn-line w-full">
      {texts[text]}
    </LocalLink>
  )
}

const CANCEL = ['/order/:key/cancel', 'cancelIt'] as const
const RETURN = ['/order/:key/return', 'returnSome'] as const
const WAYS: Partial<Record<OrderStatus, typeof CANCEL | typeof RETURN>> = {
  pending: CANCEL,
  confirmed: CANCEL,
  shipped: RETURN,
  delivered: RETURN,
}
