import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { localeContext } from '#app/request/context.ts'
import { answer } from '#app/request/answer.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { signUp } from '#domain/restaurant/event-sign-ups/index.ts'
import {
  signUpInput,
  type SignUpOutcome,
  type SignUpResult,
} from '#domain/restaurant/event-sign-ups/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'

export type SignUpReply = FormReply<Exclude<SignUpResult, { ok: true }>, SignUpOutcome & { email: string }>

const FIELDS = ['name', 'email', 'phone', 'seats', 'wishes'] as const

/** Signs up; `wait` is the second button, for those who would rather wait than take fewer seats. */
export async function signUpAction({ context, intent, form, id }: FormRequest & { id: string }) {
  const values = typedValues(form, FIELDS)
  const input = signUpInput.safeParse({
    id,
    ...values,
    language: context.get(localeContext),
    mayWait: intent === 'wait',
  })
  if (!input.success) return answer<SignUpReply>({ intent, values, errors: toFieldErrors(input.error) })
  const result = await runVerb(context, (ctx) => signUp(ctx, input.data))
  if (!result.ok) return answer<SignUpReply>({ intent, values, refusal: result })
  const { ok: _, ...outcome } = result
  return answer<SignUpReply>({ intent, values, done: { ...outcome, email: input.data.email } })
}
