import type { MiddlewareFunction } from 'react-router'
import { isLocale } from '#shared/locale.ts'
import { isCurrency } from '#shared/money.ts'
import { preferencesContext } from '../context.ts'

/** Reads the stored language and currency; anything but the known values is ignored (spec.md §4). */
export const preferencesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const { language, currency } = readCookies(request)
  context.set(preferencesContext, {
    language: isLocale(language) ? language : undefined,
    currency: isCurrency(currency) ? currency : 'ZAR',
  })
}

/** The request's cookies by name; later duplicates lose. */
export function readCookies(request: Request): Record<string, string | undefined> {
  const cookies: Record<string, string> = {}
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (at > 0 && !(name in cookies)) cookies[name] = pair.slice(at + 1).trim()
  }
  return cookies
}

/** A choice kept in the browser for a year, readable by the page's own scripts. */
export function keptCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value ? 31_536_000 : 0}; SameSite=Lax`
}
