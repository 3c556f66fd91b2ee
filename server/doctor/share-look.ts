import type { Ctx } from '#domain/kernel/context.ts'
import type { Finding, Look } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'

/** Long enough for the page that follows a press, short enough to be true. */
const KEPT_MS = 30 * SECOND

/** Keeps the last look for half a minute, unless it is to be a new one. Whoever asks during a look gets that one. */
export function shareLook(look: () => Promise<Finding[]>): Ctx['examine'] {
  let last: Look | undefined
  let underWay: Promise<Look> | undefined
  async function lookNow(): Promise<Look> {
    const findings = await look()
    last = { at: new Date(), findings }
    return last
  }
  return async ({ isFresh }) => {
    if (!isFresh && last && Date.now() - last.at.getTime() < KEPT_MS) return last
    underWay ??= lookNow().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
