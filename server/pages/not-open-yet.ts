import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { Config } from '#config/config.ts'
import { DISCOVERY } from '#app/platform/areas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { HOUR, SECOND } from '#shared/kernel/durations.ts'
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  localeOfPath,
  localizedPath,
  withoutLocale,
  acceptedLocale,
  LANGUAGES,
} from '#shared/kernel/locale.ts'
import { parseCookies } from '#shared/kernel/cookies.ts'
import { readPreferences } from '#shared/kernel/preferences.ts'
import { problem } from '../api/problem.ts'
import type { ServerEnv } from '../server-env.ts'
import { refusedBy } from './page-cache.ts'
import { respondWith } from './pages.ts'
import { closedDoor, DOOR_POLICY } from './plain-page.ts'
import type { RenderPage } from './render.ts'
import { textsOf } from '#shared/messages/texts-of.ts'

/** An opening is days away rather than seconds. */
const RETRY_AFTER_SECONDS = HOUR / SECOND

/** The team's way in, and the file that crawlers ask for first. */
const WAY_IN = /^\/(auth|admin|admin-setup|create-customer|preferences|sign-out)(\/|$)|^\/robots\.txt$/
/** Pages that somebody already has the link of: an order, a table, a seat, a conversation, mails to stop. */
const BY_LINK = /^\/(order|reservations|events\/sign-ups|contact)\/[\w.~-]{43,}(\/|$)|^\/mail-preferences$/

/**
 * Until the shop is open, shows it to its team alone: the office, and all of it with a session of theirs. Everybody else
 * gets a page that says so. Stands behind `session` and in front of all that shows anything of the shop.
 */
export function notOpenYet(render: RenderPage, { isDemo }: Config): MiddlewareHandler<ServerEnv> {
  const respond = respondWith(render, isDemo)
  let wasOpen = true
  /**
   * True if the shop is open, or was last, if the settings cannot be read now: what the pages need cannot be read then
   * either, and they say so.
   */
  async function isOpen(ctx: Ctx): Promise<boolean> {
    try {
      wasOpen = (await getSettings(ctx)).opening.isOpen
    } catch {
      return wasOpen
    }
    return wasOpen
  }
  return async (c, next) => {
    const roles = c.get('session')?.person.roles ?? []
    if (roles.length > 0 || (await isOpen(c.get('ctx')))) return next()
    // The router does not distinguish upper and lower case.
    const path = c.req.path.toLowerCase()
    const page = withoutLocale(path).replace(/\.data$/, '')
    // The way in is made of routes, too.
    if (path === DISCOVERY || WAY_IN.test(page) || BY_LINK.test(page)) {
      c.set('isHidden', true)
      return next()
    }
    const answer = () => {
      if (path.startsWith('/api/')) return problem(c, 'not_open')
      return path.endsWith('.data') ? respond(c, { status: 503, code: 'not_open' }) : closedPage(c, isDemo)
    }
    const response = await answer()
    const headers = { ...refusedBy(['settings']), 'retry-after': String(RETRY_AFTER_SECONDS) }
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  }
}

function closedPage(c: Context<ServerEnv>, isDemo: boolean): Response | Promise<Response> {
  const locale = languageOf(c)
  const { errors, shell } = textsOf(locale)
  const { title, text } = errors.notOpen
  const { pathname, search } = new URL(c.req.url)
  const others = LOCALES.filter((language) => language !== locale)
  c.header('content-security-policy', DOOR_POLICY)
  const ways = html`<form method="post" action="/preferences" aria-label="${shell.language}">
      <input type="hidden" name="to" value="${pathname + search}" />
      ${others.map(
        (language) =>
          html`<button name="language" value="${language}" lang="${language}">
            ${LANGUAGES[language].name}
          </button>`,
      )}
    </form>
    ${c.get('session') ? '' : html`<a href="${localizedPath('/auth', locale)}">${shell.user.signIn}</a>`}`
  return c.html(closedDoor({ locale, title, content: html`<p>${text}</p>`, ways, isDemo }), 503)
}

/** The address's; one in no language but the first says little, so the visitor's choice counts there, or the browser's. */
function languageOf(c: Context<ServerEnv>): Locale {
  const locale = localeOfPath(c.req.path)
  if (locale !== DEFAULT_LOCALE) return locale
  const { siteUrl } = c.get('ctx').shop
  const chosen = readPreferences(siteUrl, parseCookies(c.req.header('cookie'))).language
  return chosen ?? acceptedLocale(c.req.header('accept-language')) ?? locale
}
