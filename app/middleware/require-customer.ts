import { type MiddlewareFunction, redirect } from 'react-router'
import { localizedPath } from '#shared/locale.ts'
import { localeContext, serverContext } from '../context.ts'

/** Whoever is not signed in is led to the sign-in, and from there back here. */
export const requireCustomer: MiddlewareFunction<Response> = ({ url, context }) => {
  if (context.get(serverContext).session) return
  const next = encodeURIComponent(url.pathname + url.search)
  throw redirect(localizedPath(`/auth?next=${next}`, context.get(localeContext)))
}
