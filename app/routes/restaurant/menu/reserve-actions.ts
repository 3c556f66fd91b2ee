import { typedValues } from '#app/components/forms/form-reply.ts'
import type { TakeReply } from '#app/components/restaurant/next-times-form.tsx'
import { localeContext, serverContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { readSecretCookie, secretCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { timesInstead } from '#app/request/restaurant/next-times.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import {
  confirmReservation,
  holdTable,
  holdTableLonger,
  joinWaitlist,
} from '#domain/restaurant/reservations/index.ts'
import {
  confirmReservationInput,
  guestKey,
  holdTableInput,
  joinWaitlistInput,
} from '#domain/restaurant/reservations/schemas.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { CONTACT_FIELDS, HELD_FIELDS, type ReserveReply, type WaitReply } from './reserve-reply.ts'
import { HELD_COOKIE } from '#shared/restaurant/table-cookies.ts'

/** The time for which a browser knows what it held: when the minutes are over, the form may be sent still. */
const KNOWN_SECONDS = 1_800

/** Holds a table that was offered before anybody asked, in place of what the browser held before, and leads to its form. */
export async function takeAction({ request, context, form, subject }: FormRequest) {
  const { day = '', guests = '' } = typedValues(form, ['day', 'guests'])
  const input = holdTableInput.safeParse({
    day,
    time: subject,
    partySize: Number(guests),
    language: context.get(localeContext),
    replaces: guestKey.safeParse({ key: readSecretCookie(request, context, HELD_COOKIE) }).data?.key,
  })
  if (!input.success) throw badRequest()
  const result = await runVerb(context, (ctx) => holdTable(ctx, input.data))
  if (!result.ok) {
    const done = timesInstead(context, { day, guests }, result)
    return answer<TakeReply>({ intent: 'take', done }, { status: 422 })
  }
  const cookies = [secretCookie(context, HELD_COOKIE, result.key, KNOWN_SECONDS)]
  return leadTo(context, { to: '/menu', hash: 'reserve' }, { cookies })
}

/** Holds the table at the time that was chosen, in place of what the form held before. */
export async function holdAction({ context, form, subject }: FormRequest) {
  const values = typedValues(form, [...CONTACT_FIELDS, ...HELD_FIELDS])
  const replaces = guestKey.safeParse({ key: values.key || values.replaces }).data?.key
  const input = holdTableInput.safeParse({
    day: values.day,
    time: subject,
    partySize: Number(values.guests),
    language: context.get(localeContext),
    replaces,
  })
  if (!input.success) {
    const { partySize, time, ...errors } = toFieldErrors(input.error)
    const [noParty, noTime] = [partySize && { guests: partySize }, time && { day: time }]
    return answer<ReserveReply>({ intent: 'hold', values, errors: { ...errors, ...noParty, ...noTime } })
  }
  const result = await runVerb(context, (ctx) => holdTable(ctx, input.data))
  if (!result.ok) return answer<ReserveReply>({ intent: 'hold', values, refusal: result })
  const { key, heldUntil } = result
  const held = { ...values, time: subject, key, heldUntil: formatTime(heldUntil), mayBeLonger: '1' }
  return answer<ReserveReply>(
    { intent: 'hold', values: held, done: { leftMs: msUntil(context, heldUntil) } },
    { headers: { 'set-cookie': secretCookie(context, HELD_COOKIE, key, KNOWN_SECONDS) } },
  )
}

/** Holds the table for as long again. */
export async function longerAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, [...CONTACT_FIELDS, ...HELD_FIELDS])
  const key = guestKey.safeParse({ key: values.key })
  if (!key.success) return answer<ReserveReply>({ intent, values, refusal: { ok: false, reason: 'ended' } })
  const result = await runVerb(context, (ctx) => holdTableLonger(ctx, key.data))
  if (!result.ok && result.reason !== 'ran_out') {
    return answer<ReserveReply>({ intent, values: { ...values, mayBeLonger: '' }, refusal: result })
  }
  const until = result.ok ? result.heldUntil : undefined
  const held = { ...values, heldUntil: until ? formatTime(until) : '', mayBeLonger: '' }
  return answer<ReserveReply>({
    intent,
    values: held,
    done: { leftMs: until ? msUntil(context, until) : 0 },
  })
}

function msUntil(context: FormRequest['context'], moment: Date): number {
  return moment.getTime() - context.get(serverContext).ctx.now().getTime()
}

/** Reserves the table that is held. One whose time has run out is held again, if it is still free. */
export async function confirmAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, [...CONTACT_FIELDS, ...HELD_FIELDS])
  const key = guestKey.safeParse({ key: values.key }).data?.key
  if (!key) return answer<ReserveReply>({ intent, values, refusal: { ok: false, reason: 'ended' } })
  const { name, email, phone, occasion, allergies, wishes } = values
  const contact = { name, email, phone, allergies, wishes, ...(occasion !== ANY && { occasion }) }
  const input = confirmReservationInput.safeParse({ key, contact })
  if (!input.success) {
    const errors = Object.entries(toFieldErrors(input.error)).map(([path, code]) => [
      path.replace('contact.', ''),
      code,
    ])
    return answer<ReserveReply>({
      intent,
      values,
      errors: Object.fromEntries(errors) as ReserveReply['errors'],
    })
  }
  const result = await runVerb(context, (ctx) => confirmReservation(ctx, input.data))
  if (!result.ok) return answer<ReserveReply>({ intent, values, refusal: result })
  const { deposit } = result
  const cookies = [secretCookie(context, HELD_COOKIE, '')]
  if (deposit) {
    return leadTo(context, { to: '/order/:key', params: { key: deposit.orderKey } }, { cookies })
  }
  return leadTo(context, { to: '/reservations/:key', params: { key } }, { cookies })
}

/** Puts a party on the waitlist of a day, for one of its times if only that is named. */
export async function waitAction({ context, intent, form }: FormRequest) {
  const values = typedValues(form, ['guests', 'day', 'from', 'until', 'name', 'email', 'phone'])
  const { guests, from, until = from, ...typed } = values
  const language = context.get(localeContext)
  const input = joinWaitlistInput.safeParse({ ...typed, from, until, partySize: Number(guests), language })
  if (!input.success) return answer<WaitReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => joinWaitlist(ctx, input.data))
  if (!result.ok) return answer<WaitReply>({ intent, values, refusal: result })
  return answer<WaitReply>({ intent, values, done: { email: input.data.email } })
}
