import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** The ways on for a buyer who wants something else: to change or cancel what is not packed yet, to return what was sent. */
export function MendOrder({ order: { kind, status, accessKey } }: { order: OrderView }) {
  const texts = useOrderMessages()
  if (kind !== 'goods') return null
  return WAYS[status]?.map(([to, text]) => (
    <LocalLink key={to} to={to} params={{ key: accessKey }} className="btn btn-line w-full">
      {texts[text]}
    </LocalLink>
  ))
}

const UNPACKED = [
  ['/order/:key/change', 'changeIt'],
  ['/order/:key/cancel', 'cancelIt'],
] as const
const SENT = [['/order/:key/return', 'returnSome']] as const
const WAYS: Partial<Record<OrderStatus, typeof UNPACKED | typeof SENT>> = {
  pending: UNPACKED,
  confirmed: UNPACKED,
  shipped: SENT,
  delivered: SENT,
}
