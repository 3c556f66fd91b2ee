import type { MiddlewareFunction } from 'react-router'
import { localeOfPath } from '#shared/kernel/locale.ts'
import { localeContext, preferencesContext } from '#app/request/context.ts'
import { leadTo } from '#app/request/lead-to.ts'

/** The language is the address's. A later visit to the bare `/` goes to the stored choice; deep links never do. */
export const localeMiddleware: MiddlewareFunction<Response> = ({ request, url, context }) => {
  context.set(localeContext, localeOfPath(url.pathname))
  const isBareHome = request.method === 'GET' && url.pathname === '/' && url.search === ''
  if (isBareHome && context.get(preferencesContext).language === 'th') {
    // A page in English has only its own texts: the other language begins a new document.
    throw leadTo(context, '/', { status: 302, locale: 'th', by: 'reload' })
  }
}
