import { EventForm } from '#app/components/admin/restaurant/event-form.tsx'
import { EventState } from '#app/components/admin/restaurant/event-state.tsx'
import { eventDescription, type EventReply } from '#app/components/admin/restaurant/event-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffEvent } from '#domain/restaurant/event-desk/index.ts'
import { eventIdInput } from '#domain/restaurant/event-desk/schemas.ts'
import { canBeCalledOff } from '#shared/restaurant/event-states.ts'
import type { Route } from './+types/page.ts'
import { CallOffForm } from './call-off-form.tsx'
import { type CallOffReply, EVENT_ACTIONS, pictureAction, type PublishReply } from './event-actions.ts'
import { PictureForm } from './picture-form.tsx'
import { PublishForm } from './publish-form.tsx'
import type { OnePictureReply } from '#app/components/admin/base/one-picture-form.tsx'
import { pick } from '#shared/kernel/locale.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(eventIdInput.shape.id, params.id, 'event')
  return { event: await runVerb(context, (ctx) => getStaffEvent(ctx, { id })) }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const id = requireParam(eventIdInput.shape.id, params.id, 'event')
  if (isUpload(request)) return pictureAction({ request, context, id })
  return runIntent({ request, url, context, id }, EVENT_ACTIONS)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('picture', serverAction)
}

export default function AdminEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData
  const { events: texts } = useStaffMessages()
  const locale = useLocale()
  const isAdmin = useIsAdmin()
  const { id, slug, isActive, state, phase } = event
  // Another admin was quicker: the refusal stands at the form.
  const isCallOff = actionData?.intent === 'postpone' || actionData?.intent === 'cancel'
  return (
    <>
      <OfficeHead
        title={pick(event.title, locale)}
        back={{ to: { to: '/admin/events' }, text: texts.all }}
        actions={
          <>
            {isActive && (
              <LocalLink to="/events/:id" params={{ id: slug }} reloadDocument className="btn btn-line">
                {texts.seeInShop}
              </LocalLink>
            )}
            <LocalLink to="/admin/events/:id/guests" params={{ id }} className="btn btn-leaf">
              {`${texts.guests}: ${texts.taken(event.seatsTaken, event.seats)}`}
            </LocalLink>
          </>
        }
      />
      <p className="-mt-2 mb-6">
        <EventState phase={phase} />
        {event.reason && <span className="ml-3">{pick(event.reason, locale)}</span>}
      </p>
      <div className="grid gap-6">
        {state !== 'cancelled' && (
          <OfficeCard
            id="texts"
            title={texts.edit}
            hint={state === 'postponed' ? texts.postponedHint : texts.editHint}
          >
            <EventForm
              key={event.version}
              intent="save"
              values={eventDescription.toValues(event)}
              pageReply={actionData as EventReply | undefined}
            />
          </OfficeCard>
        )}
        <PictureForm event={event} pageReply={actionData as OnePictureReply | undefined} />
        {isAdmin && state !== 'cancelled' && (
          <PublishForm state={state} pageReply={actionData as PublishReply | undefined} />
        )}
        {isAdmin && (canBeCalledOff(phase) || isCallOff) && (
          <CallOffForm
            isPostponed={state === 'postponed'}
            pageReply={actionData as CallOffReply | undefined}
          />
        )}
      </div>
    </>
  )
}
