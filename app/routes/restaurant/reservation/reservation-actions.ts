import type { z } from 'zod'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  cancelReservation,
  changeReservation,
  changeWishes,
  confirmReservation,
  leaveWaitlist,
} from '#domain/restaurant/reservations/index.ts'
import {
  type CancelReservationResult,
  changeReservationInput,
  type ChangeReservationResult,
  changeWishesInput,
  type ChangeWishesResult,
  type ConfirmReservationResult,
} from '#domain/restaurant/reservations/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

type Result =
  | ChangeReservationResult
  | ChangeWishesResult
  | CancelReservationResult
  | ConfirmReservationResult
/** `done` is a time that was chosen: nothing has changed yet. */
export type ReservationReply = FormReply<Exclude<Result, { ok: true }>, { time: string }>
type ReservationForm = FormRequest & { key: string }

const backTo = ({ context, key }: ReservationForm, notice: Notice) =>
  leadTo(context, { to: '/reservations/:key', params: { key } }, { notice })

/** Asks once more before it moves to the time that was chosen. */
export function chooseAction({ form, subject, key }: ReservationForm) {
  const { values, input } = changeOf(form, { key, time: subject })
  if (!input.success) return answer<ReservationReply>({ intent: 'change', values, errors: errorsOf(input) })
  return answer<ReservationReply>({ intent: 'change', values, done: { time: input.data.time } })
}

/** Moves it to the time that was chosen. */
export async function changeAction(request: ReservationForm) {
  const { context, form, subject, key } = request
  const { values, input } = changeOf(form, { key, time: subject })
  if (!input.success) return answer<ReservationReply>({ intent: 'change', values, errors: errorsOf(input) })
  const result = await runVerb(context, (ctx) => changeReservation(ctx, input.data))
  if (!result.ok) return answer<ReservationReply>({ intent: 'change', values, refusal: result })
  return backTo(request, 'reservation-changed')
}

function changeOf(form: ReservationForm['form'], { key, time }: { key: string; time: string }) {
  const values = typedValues(form, ['guests', 'day'])
  const { day, guests } = values
  return { values, input: changeReservationInput.safeParse({ key, day, time, partySize: Number(guests) }) }
}

/** At the fields that the form has: a time that is none is about its day. */
function errorsOf({ error }: { error: z.ZodError }): ReservationReply['errors'] {
  const { partySize, time, ...errors } = toFieldErrors(error)
  return { ...errors, ...(partySize && { guests: partySize }), ...(time && { day: time }) }
}

export async function wishesAction(request: ReservationForm) {
  const { context, intent, form, key } = request
  const values = typedValues(form, ['occasion', 'allergies', 'wishes'])
  const { occasion, ...typed } = values
  const input = changeWishesInput.safeParse({ key, ...typed, ...(occasion !== ANY && { occasion }) })
  if (!input.success) return answer<ReservationReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => changeWishes(ctx, input.data))
  if (!result.ok) return answer<ReservationReply>({ intent, values, refusal: result })
  return backTo(request, 'reservation-saved')
}

export async function cancelAction(request: ReservationForm) {
  const { context, intent, key } = request
  const result = await runVerb(context, (ctx) => cancelReservation(ctx, { key }))
  if (!result.ok) return answer<ReservationReply>({ intent, refusal: result })
  return backTo(request, 'reservation-cancelled')
}

/** Takes the table that was offered from the waitlist; after its time if it is still free. */
export async function acceptOfferAction(request: ReservationForm) {
  const { context, intent, key } = request
  const result = await runVerb(context, (ctx) => confirmReservation(ctx, { key }))
  if (!result.ok) return answer<ReservationReply>({ intent, refusal: result })
  const { deposit } = result
  if (deposit) return leadTo(context, { to: '/order/:key', params: { key: deposit.orderKey } })
  return backTo(request, 'table-taken')
}

export async function leaveAction(request: ReservationForm) {
  const { context, key } = request
  await runVerb(context, (ctx) => leaveWaitlist(ctx, { key }))
  return backTo(request, 'waitlist-left')
}
