import type { LimitName, Try } from '#adapters/rate-limits/rate-limits.ts'
import type { Ctx } from './context.ts'

/** Too many tries: the seconds to wait until the next one. */
export type Wait = { reason: 'wait'; seconds: number }

/**
 * The tries of who sends the request, as every limit by address counts them: of the address, and of the network around
 * it, since whoever has that has as many addresses as they like. `about` is what they try, such as an account.
 */
export function bySender({ client }: Pick<Ctx, 'client'>, name: LimitName, about?: string): Try[] {
  const keyOf = (sender: string) => (about === undefined ? sender : `${about} ${sender}`)
  const ofAddress: Try = [name, keyOf(client.address)]
  return client.network === undefined ? [ofAddress] : [ofAddress, [name, keyOf(client.network), 'network']]
}

/**
 * Counts one try against each limit, up to the first that refuses it: a try that one limit refuses does not use up the
 * next. Never call it inside a transaction.
 */
export async function countTries(ctx: Ctx, ...tries: Try[]): Promise<({ ok: false } & Wait) | undefined> {
  for (const [name, key, by] of tries) {
    const seconds = await ctx.limits.take(name, key, by)
    if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  }
  return undefined
}
