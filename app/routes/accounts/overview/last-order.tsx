import { Suspense } from 'react'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { OrderAgain } from '#app/components/orders/again/later.ts'
import { StatusMark } from '#app/components/orders/status-mark.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { OrderSummary } from '#domain/orders/orders/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import type { AgainReply } from '#app/components/orders/again/order-again.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'

/** The newest order: where it stands, the way to it, and the same again. */
export function LastOrder({ order, pageReply }: { order: OrderSummary; pageReply: AgainReply | undefined }) {
  const { overview, orders } = useAccountMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  return (
    <div className="card grid gap-6 p-6 sm:p-8 md:grid-cols-[minmax(0,1fr)_14rem] md:items-center">
      <div className="min-w-0">
        <StatusMark order={order} />
        <p className="display mt-3 text-xl wrap-anywhere">
          {orders.contents(order.firstItemName, order.lineCount - 1)}
        </p>
        <p className="mt-2 text-stone tabular-nums">
          <OrderNumber number={order.number} /> · {formatDate(order.placedAt, locale)} ·{' '}
          {charge(order.totalCents)}
        </p>
      </div>
      <div className="grid gap-3">
        {order.kind === 'goods' && (
          <Suspense>
            <OrderAgain order={order} pageReply={pageReply} />
          </Suspense>
        )}
        <LocalLink to="/orders/:id" params={{ id: order.id }} className="btn btn-line">
          {overview.toOrder}
          <Icon name="right" className="size-4" />
        </LocalLink>
      </div>
    </div>
  )
}
