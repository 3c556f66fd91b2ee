import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { cancelSignUp, changeSignUp, confirmSignUp } from '#domain/restaurant/event-sign-ups/index.ts'
import {
  changeSignUpInput,
  type ChangeSignUpResult,
  type ConfirmSignUpResult,
} from '#domain/restaurant/event-sign-ups/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

/** To any of the page's forms. */
export type OwnSignUpReply = FormReply<Exclude<ChangeSignUpResult | ConfirmSignUpResult, { ok: true }>>
type SignUpForm = FormRequest & { key: string }

export async function changeAction({ context, intent, form, key }: SignUpForm) {
  const values = typedValues(form, ['seats', 'phone', 'wishes'])
  const input = changeSignUpInput.safeParse({ key, ...values })
  if (!input.success) return answer<OwnSignUpReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => changeSignUp(ctx, input.data))
  if (!result.ok) return answer<OwnSignUpReply>({ intent, values, refusal: result })
  return leadTo(context, { to: '/events/sign-ups/:key', params: { key } }, { notice: 'sign-up-changed' })
}

export async function confirmAction({ context, intent, key }: SignUpForm) {
  const result = await runVerb(context, (ctx) => confirmSignUp(ctx, { key }))
  if (!result.ok) return answer<OwnSignUpReply>({ intent, refusal: result })
  return leadTo(context, { to: '/events/sign-ups/:key', params: { key } }, { notice: 'sign-up-confirmed' })
}

export async function cancelAction({ context, intent, key }: SignUpForm) {
  const result = await runVerb(context, (ctx) => cancelSignUp(ctx, { key }))
  if (!result.ok) return answer<OwnSignUpReply>({ intent, refusal: result })
  return leadTo(context, { to: '/events/sign-ups/:key', params: { key } }, { notice: 'sign-up-cancelled' })
}
