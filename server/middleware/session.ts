import type { MiddlewareHandler } from 'hono'
import { findSession } from '#domain/sign-in/index.ts'
import { secretToken as tokenSchema } from '#shared/validation.ts'
import { cookieName, parseCookies, writtenCookie } from '#shared/visitor/cookies.ts'
import type { ServerEnv } from '../server-env.ts'

/**
 * Finds out who is signed in; later handlers' ctx acts as that customer. Renews the cookie with the session, and
 * removes it when somebody opens a page after the session is over.
 */
export function session(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx')
    const { siteUrl } = ctx.shop
    const name = cookieName(siteUrl, 'session')
    const cookie = parseCookies(c.req.header('cookie')).get(name)
    if (cookie === undefined) return next()

    const token = tokenSchema.safeParse(cookie)
    // A page connects to its stream of events by itself, with or without anybody in front of it.
    const isUse = !/\/orders?\/([^/]+\/)?events$/.test(c.req.path)
    const session = token.success ? await findSession(ctx, { token: token.data, isUse }) : undefined
    if (session) {
      c.set('session', session)
      c.set('ctx', { ...ctx, actor: { role: 'customer', id: session.person.id } })
    }
    await next()
    // The response of a sign-in or sign-out sets the cookie itself.
    if (c.res.headers.getSetCookie().some((set) => set.startsWith(`${name}=`))) return
    const set = (value: string, maxAgeSeconds: number) =>
      c.res.headers.append(
        'set-cookie',
        writtenCookie(siteUrl, 'session', value, { maxAgeSeconds, isHttpOnly: true }),
      )
    if (!session) {
      // What a page's scripts asked for may be answered after a form has given the browser another session.
      const isOpened = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
      if (isOpened) set('', 0)
    } else if (session.renewedUntil && token.success) {
      set(token.data, Math.floor((session.renewedUntil.getTime() - ctx.now().getTime()) / 1_000))
    }
  }
}
