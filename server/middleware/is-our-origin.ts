import type { Context } from 'hono'

/**
 * Whether `origin`, of a request's Origin header, is this shop: its own address, or the host that the request asked
 * for. Browsers send cookies along with what other sites make them send; only our own pages may change anything.
 */
export function isOurOrigin(c: Context, origin: string | undefined, siteUrl: string): boolean {
  if (!origin) return false
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === c.req.header('host')
}
