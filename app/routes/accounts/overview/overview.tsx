import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { NoOrders } from '#app/components/orders/no-orders.tsx'
import { OrderList } from '#app/components/orders/order-list.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { LastOrder } from './last-order.tsx'
import { MyTables } from './my-tables.tsx'
import type { MyReservation } from '#domain/restaurant/reservations/schemas.ts'
import type { OrderSummary } from '#domain/orders/orders/views.ts'
import type { AgainReply } from '#app/components/orders/again/order-again.tsx'

type OverviewProps = {
  firstName: string
  lastOrders: OrderSummary[]
  tables: { upcoming: MyReservation[]; over: MyReservation[] }
  pageReply: AgainReply | undefined
}

/** The customer's tables and last orders, and the way to the rest. */
export function Overview({ firstName, lastOrders, tables, pageReply }: OverviewProps) {
  const { overview, nav } = useAccountMessages()
  const [last, ...earlier] = lastOrders
  const ways = [
    { to: '/profile', label: nav.profile, hint: overview.profileHint },
    { to: '/addresses', label: nav.addresses, hint: overview.addressesHint },
    { to: '/settings', label: nav.settings, hint: overview.settingsHint },
  ] as const
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{overview.greeting(firstName)}</h1>
      <p className="mt-3 text-lg text-pretty">{overview.lead}</p>
      <section aria-labelledby="last-orders" className="mt-10">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="last-orders" className="text-2xl">
            {overview.lastOrders}
          </h2>
          {lastOrders.length > 0 && (
            <LocalLink to="/orders" className="link">
              {overview.allOrders}
            </LocalLink>
          )}
        </div>
        {last ? <LastOrder order={last} pageReply={pageReply} /> : <NoOrders headingLevel="h3" />}
        {earlier.length > 0 && (
          <div className="mt-4">
            <OrderList orders={earlier} />
          </div>
        )}
      </section>
      <MyTables {...tables} />
      <ul className="mt-14 grid gap-x-8 border-t border-line md:grid-cols-3 md:border-t-0">
        {ways.map(({ to, label, hint }) => (
          <li key={to}>
            <LocalLink
              to={to}
              className="group flex min-h-20 items-center gap-4 border-b border-line py-4 hover:border-turmeric md:border-t"
            >
              <span className="grow">
                <span className="display block text-lg">{label}</span>
                <span className="mt-0.5 block text-sm text-stone">{hint}</span>
              </span>
              <Icon
                name="arrow"
                className="size-6 shrink-0 text-leaf transition-transform group-hover:translate-x-1"
              />
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  )
}
