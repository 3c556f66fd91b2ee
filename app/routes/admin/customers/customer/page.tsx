import { Badge } from '#app/components/admin/badge.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffCustomer } from '#domain/customers/customer-desk/index.ts'
import { customerId, getStaffCustomerInput } from '#domain/customers/customer-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { Consent } from './consent.tsx'
import { Contact } from './contact.tsx'
import { CUSTOMER_ACTIONS } from './customer-actions.ts'
import { DataRequests } from './data-requests.tsx'
import { Invitation } from './invitation.tsx'
import { PersonThreads } from '#app/components/admin/customers/person-threads.tsx'
import { Notes } from './notes.tsx'
import { PersonOrders } from '#app/components/admin/customers/person-orders.tsx'
import { SigningIn } from './signing-in.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const input = getStaffCustomerInput.safeParse({
    id: requireParam(customerId, params.id),
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  })
  if (!input.success) throw badRequest()
  return { person: await runVerb(context, (ctx) => getStaffCustomer(ctx, input.data)) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent({ ...args, customerId: requireParam(customerId, args.params.id) }, CUSTOMER_ACTIONS)
}

export default function AdminCustomerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer: texts, roles } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const locale = useLocale()
  const { person } = loaderData
  const forms = { person, pageReply: actionData }
  return (
    <>
      <OfficeHead
        title={person.name || person.email}
        back={{ to: { to: '/admin/customers' }, text: texts.all }}
        actions={
          <>
            {person.roles.map((role) => (
              <Badge key={role}>{roles[role]}</Badge>
            ))}
            {isAdmin && (
              <LocalLink to="/admin/audit" search={{ subject: person.id }} className="btn btn-line">
                {texts.audit}
              </LocalLink>
            )}
          </>
        }
      />
      {person.lockedAt && (
        <p className="notice notice-error mb-6">{texts.locked(formatDateTime(person.lockedAt, locale))}</p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <PersonOrders
            person={person}
            at={{ to: '/admin/customers/:id', params: { id: person.id } }}
            actions={
              <LocalLink to="/admin/orders/new" search={{ customer: person.id }} className="btn btn-line">
                {texts.writeOrder}
              </LocalLink>
            }
          />
          <PersonThreads person={person} />
          <Notes {...forms} />
          <Consent {...forms} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Contact {...forms} />
          {person.invitation && <Invitation {...forms} invitation={person.invitation} />}
          <SigningIn {...forms} />
          {isAdmin && <DataRequests {...forms} />}
        </div>
      </div>
    </>
  )
}
