import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { DAY, SECOND } from '#shared/kernel/durations.ts'
import type { Surroundings } from './surroundings.ts'

const CONNECT_MS = 6 * SECOND
/** Let's Encrypt's are renewed a month before they end. */
const SOON_DAYS = 14

/** The certificate of the shop's address. Where there is no connection, `lookAtSite` says so. */
export async function lookAtTls({ config, now }: Surroundings): Promise<Finding[]> {
  if (config.isDemo) return []
  const { protocol, hostname, port } = new URL(config.siteUrl)
  if (protocol !== 'https:') return [found('tls', 'none')]
  const host = hostname.replaceAll(/[[\]]/g, '')
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    // Looked at, not believed.
    rejectUnauthorized: false,
  })
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('no answer in time')))
  try {
    await once(socket, 'secureConnect')
    const end = new Date(socket.getPeerCertificate().valid_to)
    const left = Math.floor((end.getTime() - now().getTime()) / DAY)
    const until = end.toISOString().slice(0, 10)
    if (left < 0) return [found('tls', 'ended', { until })]
    // A code or an error, though its type says an error.
    if (!socket.authorized) return [found('tls', 'untrusted', { reason: String(socket.authorizationError) })]
    return [found('tls', left < SOON_DAYS ? 'ends_soon' : 'valid', { until, left })]
  } catch {
    return []
  } finally {
    socket.destroy()
  }
}
