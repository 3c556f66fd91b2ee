import { PersonAddresses } from '#app/components/admin/customers/person-addresses.tsx'
import { PersonConsent } from '#app/components/admin/customers/person-consent.tsx'
import { PersonContact } from '#app/components/admin/customers/person-contact.tsx'
import { PersonOrders } from '#app/components/admin/customers/person-orders.tsx'
import { PersonThreads } from '#app/components/admin/customers/person-threads.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { requireParam } from '#app/request/require-param.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffGuest } from '#domain/customers/customer-desk/index.ts'
import { getStaffGuestInput } from '#domain/customers/customer-desk/schemas.ts'
import type { StaffGuestView } from '#domain/customers/customer-desk/views.ts'
import type { Route } from './+types/page.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const input = getStaffGuestInput.safeParse({
    id: requireParam(getStaffGuestInput.shape.id, params.id),
    after: query.get('after') ?? undefined,
    before: query.get('before') ?? undefined,
  })
  if (!input.success) throw badRequest()
  const found = await runVerb(context, (ctx) => getStaffGuest(ctx, input.data))
  if (!found.ok)
    throw leadTo(context, { to: '/admin/customers/:id', params: { id: found.customerId } }, { status: 302 })
  return { guest: found.guest }
}

export default function AdminGuestPage({ loaderData: { guest } }: Route.ComponentProps) {
  const { guestList, guests, customer } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <>
      <OfficeHead
        title={guest.name || guest.email}
        hint={guestList.pageHint}
        back={{ to: { to: '/admin/customers/guests' }, text: guestList.all }}
        actions={
          isAdmin && (
            <LocalLink to="/admin/guests" search={{ email: guest.email }} className="btn btn-line">
              {customer.data}
            </LocalLink>
          )
        }
      />
      {guest.accountId && (
        <p className="mb-6">
          <LocalLink to="/admin/customers/:id" params={{ id: guest.accountId }} className="link">
            {guests.hasAccount}
          </LocalLink>
        </p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <PersonOrders
            person={guest}
            at={{ to: '/admin/customers/guests/:id', params: { id: guest.id } }}
            actions={
              <LocalLink to="/admin/orders/new" search={{ order: guest.id }} className="btn btn-line">
                {customer.writeOrder}
              </LocalLink>
            }
          />
          <PersonThreads person={guest} />
          <PersonConsent person={guest} hint={guestList.consentHint}>
            {guest.subscriberId && (
              <p className="mt-4">
                <LocalLink to="/admin/subscribers/:id" params={{ id: guest.subscriberId }} className="link">
                  {guestList.subscription}
                </LocalLink>
              </p>
            )}
          </PersonConsent>
        </div>
        <Contact guest={guest} />
      </div>
    </>
  )
}

function Contact({ guest }: { guest: StaffGuestView }) {
  const { customer: texts } = useStaffMessages()
  return (
    <OfficeCard id="contact" title={texts.contact}>
      <PersonContact email={guest.email} phone={guest.phone} />
      <p className="mt-2 text-sm text-stone">
        {texts.language}: {texts.languages[guest.locale]}
      </p>
      <PersonAddresses addresses={guest.addresses} />
    </OfficeCard>
  )
}
