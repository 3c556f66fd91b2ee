import type { ReactNode } from 'react'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { wasPaid } from '#shared/orders/order-states.ts'
import { LineList } from './line-list.tsx'
import { Totals } from './totals.tsx'
import { useOrderMessages } from './use-order-messages.ts'

type OrderContentsProps = { order: OrderView; title: string; className?: string; children?: ReactNode }

/** Shows what was ordered and what it costs, as a card beside the rest of an order's page. */
export function OrderContents({ order, title, className = '', children }: OrderContentsProps) {
  const { paymentStatuses } = useOrderMessages()
  const paidCents = wasPaid(order.paymentStatus) ? order.totalCents - order.voucherCents - order.dueCents : 0
  return (
    <section aria-labelledby="lines" className={`card p-6 print:order-first ${className}`}>
      <h2 id="lines" className="text-xl">
        {title}
      </h2>
      <div className="my-3">
        <LineList lines={order.lines} />
      </div>
      <Totals
        {...order}
        {...(order.kind !== 'goods' && { deliveryCents: null })}
        {...(order.kind === 'voucher' && { vatCents: null })}
        paid={paidCents > 0 && { name: paymentStatuses.paid, cents: paidCents }}
        placedIn={{ currency: order.displayCurrency, rate: order.displayRate }}
      />
      {children}
    </section>
  )
}
