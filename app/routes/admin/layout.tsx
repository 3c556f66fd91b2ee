import { Outlet, useLocation } from 'react-router'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { requireStaff } from '#app/middleware/require-staff.ts'
import { withoutLocale } from '#shared/locale.ts'
import type { Route } from './+types/layout.ts'

export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireStaff]

/** Without a loader the router would not ask the server, nor its middleware, when one page leads to another. */
export function loader() {
  return null
}

/** The staff's own pages, set apart from the shop by a dark edge. */
export default function StaffLayout() {
  const { nav } = useStaffMessages()
  const path = withoutLocale(useLocation().pathname)
  const entries = [
    { to: '/admin', label: nav.dashboard },
    { to: '/admin/orders', label: nav.orders },
    { to: '/admin/notifications', label: nav.notifications },
    { to: '/create-customer', label: nav.createCustomer },
  ] as const
  return (
    <>
      <nav aria-label={nav.label} className="on-leaf bg-leaf text-coconut">
        <div className="page flex items-center gap-x-8">
          <p className="text-sm text-turmeric max-sm:sr-only">{nav.label}</p>
          <ul className="flex gap-6 overflow-x-auto">
            {entries.map(({ to, label }) => (
              <li key={to}>
                <LocalLink
                  to={to}
                  aria-current={path === to ? 'page' : path.startsWith(`${to}/`) && to !== '/admin'}
                  className="block border-b-2 border-transparent py-3 font-semibold whitespace-nowrap hover:border-coconut focus-visible:-outline-offset-3 aria-[current=page]:border-turmeric aria-[current=true]:border-turmeric"
                >
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
      <div className="page pt-10 pb-24 md:pt-14">
        <Outlet />
      </div>
    </>
  )
}
