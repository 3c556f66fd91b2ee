import { data } from 'react-router'
import { catchLostRequest } from '#app/components/forms/form-reply.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { serverContext } from '#app/context.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runPart } from '#app/request/run-verb.ts'
import { listStaff } from '#domain/roles/index.ts'
import type { Route } from './+types/page.ts'
import { ROLE_ACTIONS } from './role-actions.ts'
import { Team } from './team.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const person = context.get(serverContext).session?.person
  const firstName = person?.firstName ?? ''
  // The team is the admins' to see.
  if (!person?.roles.includes('admin')) return { firstName, isAdmin: false }
  const team = await runPart(context, listStaff)
  return 'value' in team
    ? { firstName, isAdmin: true, staff: team.value }
    : data({ firstName, isAdmin: true, staff: undefined }, team)
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, ROLE_ACTIONS)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLostRequest(serverAction)
}

export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dashboard } = useStaffMessages()
  const { firstName, isAdmin, staff } = loaderData
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
      {isAdmin && <Team staff={staff} pageReply={actionData} />}
    </>
  )
}
