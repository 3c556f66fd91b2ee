import { cookieName, parseCookies } from '#shared/kernel/cookies.ts'
import { withoutLocale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { readPreferences } from '#shared/kernel/preferences.ts'
import { HELD_COOKIE } from '#shared/restaurant/table-cookies.ts'

const MAX_URL_LENGTH = 300
/** Addresses with other query parameters are rendered each time. `_routes` belongs to the router. */
const KNOWN_PARAMETERS = new Set([
  'category',
  'search',
  'page',
  'language',
  'heat',
  'diet',
  'without',
  'sort',
  'size',
  '_routes',
])
/** The home page, and its data at both addresses that the router knows, redirect to the stored language. */
const HOME = /^\/(_?\.data)?($|\?)/

/** The menu, and its data: a guest who holds a table sees it there. */
const MENU = /^\/menu(\.data)?\/?($|\?)/i

/**
 * Returns the key of a kept answer, made of what was parsed and never of what was sent: the address, and the
 * preferences that pages read. Undefined for requests that are never answered from what is kept.
 * @param url path and query
 */
export function pageKey(siteUrl: string, url: string, cookie: string | undefined): string | undefined {
  if (url.length > MAX_URL_LENGTH) return undefined
  const query = url.indexOf('?')
  if (query >= 0) {
    for (const parameter of new URLSearchParams(url.slice(query)).keys()) {
      if (!KNOWN_PARAMETERS.has(parameter)) return undefined
    }
  }
  if (!cookie) return `${url} ZAR`
  const cookies = parseCookies(cookie)
  // Even one that has ended: its answer removes the cookie.
  if (cookies.has(cookieName(siteUrl, 'session'))) return undefined
  if (cookies.has(cookieName(siteUrl, 'signed_out'))) return undefined
  // A visitor who has just changed something sees it (`ownChanges`), though this process may not have heard of it.
  if (cookies.has(cookieName(siteUrl, 'acted'))) return undefined
  if (cookies.has(cookieName(siteUrl, HELD_COOKIE)) && MENU.test(withoutLocale(url))) return undefined
  const { language, currency } = readPreferences(siteUrl, cookies)
  const isLedOn = language !== undefined && language !== DEFAULT_LOCALE && HOME.test(url)
  return isLedOn ? undefined : `${url} ${currency}`
}
