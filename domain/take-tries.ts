import type { LimitName } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from './context.ts'

/** Too many tries: the seconds to wait until the next one. */
export type Wait = { reason: 'wait'; seconds: number }

/** A limit, and whose tries it counts. */
export type Try = [name: LimitName, key: string]

/**
 * Counts one try against each limit, up to the first that refuses it: a try that one limit refuses does not use up the
 * next. Never call it inside a transaction.
 */
export async function takeTries(ctx: Ctx, ...tries: Try[]): Promise<({ ok: false } & Wait) | undefined> {
  for (const [name, key] of tries) {
    const seconds = await ctx.limits.take(name, key)
    if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  }
  return undefined
}
