import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { FilterBar } from '#app/components/admin/filter-bar.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { findGuest } from '#domain/customers/data-requests/index.ts'
import { guestInput } from '#domain/customers/data-requests/schemas.ts'
import type { GuestView } from '#domain/customers/data-requests/views.ts'
import { formatDate } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { EraseGuest } from './erase-guest.tsx'
import { GUEST_ACTIONS, type GuestReply } from './guest-actions.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = url.searchParams.get('email')?.trim() ?? ''
  const input = guestInput.safeParse({ email: typed })
  // An invalid address has no orders either.
  const guest = input.success ? await runVerb(context, (ctx) => findGuest(ctx, input.data)) : undefined
  return { typed, guest }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, GUEST_ACTIONS)
}

export default function AdminGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { guests: texts, customer } = useStaffMessages()
  const { typed, guest } = loaderData
  return (
    <>
      <OfficeHead
        title={texts.title}
        hint={texts.hint}
        back={{ to: { to: '/admin/customers' }, text: customer.all }}
      />
      <FilterBar
        page={{ to: '/admin/guests' }}
        chosen={{ email: typed }}
        filters={[{ name: 'email', label: texts.email }]}
      />
      {guest?.customerId && (
        <p className="mb-6">
          <LocalLink to="/admin/customers/:id" params={{ id: guest.customerId }} className="link">
            {texts.hasAccount}
          </LocalLink>
        </p>
      )}
      {guest && hasAnything(guest) && <Guest guest={guest} pageReply={actionData} />}
      {typed && !(guest && hasAnything(guest)) && <EmptyState title={texts.none} />}
    </>
  )
}

const hasAnything = ({ orderCount, messageCount, voucherCount }: GuestView) =>
  orderCount + messageCount + voucherCount > 0

function Guest({ guest, pageReply }: { guest: GuestView; pageReply: GuestReply | undefined }) {
  const { guests: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="guest" title={guest.email} className="max-w-xl">
      <p className="mb-4">
        {texts.found(guest.orderCount)}.{' '}
        {guest.lastOrderAt && texts.last(formatDate(guest.lastOrderAt, locale))}{' '}
        {guest.messageCount > 0 && texts.written(guest.messageCount)}{' '}
        {guest.voucherCount > 0 && texts.vouchers(guest.voucherCount)}
      </p>
      <ExportForm
        to={{ to: '/admin/guests/export' }}
        submit={texts.export}
        hint={texts.exportHint}
        fields={{ email: guest.email }}
      />
      <EraseGuest guest={guest} pageReply={pageReply} />
    </OfficeCard>
  )
}
