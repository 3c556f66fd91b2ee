import type { MiddlewareFunction } from 'react-router'
import { isLocale } from '#shared/locale.ts'
import { isCurrency } from '#shared/money.ts'
import { preferencesContext } from '#app/context.ts'
import { readCookies } from '#app/request/cookies.ts'

/** Reads the stored language and currency; anything but the known values is ignored (docs/specification.md §4). */
export const preferencesMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const { language, currency } = readCookies(request)
  context.set(preferencesContext, {
    language: isLocale(language) ? language : undefined,
    currency: isCurrency(currency) ? currency : 'ZAR',
  })
}
