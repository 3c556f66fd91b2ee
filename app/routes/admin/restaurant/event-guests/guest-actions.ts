import { localizedNames, localizedValue } from '#app/components/admin/localized-values.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { RequestContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  checkInGuest,
  mailGuests,
  removeAllOfGuest,
  removeGuest,
} from '#domain/restaurant/event-desk/index.ts'
import { guestInput, mailGuestsInput, type MailGuestsResult } from '#domain/restaurant/event-desk/schemas.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type WriteReply = FormReply<Exclude<MailGuestsResult, { ok: true }>>
type GuestRequest = FormRequest & { id: string }

export const GUEST_ACTIONS: FormActions<WriteReply, { id: string }> = {
  write: writeAction,
  'arrive-*': (form) => checkInAction(form, true),
  'leave-*': (form) => checkInAction(form, false),
  'remove-*': removeAction,
  'release-*': releaseAction,
}

async function writeAction({ context, intent, form, id }: GuestRequest) {
  const values = typedValues(form, [...localizedNames('subject', 'text'), 'withWaiting'])
  const input = mailGuestsInput.safeParse({
    id,
    subject: localizedValue(values, 'subject'),
    text: localizedValue(values, 'text'),
    withWaiting: values.withWaiting === 'on',
  })
  if (!input.success) return answer<WriteReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => mailGuests(ctx, input.data))
  if (!result.ok) return answer<WriteReply>({ intent, values, refusal: result }, { status: 409 })
  return leadBack(context, id, 'guests-mailed')
}

async function checkInAction({ context, subject, id }: GuestRequest, isHere: boolean) {
  const key = guestInput.safeParse({ id, signUpId: subject })
  if (!key.success) throw badRequest()
  await runVerb(context, (ctx) => checkInGuest(ctx, { ...key.data, isHere }))
  return leadBack(context, id)
}

async function removeAction({ context, subject, id }: GuestRequest) {
  const key = guestInput.safeParse({ id, signUpId: subject })
  if (!key.success) throw badRequest()
  await runVerb(context, (ctx) => removeGuest(ctx, key.data))
  return leadBack(context, id, 'guest-removed')
}

async function releaseAction({ context, subject, id }: GuestRequest) {
  const key = guestInput.safeParse({ id, signUpId: subject })
  if (!key.success) throw badRequest()
  await runVerb(context, (ctx) => removeAllOfGuest(ctx, key.data))
  return leadBack(context, id, 'guest-released')
}

function leadBack(context: RequestContext, id: string, notice?: Notice) {
  return leadTo(context, { to: '/admin/events/:id/guests', params: { id } }, notice ? { notice } : {})
}
