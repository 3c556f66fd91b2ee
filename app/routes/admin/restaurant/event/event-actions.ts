import { localizedNames, localizedValue } from '#app/components/admin/localized-values.ts'
import {
  eventDescription,
  type EventReply,
  withRefusal,
} from '#app/components/admin/restaurant/event-description.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { answerChanged } from '#app/request/answer-changed.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { storeUploadedPicture } from '#app/request/uploads/store-uploaded-picture.ts'
import type { RequestContext } from '#app/request/context.ts'
import { UPLOAD_PAGES } from '#app/request/upload-pages.ts'
import {
  cancelEvent,
  postponeEvent,
  publishEvent,
  setEventPicture,
  updateEvent,
} from '#domain/restaurant/event-desk/index.ts'
import {
  callOffInput,
  type CallOffResult,
  type PublishEventResult,
  updateEventInput,
} from '#domain/restaurant/event-desk/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { OnePictureReply } from '#app/components/admin/base/one-picture-form.tsx'

type Refused<Result> = Exclude<Result, { ok: true }>
export type PublishReply = FormReply<Refused<PublishEventResult>>
export type CallOffReply = FormReply<Refused<CallOffResult>>
export type EventPageReply = EventReply | PublishReply | CallOffReply | OnePictureReply

type EventRequest = FormRequest & { id: string }
type PictureUpload = { request: Request; context: RequestContext; id: string }

export const EVENT_ACTIONS: FormActions<EventPageReply, { id: string }> = {
  save: saveEventAction,
  publish: publishAction,
  hide: publishAction,
  postpone: callOffAction,
  cancel: callOffAction,
}

async function saveEventAction({ context, intent, form, id }: EventRequest) {
  const { values, input, errors } = parseForm(eventDescription, updateEventInput, form, (typed) => ({
    id,
    ...typed,
  }))
  if (errors) return answer<EventReply>({ intent, values, ...withRefusal(errors) })
  const result = await runVerb(context, (ctx) => updateEvent(ctx, input))
  if (result.ok) return leadBack(context, id, result.told > 0 ? 'event-saved-and-told' : 'event-saved')
  if (result.reason !== 'changed')
    return answer<EventReply>({ intent, values, refusal: result }, { status: 409 })
  const current = eventDescription.toValues(result.current)
  return answerChanged<EventReply>({ intent, values }, { current, by: result.by })
}

async function publishAction({ context, intent, id }: EventRequest) {
  const result = await runVerb(context, (ctx) => publishEvent(ctx, { id, isActive: intent === 'publish' }))
  if (!result.ok) return answer<PublishReply>({ intent, refusal: result }, { status: 409 })
  return leadBack(context, id, intent === 'publish' ? 'event-published' : 'event-hidden')
}

async function callOffAction({ context, intent, form, id }: EventRequest) {
  const values = typedValues(form, localizedNames('reason'))
  const input = callOffInput.safeParse({ id, reason: localizedValue(values, 'reason') })
  if (!input.success) return answer<CallOffReply>({ intent, values, errors: toFieldErrors(input.error) })
  const verb = intent === 'postpone' ? postponeEvent : cancelEvent
  const result = await runVerb(context, (ctx) => verb(ctx, input.data))
  if (!result.ok) return answer<CallOffReply>({ intent, values, refusal: result }, { status: 409 })
  return leadBack(context, id, intent === 'postpone' ? 'event-postponed' : 'event-cancelled')
}

/** Shows an uploaded file as the event's picture. */
export async function pictureAction({ request, context, id }: PictureUpload) {
  const refused = await storeUploadedPicture(request, UPLOAD_PAGES['/admin/events/:id'], (file) =>
    runVerb(context, (ctx) => setEventPicture(ctx, { id, file })),
  )
  return refused ?? leadBack(context, id, 'picture-uploaded')
}

function leadBack(context: RequestContext, id: string, notice: Notice) {
  return leadTo(context, { to: '/admin/events/:id', params: { id } }, { notice })
}
