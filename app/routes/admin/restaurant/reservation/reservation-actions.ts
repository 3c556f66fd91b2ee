import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { CONTACT_FIELDS } from '#app/components/admin/restaurant/contact-fields.tsx'
import { setState } from '#app/request/restaurant/desk-actions.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { addGuestNote } from '#domain/restaurant/guest-desk/index.ts'
import { changeParty, moveReservation, releaseGuest } from '#domain/restaurant/table-desk/index.ts'
import { addGuestNoteInput } from '#domain/restaurant/guest-desk/schemas.ts'
import { changePartyInput, moveReservationInput } from '#domain/restaurant/table-desk/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { DeskRefusal } from '#app/components/admin/restaurant/desk-refusal.ts'

/** The answer of the page of a reservation to its forms. */
export type ReservationReply = FormReply<DeskRefusal | { reason: 'no_contact' }>

/** A form about a reservation. */
export type ReservationForm = FormRequest & { id: string }

/** The actions of this page's forms. */
export const RESERVATION_ACTIONS: FormActions<ReservationReply, { id: string }> = {
  'to-*': stateAction,
  'release-*': releaseAction,
  move: moveAction,
  change: changeAction,
  note: noteAction,
}

const toPage = (id: string, hash?: string) =>
  ({ to: '/admin/reservations/:id', params: { id }, ...(hash && { hash }) }) as const

async function stateAction(request: ReservationForm) {
  const { context, intent, id } = request
  const result = await setState({ ...request, subject: id })
  if (!result.ok) return answer<ReservationReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, toPage(id))
}

async function releaseAction({ context, intent, id }: ReservationForm) {
  const result = await runVerb(context, (ctx) => releaseGuest(ctx, { id }))
  if (!result.ok) return answer<ReservationReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, toPage(id), { notice: 'guest-released' })
}

async function moveAction({ context, intent, form, id }: ReservationForm) {
  const values = typedValues(form, ['table', 'second', 'time'])
  const { table, second, time } = values
  const input = moveReservationInput.safeParse({
    id,
    tableIds: [...new Set([table, second].filter((one) => one !== undefined && one !== ANY))],
    time: time === ANY ? undefined : time,
    version: Number(form.get('version')),
  })
  if (!input.success) {
    const { tableIds, ...errors } = toFieldErrors(input.error)
    return answer<ReservationReply>({
      intent,
      values,
      errors: { ...errors, ...(tableIds && { table: tableIds }) },
    })
  }
  const result = await runVerb(context, (ctx) => moveReservation(ctx, input.data))
  if (!result.ok) return answer<ReservationReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, toPage(id), { notice: 'saved' })
}

async function changeAction({ context, intent, form, id }: ReservationForm) {
  const values = typedValues(form, ['partySize', 'day', 'time', 'occasion', ...CONTACT_FIELDS])
  const { partySize, occasion, ...facts } = values
  const input = changePartyInput.safeParse({
    ...facts,
    id,
    partySize: partySize?.trim() ? Number(partySize) : undefined,
    occasion: occasion === ANY ? undefined : occasion,
    version: Number(form.get('version')),
  })
  if (!input.success) {
    return answer<ReservationReply>({ intent, values, errors: toFieldErrors(input.error) })
  }
  const result = await runVerb(context, (ctx) => changeParty(ctx, input.data))
  if (!result.ok) return answer<ReservationReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, toPage(id), { notice: 'saved' })
}

async function noteAction({ context, intent, form, id }: ReservationForm) {
  const values = typedValues(form, ['text'])
  const input = addGuestNoteInput.safeParse({ reservationId: id, ...values })
  if (!input.success) {
    return answer<ReservationReply>({ intent, values, errors: toFieldErrors(input.error) })
  }
  const result = await runVerb(context, (ctx) => addGuestNote(ctx, input.data))
  if (!result.ok) return answer<ReservationReply>({ intent, values, refusal: result })
  return leadTo(context, toPage(id, 'guest'), { notice: 'note-added' })
}
