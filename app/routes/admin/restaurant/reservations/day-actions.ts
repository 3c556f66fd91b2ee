import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { CONTACT_FIELDS } from '#app/components/admin/restaurant/contact-fields.tsx'
import { moveParty, setState } from '#app/request/restaurant/desk-actions.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  closeOut,
  endCloseOut,
  endWait,
  noteDay,
  offerTable,
  recordParty,
} from '#domain/restaurant/table-desk/index.ts'
import { closeOutInput, noteDayInput, recordPartyInput } from '#domain/restaurant/table-desk/schemas.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import type { DeskRefusal } from '#app/components/admin/restaurant/desk-refusal.ts'

/** The answer of the page of a day to its forms. */
export type DayReply = FormReply<DeskRefusal, 'moved'>

/** The actions of a day's forms. */
export const DAY_ACTIONS: FormActions<DayReply> = {
  'to-*': stateAction,
  'move-*': moveAction,
  'seat-*': seatAction,
  phone: phoneAction,
  close: closeAction,
  'reopen-*': reopenAction,
  'offer-*': offerAction,
  'drop-*': dropAction,
  note: noteAction,
}

/** To the day that the form stood on. */
function leadToDay({ context, url }: FormRequest, hash?: string) {
  const day = url.searchParams.get('day') ?? undefined
  return leadTo(context, { to: '/admin/reservations', search: { day }, ...(hash && { hash }) })
}

async function stateAction(request: FormRequest) {
  const { intent, subject } = request
  const result = await setState(request)
  if (!result.ok) return answer<DayReply>({ intent, refusal: result }, { status: 409 })
  return leadToDay(request, `party-${subject}`)
}

/** Only scripts ask for it: the page says what was done without being led anywhere. */
async function moveAction(request: FormRequest) {
  const { intent } = request
  const result = await moveParty(request)
  if (!result.ok) return answer<DayReply>({ intent, refusal: result }, { status: 409 })
  return answer<DayReply>({ intent, done: 'moved' })
}

async function seatAction({ context, intent, subject, form }: FormRequest) {
  const { now } = await runVerb(context, async (ctx) => ({ now: ctx.now() }))
  const input = recordPartyInput.safeParse({
    // The verb takes the time from the clock.
    day: shopDay(now),
    time: '00:00',
    partySize: Number(form.get('guests')),
    source: 'walk_in',
    tableIds: subject.split(','),
    language: context.get(localeContext),
    contact: { name: '', email: '', phone: '', wishes: '' },
  })
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => recordParty(ctx, input.data))
  if (!result.ok) return answer<DayReply>({ intent, refusal: result }, { status: 409 })
  return leadTo(context, { to: '/admin/reservations', hash: `party-${result.id}` })
}

async function phoneAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['partySize', 'time', 'table', 'language', ...CONTACT_FIELDS])
  const { partySize, time, table, language, ...contact } = values
  const day = form.get('day') ?? ''
  const input = recordPartyInput.safeParse({
    day,
    time,
    language,
    contact,
    source: 'phone',
    partySize: partySize?.trim() ? Number(partySize) : undefined,
    tableIds: table === undefined || table === ANY ? undefined : [table],
  })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([field, code]) => [
      field.replace('contact.', '').replace(/^tableIds.*/, 'table'),
      code,
    ])
    return answer<DayReply>({ intent, values, errors: Object.fromEntries(errors) as DayReply['errors'] })
  }
  const result = await runVerb(context, (ctx) => recordParty(ctx, input.data))
  if (!result.ok) return answer<DayReply>({ intent, values, refusal: result }, { status: 409 })
  return leadTo(context, { to: '/admin/reservations', search: { day }, hash: `party-${result.id}` })
}

async function closeAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['from', 'to', 'table', 'reason'])
  const { from, to, table, reason } = values
  const day = form.get('day') ?? ''
  // The question was about this time; it is asked again about another.
  const sure = [from, to, table].join(' ')
  const input = closeOutInput.safeParse({
    day,
    from,
    to,
    reason,
    tableId: table === ANY ? undefined : table,
    isSure: form.get('sure') === sure,
  })
  if (!input.success) return answer<DayReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => closeOut(ctx, input.data))
  if (result.ok) return leadTo(context, { to: '/admin/reservations', search: { day } })
  const asked = result.reason === 'has_reservations' ? { ...values, sure } : values
  return answer<DayReply>({ intent, values: asked, refusal: result }, { status: 409 })
}

async function reopenAction(request: FormRequest) {
  await runVerb(request.context, (ctx) => endCloseOut(ctx, { id: idOf(request) }))
  return leadToDay(request)
}

async function offerAction(request: FormRequest) {
  const { context, intent } = request
  const result = await runVerb(context, (ctx) => offerTable(ctx, { id: idOf(request) }))
  if (result.ok) return leadToDay(request, 'waitlist')
  const reason = result.reason === 'full' ? 'waitlist_full' : 'wait_ended'
  return answer<DayReply>({ intent, refusal: { reason } }, { status: 409 })
}

async function dropAction(request: FormRequest) {
  await runVerb(request.context, (ctx) => endWait(ctx, { id: idOf(request) }))
  return leadToDay(request, 'waitlist')
}

async function noteAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['note'])
  const input = noteDayInput.safeParse({ day: form.get('day') ?? '', ...values })
  if (!input.success) return answer<DayReply>({ intent, values, errors: toFieldErrors(input.error) })
  await runVerb(context, (ctx) => noteDay(ctx, input.data))
  return leadTo(context, { to: '/admin/reservations', search: { day: input.data.day } })
}

function idOf({ subject }: FormRequest): string {
  const id = closeOutInput.shape.tableId.safeParse(subject)
  if (!id.success || !id.data) throw badRequest()
  return id.data
}
