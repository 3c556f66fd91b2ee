import { isIP } from 'node:net'
import type { Ctx } from '../context.ts'

/**
 * Whether one may sign in, reset or change a password on a host (spec.md §5): the brand's domain with or without
 * www, this machine, an IP address, and hosts of previews, staging, development and tests.
 * @param host name without port, as the browser asked for it
 * @param brandHost host name of the shop's own address
 */
export function mayAuthenticateOn(host: string, brandHost: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  const bare = (domain: string) => domain.replace(/^www\./, '')
  return (
    (name !== '' && bare(name) === bare(brandHost.toLowerCase())) ||
    name === 'localhost' ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    /preview|staging|dev|test/.test(name)
  )
}

/** The refusal where the request came to another host, else undefined. */
export function refuseWrongHost(ctx: Ctx): { ok: false; reason: 'wrong_host' } | undefined {
  const brandHost = new URL(ctx.shop.siteUrl).hostname
  return mayAuthenticateOn(ctx.client.host, brandHost) ? undefined : { ok: false, reason: 'wrong_host' }
}
