import type { MiddlewareHandler } from 'hono'
import type { Ctx } from '#domain/kernel/context.ts'
import { findSession, signOut } from '#domain/accounts/sign-in/index.ts'
import type { LiveSession } from '#domain/accounts/sign-in/schemas.ts'
import { secretToken as tokenSchema } from '#shared/kernel/validation.ts'
import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { ServerEnv } from '../server-env.ts'

/**
 * Finds out who is signed in; later handlers' ctx acts as that customer. Renews the cookie with the session, and
 * removes it when somebody opens a page after the session is over. Where a lost sign-out cannot end the session either,
 * both cookies stay, so that the next request tries again.
 */
export function session(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const ctx = c.get('ctx')
    const { siteUrl } = ctx.shop
    const name = cookieName(siteUrl, 'session')
    const cookies = parseCookies(c.req.header('cookie'))
    const cookie = cookies.get(name)
    // Left by a sign-out that never got through: this request ends the session in its place.
    const isSignedOut = cookies.has(cookieName(siteUrl, 'signed_out'))
    if (cookie === undefined && !isSignedOut) return next()

    const token = tokenSchema.safeParse(cookie)
    // A page connects to its stream of events by itself, with or without anybody in front of it.
    const isUse = !/\/orders?\/([^/]+\/)?events$/.test(c.req.path)
    const found = token.success ? await findSession(ctx, { token: token.data, isUse }) : undefined
    const asPerson = ({ id, confirmedUntil, person }: LiveSession): Ctx => ({
      ...ctx,
      actor: { role: 'customer', id: person.id },
      session: { id, confirmedUntil },
    })
    const isLeft = found !== undefined && isSignedOut && !(await hasEnded(asPerson(found), found.id))
    const session = isSignedOut ? undefined : found
    if (session) {
      c.set('session', session)
      c.set('ctx', asPerson(session))
    }
    await next()
    // The response of a sign-in or sign-out sets the cookie itself.
    const isSet = c.res.headers.getSetCookie().some((set) => set.startsWith(`${name}=`))
    if (isSignedOut && (isSet || !isLeft)) {
      c.res.headers.append('set-cookie', writtenCookie(siteUrl, 'signed_out', '', { maxAgeSeconds: 0 }))
    }
    if (isSet || isLeft) return
    const set = (value: string, maxAgeSeconds: number) =>
      c.res.headers.append(
        'set-cookie',
        writtenCookie(siteUrl, 'session', value, { maxAgeSeconds, isHttpOnly: true }),
      )
    if (!session) {
      // A request by a page's scripts may be answered after a form has given the browser another session.
      const isOpened = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
      if (isOpened && cookie !== undefined) set('', 0)
    } else if (session.renewedUntil && token.success) {
      set(token.data, Math.floor((session.renewedUntil.getTime() - ctx.now().getTime()) / 1_000))
    }
  }
}

async function hasEnded(ctx: Ctx, sessionId: string): Promise<boolean> {
  try {
    await signOut(ctx, { sessionId })
    return true
  } catch (error) {
    ctx.log.error({ err: error }, 'a session could not be ended after its sign-out was lost')
    return false
  }
}
