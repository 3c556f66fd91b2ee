import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { ExportForm } from '#app/components/admin/export-form.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { listGuests } from '#domain/restaurant/event-desk/index.ts'
import { eventIdInput } from '#domain/restaurant/event-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Route } from './+types/page.ts'
import { GUEST_ACTIONS } from './guest-actions.ts'
import { GuestTable } from './guest-table.tsx'
import { WriteForm } from './write-form.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(eventIdInput.shape.id, params.id, 'event')
  return runVerb(context, (ctx) => listGuests(ctx, { id }))
}

export async function action(args: Route.ActionArgs) {
  return runIntent(
    { ...args, id: requireParam(eventIdInput.shape.id, args.params.id, 'event') },
    GUEST_ACTIONS,
  )
}

export default function EventGuestsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, guests, messages } = loaderData
  const { events: texts } = useStaffMessages()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const title = pick(event.title, locale)
  const waiting = guests.filter(({ state }) => state === 'waiting').length
  const coming = guests.filter(({ state }) => state === 'booked').length
  return (
    <>
      <OfficeHead
        title={texts.guestList(title)}
        hint={`${formatDateTime(event.startDate, locale)} · ${texts.summary(coming, event.seatsTaken, waiting)}`}
        back={{ to: { to: '/admin/events/:id', params: { id: event.id } }, text: title }}
        actions={
          isAdmin && guests.length > 0 ? (
            <ExportForm
              to={{ to: '/admin/events/:id/guests.csv', params: { id: event.id } }}
              submit={texts.exportCsv}
            />
          ) : undefined
        }
      />
      {guests.length > 0 ? <GuestTable guests={guests} /> : <EmptyState title={texts.noGuests} />}
      <div className="mt-8 grid gap-6">
        {isAdmin && coming + waiting > 0 && <WriteForm pageReply={actionData} />}
        {messages.length > 0 && (
          <OfficeCard id="messages" title={texts.messages}>
            <ul className="divide-y divide-line">
              {messages.map(({ id, subject, sentAt }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <span>{pick(subject, locale)}</span>
                  <span className="text-sm text-stone">{formatDateTime(sentAt, locale)}</span>
                </li>
              ))}
            </ul>
          </OfficeCard>
        )}
      </div>
    </>
  )
}
