import type { Context } from 'hono'
import type { Config } from '#config/config.ts'
import { forwarded } from './forwarded.ts'

/**
 * The address under which a browser sees the shop: the one place that decides it. The scheme is that of SITE_URL,
 * because TLS ends at a proxy; the host is the one that was asked for, as the Host header or a trusted proxy has it.
 */
export function requestAddress(
  c: Context,
  { siteUrl, trustedProxies }: Pick<Config, 'siteUrl' | 'trustedProxies'>,
): URL {
  const host = forwarded(c.req.header('x-forwarded-host'), trustedProxies) ?? c.req.header('host')
  return URL.parse(`${new URL(siteUrl).protocol}//${host}`) ?? new URL(siteUrl)
}
