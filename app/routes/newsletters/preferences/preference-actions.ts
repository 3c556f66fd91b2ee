import { localeContext } from '#app/request/context.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { answer } from '#app/request/answer.ts'
import { keptCookie } from '#app/request/cookies.ts'
import { mailedLink } from '#app/request/accounts/mailed-link.ts'
import { readTopics } from '#app/request/newsletters/mail-topics.ts'
import type { FormActions, FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { setMailPreferences, unsubscribeByLink } from '#domain/base/mail-consents/index.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'

export type PreferencesReply = FormReply<{ reason: 'invalid_link' }, 'unsubscribed' | 'saved'>

/** The forms of the page that a link in a mail leads to. */
export const PREFERENCE_ACTIONS: FormActions<PreferencesReply> = {
  unsubscribe: unsubscribeAction,
  save: (request) => save(request, readTopics(request.form)),
  none: (request) => save(request, []),
}

async function unsubscribeAction({ request, context, intent }: FormRequest) {
  const token = mailedLink(request, context, 'preferences_link')
  const language = context.get(localeContext)
  const result = token && (await runVerb(context, (ctx) => unsubscribeByLink(ctx, { token, language })))
  if (!result || !result.ok) return dead(intent)
  // Anyone who subscribes again in this browser is not told that they already have.
  const headers = { 'set-cookie': keptCookie(context, 'newsletter', '') }
  return answer<PreferencesReply>({ intent, done: 'unsubscribed' }, { headers })
}

async function save({ request, context, intent }: FormRequest, topics: MailTopic[]) {
  const token = mailedLink(request, context, 'preferences_link')
  const language = context.get(localeContext)
  const result =
    token && (await runVerb(context, (ctx) => setMailPreferences(ctx, { token, topics, language })))
  if (!result || !result.ok) return dead(intent)
  const headers = topics.includes('newsletter') ? {} : { 'set-cookie': keptCookie(context, 'newsletter', '') }
  return answer<PreferencesReply>({ intent, done: 'saved' }, { headers })
}

function dead(intent: string) {
  return answer<PreferencesReply>({ intent, refusal: { reason: 'invalid_link' } })
}
