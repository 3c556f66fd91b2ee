import type { MiddlewareFunction } from 'react-router'
import { localeOfPath, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { localeContext, preferencesContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'

/** The language is the address's. A later visit to the bare `/` goes to the stored choice; deep links never do. */
export const localeMiddleware: MiddlewareFunction<Response> = ({ request, url, context }) => {
  context.set(localeContext, localeOfPath(url.pathname))
  const isBareHome = request.method === 'GET' && url.pathname === '/' && url.search === ''
  const { language } = context.get(preferencesContext)
  if (isBareHome && language !== undefined && language !== DEFAULT_LOCALE) {
    // A page has only its own language's texts: another begins a new document.
    throw leadTo(context, '/', { status: 302, locale: language, by: 'reload' })
  }
}
