import { type RouterContextProvider, redirectDocument } from 'react-router'
import { z } from 'zod'
import { localeContext } from '#app/context.ts'
import { noticeCookie, sessionCookie } from '#app/request/cookies.ts'
import { forgetCart } from '#app/request/browser-cart.ts'
import { badRequest } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { endSession, signOutEverywhere } from '#domain/sign-in/index.ts'
import { localizedPath } from '#shared/locale.ts'
import { toSettings } from './to-settings.ts'

type Context = Readonly<RouterContextProvider>

export async function endSessionAction(context: Context, form: Map<string, string>) {
  const id = z.uuid().safeParse(form.get('session'))
  if (!id.success) throw badRequest()
  await runVerb(context, (ctx) => endSession(ctx, { sessionId: id.data }))
  return toSettings(context, { section: 'sessions', notice: 'session-ended' })
}

export async function signOutEverywhereAction(context: Context) {
  await runVerb(context, signOutEverywhere)
  return leaveSignedOut(context, 'sessions-ended')
}

/** Home, as a stranger. As a new document: what the pages held in memory goes with the old one. */
export function leaveSignedOut(context: Context, notice: string): Response {
  const headers = new Headers({ 'set-cookie': sessionCookie(context, undefined) })
  forgetCart(headers)
  headers.append('set-cookie', noticeCookie(notice))
  return redirectDocument(localizedPath('/', context.get(localeContext)), { status: 303, headers })
}
