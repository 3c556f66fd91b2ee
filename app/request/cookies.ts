import { type RequestContext, serverContext } from '#app/context.ts'
import type { Notice } from '#shared/notices.ts'
import { hostCookieName, httpOnlyCookie } from '#shared/session-cookie.ts'

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

/** Has the next page show a short message: the page's scripts read the cookie and remove it. */
export function noticeCookie(notice: Notice): string {
  return `notice=${notice}; Path=/; Max-Age=30; SameSite=Lax`
}

/** A cookie that only the server reads; an empty value removes it. */
export function secretCookie(
  context: RequestContext,
  name: string,
  value: string,
  maxAgeSeconds?: number,
): string {
  const { host } = context.get(serverContext).ctx.client
  return httpOnlyCookie(host, name, encodeURIComponent(value), value ? maxAgeSeconds : 0)
}

/** What such a cookie holds in a request; undefined where there is none, or somebody has broken it. */
export function readSecretCookie(
  request: Request,
  context: RequestContext,
  name: string,
): string | undefined {
  const value = readCookies(request)[hostCookieName(context.get(serverContext).ctx.client.host, name)]
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** The cookie of a session; without one it signs the browser out. */
export function sessionCookie(context: RequestContext, session: Issued | undefined): string {
  return issuedCookie(context, 'session', session)
}

/** The cookie of a browser that is known to an account; sent on by `startSignIn`. */
export function deviceCookie(context: RequestContext, device: Issued): string {
  return issuedCookie(context, 'device', device)
}

/** The token of that cookie. */
export function deviceToken(request: Request, context: RequestContext): string | undefined {
  return readSecretCookie(request, context, 'device')
}

/** A token, and when it ends. */
type Issued = { token: string; expiresAt: Date }

function issuedCookie(context: RequestContext, name: string, issued: Issued | undefined): string {
  const { ctx } = context.get(serverContext)
  const seconds = issued ? Math.floor((issued.expiresAt.getTime() - ctx.now().getTime()) / 1_000) : 0
  return secretCookie(context, name, issued?.token ?? '', seconds)
}
