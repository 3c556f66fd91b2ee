import { z } from 'zod'
import type { RequestContext } from '#app/request/context.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { noCartCookies } from '#app/request/orders/browser-cart.ts'
import { sessionCookie } from '#app/request/cookies.ts'
import { leadTo } from '#app/request/lead-to.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { endSession, signOutEverywhere } from '#domain/accounts/sign-in/index.ts'
import type { Notice } from '#shared/messages/en/notices.ts'
import { settingsSection } from './settings-section.ts'

export async function endSessionAction({ context, form }: FormRequest) {
  const id = z.uuid().safeParse(form.get('session'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => endSession(ctx, { sessionId: id.data }))
  return leadTo(context, settingsSection('sessions'), { notice: 'session-ended' })
}

export async function signOutEverywhereAction({ context }: FormRequest) {
  await runVerb(context, signOutEverywhere)
  return leaveSignedOut(context, 'sessions-ended')
}

/** Home, signed out; what the pages held in memory goes with the old document. */
export function leaveSignedOut(context: RequestContext, notice: Notice): Response {
  const cookies = [sessionCookie(context, undefined), ...noCartCookies(context)]
  return leadTo(context, '/', { notice, cookies, by: 'reload' })
}
