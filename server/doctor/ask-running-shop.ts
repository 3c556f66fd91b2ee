import { z } from 'zod'
import type { Config } from '#config/config.ts'
import { type Finding, isFinding } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { sealWith } from '../seal-with.ts'
import { ask } from './ask.ts'
import { FINDINGS_PATH } from './endpoints.ts'
import { SIGNATURE, sign } from './signature.ts'

/** A little longer than a look takes at most. */
const LOOK_MS = 8 * SECOND

const lookSchema = z.object({ findings: z.array(z.custom<Finding>(isFinding)) })

/**
 * Asks the process that runs with these settings what it finds: the embedded database is its alone. A command may not know
 * the port that a unit gives the shop, so it is asked from outside in as well, at the same time: one that hangs is waited for once.
 * @returns undefined if none answers, or if it has another secret, as every start of the demo has
 */
export async function askRunningShop(config: Config): Promise<Finding[] | undefined> {
  const { isDemo, host, port, siteUrl } = config
  if (isDemo) return undefined
  // A socket that listens everywhere is asked at home.
  const near = /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host
  const [atHome, outside] = [askAt(`http://${near}:${port}`, config), askAt(siteUrl, config)]
  return (await atHome) ?? outside
}

async function askAt(address: string, { secret }: Config): Promise<Finding[] | undefined> {
  try {
    const { text } = await ask(address + FINDINGS_PATH, {
      headers: { [SIGNATURE]: sign(sealWith(secret), FINDINGS_PATH, new Date()) },
      timeoutMs: LOOK_MS,
    })
    return lookSchema.safeParse(JSON.parse(text)).data?.findings
  } catch {
    return undefined
  }
}
