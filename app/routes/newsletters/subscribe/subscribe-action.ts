import { localeContext } from '#app/request/context.ts'
import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { keptCookie, readCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { subscribe } from '#domain/base/mail-consents/index.ts'
import { subscribeInput } from '#domain/base/mail-consents/schemas.ts'

export type SubscribeReply = FormReply<
  { reason: 'wait' | 'invalid_address' },
  { is: 'subscribed' | 'already'; isConfirmed: boolean }
>

/** The footer's form, where no script answers it in its place. */
export const SUBSCRIBE_ACTIONS: FormActions<SubscribeReply> = { subscribe: subscribeAction }

async function subscribeAction({ request, context, form }: FormRequest) {
  const intent = 'subscribe'
  const values = typedValues(form, ['email'])
  // An address that is empty, trimmed, does nothing (docs/specification.md §5).
  if (!values.email?.trim()) return leadTo(context, '/newsletter')
  const language = context.get(localeContext)
  const browserKey = readCookie(request, context, 'newsletter')
  const input = subscribeInput.safeParse({ ...values, language, browserKey })
  if (!input.success)
    return answer<SubscribeReply>({ intent, values, refusal: { reason: 'invalid_address' } })
  const result = await runVerb(context, (ctx) => subscribe(ctx, input.data))
  if (!result.ok) return answer<SubscribeReply>({ intent, values, refusal: { reason: 'wait' } })
  const { is, isConfirmed } = result
  const headers = { 'set-cookie': keptCookie(context, 'newsletter', result.browserKey) }
  return answer<SubscribeReply>({ intent, done: { is, isConfirmed } }, { headers })
}
