import type { MiddlewareHandler } from 'hono'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Services } from '../services.ts'

/** By then every process has heard of a change, or knows that it hears of none. */
const SECONDS = 10
/** Requests to these change nothing that other pages show from the database. */
const PRIVATE_PATHS = /^(\/api)?\/(cart|preferences|auth|sign-out|vitals|browser-errors)(\/|\.data$|$)/

/**
 * Shows people what they have just done, whichever process they ask: for some seconds after a form or a call of the API
 * they get nothing that was cached, and nothing from a replica.
 */
export function ownChanges({ settingsCache, offersCache }: Services): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx')
    const { siteUrl } = ctx.shop
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
    const hasActed = parseCookies(c.req.header('cookie')).has(cookieName(siteUrl, 'acted'))
    const doing = isReading ? (hasActed ? 'has acted' : 'reads') : 'acts'
    const changed = doing === 'reads' ? {} : { readDb: ctx.db }
    c.set('ctx', {
      ...ctx,
      ...changed,
      settingsCache: settingsCache.forRequest(doing),
      offersCache: offersCache.forRequest(doing),
    })
    await next()
    if (isReading || c.res.status >= 400 || PRIVATE_PATHS.test(withoutLocale(c.req.path))) return
    const cookie = writtenCookie(siteUrl, 'acted', '1', { maxAgeSeconds: SECONDS, isHttpOnly: true })
    c.res.headers.append('set-cookie', cookie)
  }
}
