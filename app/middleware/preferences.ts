import type { MiddlewareFunction } from 'react-router'
import { parseCookies } from '#shared/kernel/cookies.ts'
import { readPreferences } from '#shared/kernel/preferences.ts'
import { preferencesContext, serverContext } from '#app/request/context.ts'

/** Reads the stored language and currency. */
export const preferencesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const { siteUrl } = context.get(serverContext).ctx.shop
  const cookies = parseCookies(request.headers.get('cookie'))
  context.set(preferencesContext, readPreferences(siteUrl, cookies))
}
