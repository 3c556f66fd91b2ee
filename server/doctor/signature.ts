import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { equalInConstantTime } from '#adapters/payments/equal-in-constant-time.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { MINUTE } from '#shared/kernel/durations.ts'

/** The header of a request that the doctor sends to the shop. */
export const SIGNATURE = 'x-krok-doctor'
/** As far as clocks of two machines may be apart: a clock that is wrong is a finding of its own. */
const VALID_MS = 15 * MINUTE
const MOST_USED = 1_000

/** Signs one request for `path`, with the shop's secret. */
export function sign(seal: Ctx['seal'], path: string, at: Date): string {
  const stamp = `${at.getTime()}.${randomUUID()}`
  return `${stamp}.${seal(`doctor ${path} ${stamp}`)}`
}

/** A function that tells whether a request is one that `sign` has signed, not long ago, and that was not seen before. */
export function signatureCheck(): (seal: Ctx['seal'], path: string, sent: string, now: Date) => boolean {
  const used = new LRUCache<string, true>({ max: MOST_USED, ttl: 2 * VALID_MS })
  return (seal, path, sent, now) => {
    const [, stamp = '', at = '', seal64 = ''] = /^((\d{1,15})\.[\w-]{36})\.([\w-]{20,100})$/.exec(sent) ?? []
    const isOurs = equalInConstantTime(seal64, seal(`doctor ${path} ${stamp}`))
    if (!isOurs || Math.abs(now.getTime() - Number(at)) > VALID_MS || used.has(stamp)) return false
    used.set(stamp, true)
    return true
  }
}
