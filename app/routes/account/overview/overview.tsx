import { useAccountMessages } from '#app/components/account/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { NoOrders } from '#app/components/orders/no-orders.tsx'
import { OrderList } from '#app/components/orders/order-list.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import { MyTables } from './my-tables.tsx'
import type { MyReservation } from '#domain/reservations/schemas.ts'
import type { OrderSummary } from '#domain/orders/schemas.ts'

type OverviewProps = {
  firstName: string
  lastOrders: OrderSummary[]
  tables: { upcoming: MyReservation[]; over: MyReservation[] }
}

/** The customer's tables and last orders, and the way to the rest. */
export function Overview({ firstName, lastOrders, tables }: OverviewProps) {
  const { overview, nav } = useAccountMessages()
  const tiles = [
    { to: '/profile', label: nav.profile, hint: overview.profileHint },
    { to: '/orders', label: nav.orders, hint: overview.ordersHint },
    { to: '/settings', label: nav.settings, hint: overview.settingsHint },
  ] as const
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{overview.greeting(firstName)}</h1>
      <p className="mt-3 text-lg text-pretty">{overview.lead}</p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-3">
        {tiles.map(({ to, label, hint }) => (
          <li key={to}>
            <LocalLink
              to={to}
              className="on-leaf group flex h-full items-center gap-4 rounded-card bg-leaf p-5 text-coconut transition-colors hover:bg-leaf-soft sm:grid sm:content-between sm:gap-8"
            >
              <span className="grow">
                <span className="display block text-lg text-coconut">{label}</span>
                <span className="mt-1 block text-sm">{hint}</span>
              </span>
              <Icon
                name="arrow"
                className="size-6 shrink-0 text-turmeric transition-transform group-hover:translate-x-1"
              />
            </LocalLink>
          </li>
        ))}
      </ul>
      <MyTables {...tables} />
      <section aria-labelledby="last-orders" className="mt-14">
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
        {lastOrders.length > 0 ? <OrderList orders={lastOrders} /> : <NoOrders headingLevel="h3" />}
      </section>
    </>
  )
}
