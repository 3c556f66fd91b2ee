import type { OrderSummary } from '#domain/orders/orders/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink, useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { StatusMark } from './status-mark.tsx'
import { useOrderMessages } from './use-order-messages.ts'
import { OrderNumber } from './order-number.tsx'

/** Orders in short, each the way to its page: cards on a phone, rows where there is room. */
export function OrderList({ orders }: { orders: OrderSummary[] }) {
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderCard({ order }: { order: OrderSummary }) {
  const { orders } = useAccountMessages()
  const { paymentStatuses } = useOrderMessages()
  const { cart } = useMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return (
    <li className="card group relative grid gap-x-8 gap-y-3 p-5 transition-colors hover:border-turmeric has-focus-visible:border-turmeric sm:grid-cols-[1fr_11rem_auto] sm:items-center">
      <div className="min-w-0">
        <p className="text-sm text-stone tabular-nums">
          {formatDate(order.placedAt, locale)} · <OrderNumber number={order.number} />
        </p>
        <p className="display mt-1 text-lg wrap-anywhere">
          {/* The link covers the whole card. */}
          <LocalLink to="/orders/:id" params={{ id: order.id }} className="after:absolute after:inset-0">
            <span className="sr-only">
              {orders.order} {order.number}:{' '}
            </span>
            {orders.contents(order.firstItemName, order.lineCount - 1)}
          </LocalLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-1 sm:grid">
        <StatusMark order={order} />
        <span className="text-sm text-stone max-sm:mt-0.5">{paymentStatuses[order.paymentStatus]}</span>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-3 sm:border-0 sm:pt-0">
        <p className="sm:w-28 sm:text-right">
          <span className="block font-semibold tabular-nums">{charge(order.totalCents)}</span>
          {order.kind === 'goods' && (
            <span className="block text-sm text-stone">{cart.items(order.itemCount)}</span>
          )}
        </p>
        <Icon name="right" className="size-5 text-leaf transition-transform group-hover:translate-x-0.5" />
      </div>
    </li>
  )
}
