import { EventForm } from '#app/components/admin/restaurant/event-form.tsx'
import {
  eventDescription,
  type EventReply,
  withRefusal,
} from '#app/components/admin/restaurant/event-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { answer } from '#app/request/answer.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createEvent } from '#domain/restaurant/event-desk/index.ts'
import { createEventInput } from '#domain/restaurant/event-desk/schemas.ts'
import type { Route } from './+types/page.ts'

/** The router asks the layout's middleware for pages that have a loader only. */
export function loader() {
  return null
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(eventDescription, createEventInput, form)
  if (errors) return answer<EventReply>({ intent, values, ...withRefusal(errors) })
  const { id } = await runVerb(context, (ctx) => createEvent(ctx, input))
  return leadTo(context, { to: '/admin/events/:id', params: { id } }, { notice: 'event-created' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

export default function NewEventPage({ actionData }: Route.ComponentProps) {
  const { events: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead
        title={texts.newTitle}
        hint={texts.newHint}
        back={{ to: { to: '/admin/events' }, text: texts.all }}
      />
      <OfficeCard id="texts" title={texts.edit}>
        <EventForm intent="create" values={{ priceCents: '0' }} pageReply={actionData} />
      </OfficeCard>
    </>
  )
}
