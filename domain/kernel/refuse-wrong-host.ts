import { isIP } from 'node:net'
import type { Ctx } from './context.ts'

/** The host is not one on which people may sign in. */
export type WrongHost = { reason: 'wrong_host' }

/** The refusal if the request came to a host on which nobody may sign in, otherwise undefined. */
export function refuseWrongHost(ctx: Ctx): ({ ok: false } & WrongHost) | undefined {
  const brandHost = new URL(ctx.shop.siteUrl).hostname
  return canSignInOn(ctx.client.host, brandHost) ? undefined : { ok: false, reason: 'wrong_host' }
}

/**
 * True if people may sign in, reset or change a password on a host (docs/specification.md §5): the brand's domain
 * with or without www, this machine, an IP address, and hosts of previews, staging, development and tests.
 * @param host host name without port, as the browser requested it
 * @param brandHost host name of the shop's own address
 */
export function canSignInOn(host: string, brandHost: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  const bare = (domain: string) => domain.replace(/^www\./, '')
  return (
    (name !== '' && bare(name) === bare(brandHost.toLowerCase())) ||
    name === 'localhost' ||
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    /preview|staging|dev|test/.test(name)
  )
}
