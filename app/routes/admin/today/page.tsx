import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { serverContext } from '#app/context.ts'
import type { Route } from './+types/page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { firstName: context.get(serverContext).session?.person.firstName ?? '' }
}

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { dashboard } = useStaffMessages()
  const { firstName } = loaderData
  const entries = [
    { to: '/admin/orders', title: dashboard.orders, hint: dashboard.ordersHint },
    { to: '/admin/notifications', title: dashboard.notifications, hint: dashboard.notificationsHint },
    { to: '/create-customer', title: dashboard.customers, hint: dashboard.customersHint },
  ] as const
  return (
    <>
      <PageHead title={dashboard.title} noIndex />
      <h1 className="text-3xl md:text-4xl">{dashboard.title}</h1>
      <p className="mt-3 text-lg wrap-anywhere">{dashboard.greeting(firstName)}</p>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {entries.map(({ to, title, hint }) => (
          <li key={to}>
            <LocalLink
              to={to}
              className="card group flex h-full items-center gap-4 p-6 transition-colors hover:border-turmeric"
            >
              <span className="grow">
                <span className="display block text-lg">{title}</span>
                <span className="mt-1 block text-sm text-stone">{hint}</span>
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
