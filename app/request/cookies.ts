import { type RequestContext, serverContext } from '#app/request/context.ts'
import { cookieName, type CookieOptions, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'
import type { Notice } from '#shared/messages/en/notices.ts'

const ONE_YEAR_SECONDS = 31_536_000

/** The cookie that keeps `/` from opening the search of the office. */
export const SLASH_KEY = 'slash_key'

/** Returns the value of a cookie of ours in a request. */
export function readCookie(request: Request, context: RequestContext, name: string): string | undefined {
  return parseCookies(request.headers.get('cookie')).get(cookieName(siteUrlOf(context), name))
}

/** A choice kept in the browser for a year, readable by the page's own scripts. */
export function keptCookie(context: RequestContext, name: string, value: string): string {
  return write(context, name, value, { maxAgeSeconds: value ? ONE_YEAR_SECONDS : 0 })
}

/** Has the next page show a short message: the page's scripts read the cookie and remove it. */
export function noticeCookie(context: RequestContext, notice: Notice): string {
  return write(context, 'notice', notice, { maxAgeSeconds: 30 })
}

/** A cookie that only the server reads; an empty value removes it. */
export function secretCookie(
  context: RequestContext,
  name: string,
  value: string,
  maxAgeSeconds?: number,
): string {
  const options = { isHttpOnly: true, maxAgeSeconds: value ? maxAgeSeconds : 0 }
  return write(context, name, encodeURIComponent(value), options)
}

/** Returns the value of such a cookie in a request; undefined where there is none, or somebody has broken it. */
export function readSecretCookie(
  request: Request,
  context: RequestContext,
  name: string,
): string | undefined {
  const value = readCookie(request, context, name)
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

function write(context: RequestContext, name: string, value: string, options: CookieOptions): string {
  return writtenCookie(siteUrlOf(context), name, value, options)
}

function siteUrlOf(context: RequestContext): string {
  return context.get(serverContext).ctx.shop.siteUrl
}
