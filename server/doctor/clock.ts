import { type Finding, found, unseen } from '#shared/base/doctor/findings.ts'
import { SECOND } from '#shared/kernel/durations.ts'
import { ask } from './ask.ts'
import { reasonFor } from './reason.ts'
import type { Surroundings } from './surroundings.ts'

/** The `Date` of an answer has whole seconds, and was written a moment before it arrives. */
const OFF_MS = 5 * SECOND
/** Codes by email are good for minutes. */
const FAR_OFF_MS = 60 * SECOND

/** The clock against the rest of the world's: that of the service of exchange rates, which is asked every day anyway. */
export async function lookAtClock({ config, now }: Surroundings): Promise<Finding[]> {
  const { origin, host } = new URL(config.exchangeRateUrl)
  try {
    const { headers } = await ask(origin, { method: 'HEAD' })
    const theirs = new Date(headers.date ?? '').getTime()
    if (Number.isNaN(theirs)) return [unseen('clock-world', { error: `${host} tells no time` })]
    const { word, seconds } = judgeClock(now().getTime() - theirs)
    return [found('clock-world', word, { host, seconds })]
  } catch (error) {
    return [unseen('clock-world', { error: `${host}: ${reasonFor(error)}` })]
  }
}

/** @param ms the time between two clocks, in either direction */
export function judgeClock(ms: number): { word: 'agrees' | 'off' | 'far_off'; seconds: number } {
  const apart = Math.abs(ms)
  const word = apart < OFF_MS ? 'agrees' : apart < FAR_OFF_MS ? 'off' : 'far_off'
  return { word, seconds: Math.round(apart / SECOND) }
}
