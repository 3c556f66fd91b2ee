import { z } from 'zod'
import { type Finding, found } from '#shared/base/doctor/findings.ts'
import { ask } from './ask.ts'
import { type SeenRequest, SEEN_PATH } from './endpoints.ts'
import { reasonFor } from './reason.ts'
import { SIGNATURE, sign } from './signature.ts'
import type { Surroundings } from './surroundings.ts'

/** An address that nobody has (RFC 5737), as a visitor could make it up: proxies in front keep it, or throw it away. */
export const MADE_UP = '192.0.2.1'

export const seenSchema = z.object({
  host: z.string(),
  forwardedFor: z.array(z.string()),
  trustedProxies: z.number(),
}) satisfies z.ZodType<SeenRequest>

/** The shop from outside in: whether its address leads to it, that it can sell, and how a request arrives. */
export async function lookAtSite(at: Surroundings): Promise<Finding[]> {
  const { isDemo, siteUrl } = at.config
  if (isDemo) return []
  try {
    const [ready, seen] = await Promise.all([ask(`${siteUrl}/readyz`), askHowSeen(at)])
    if (!seen) return [found('site', 'elsewhere', { siteUrl })]
    const isReady = ready.status === 200 && ready.text.includes('"ready"')
    return [
      isReady
        ? found('site', 'ready', { siteUrl })
        : found('site', 'not_ready', { siteUrl, status: ready.status }),
      ...judgeArrival(seen, siteUrl),
    ]
  } catch (error) {
    return [found('site', 'away', { siteUrl, reason: reasonFor(error) })]
  }
}

async function askHowSeen({ config, seal, now }: Surroundings): Promise<SeenRequest | undefined> {
  const { status, text } = await ask(config.siteUrl + SEEN_PATH, {
    headers: { [SIGNATURE]: sign(seal, SEEN_PATH, now()), 'x-forwarded-for': MADE_UP },
  })
  return status === 200 ? seenSchema.safeParse(readJson(text)).data : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Judges how the doctor's request arrived at the shop. */
export function judgeArrival(seen: SeenRequest, siteUrl: string): Finding[] {
  return [judgeHost(seen, siteUrl), judgeProxies(seen, siteUrl)]
}

function judgeHost({ host }: SeenRequest, siteUrl: string): Finding {
  const expected = new URL(siteUrl).host
  return host === expected ? found('host', 'kept', { host }) : found('host', 'changed', { host, expected })
}

/** Counts the proxies by what they wrote behind the address that was made up. */
function judgeProxies({ forwardedFor, trustedProxies: trusted }: SeenRequest, siteUrl: string): Finding {
  const count = forwardedFor.length - (forwardedFor[0] === MADE_UP ? 1 : 0)
  // The shop itself speaks no TLS: where there is some, somebody is in front.
  if (count === 0 && siteUrl.startsWith('https:')) return found('proxies', 'silent')
  if (trusted > count) return found('proxies', 'too_many_trusted', { count, trusted })
  if (trusted < count) return found('proxies', 'too_few_trusted', { count, trusted })
  return found('proxies', 'right', { count })
}
