import type { Context } from 'hono'

/**
 * Whether `origin`, from a request's Origin header, is this shop: its own address, or the requested host. Browsers send
 * cookies even with requests that other sites cause; only our own pages may change anything.
 */
export function isOurOrigin(c: Context, origin: string | undefined, siteUrl: string): boolean {
  if (!origin) return false
  return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === c.req.header('host')
}
