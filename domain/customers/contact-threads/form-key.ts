import { timingSafeEqual } from 'node:crypto'
import { addTime, HOUR, SECOND } from '#shared/kernel/durations.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { newToken } from '#domain/kernel/tokens.ts'
import type { FormFault } from './schemas.ts'

/** Nobody fills in the form as fast. */
const SOONEST = 3 * SECOND
/** Left open for longer, a page is asked for a new key. */
const LATEST = 24 * HOUR

/**
 * A key for one form: when it was made, something random, and a seal that only the shop can make. It needs no scripts
 * and no cookie. Each is good for one message, so that what is sent twice arrives once.
 */
export function newFormKey(ctx: Ctx): string {
  const made = `${ctx.now().getTime().toString(36)}.${newToken()}`
  return `${made}.${sealOf(ctx, made)}`
}

/** Checks that a person can have filled in the form, and today. */
export function formFault(
  ctx: Ctx,
  formKey: string,
): Extract<FormFault, 'too_soon' | 'stale_form'> | undefined {
  const [time = '', random = '', seal = ''] = formKey.split('.')
  const made = new Date(Number.parseInt(time, 36))
  if (!isSame(seal, sealOf(ctx, `${time}.${random}`)) || ctx.now() > addTime(made, LATEST))
    return 'stale_form'
  return ctx.now() < addTime(made, SOONEST) ? 'too_soon' : undefined
}

const sealOf = (ctx: Ctx, made: string) => ctx.seal(`contact form ${made}`)

/** The key of a thread in a mailed link. */
export function keyOfContactThread(ctx: Ctx, id: string): string {
  return `${id}~${ctx.seal(`contact thread ${id}`)}`
}

/** The id of the thread that a key opens; undefined if nobody was given that key. */
export function contactThreadOfKey(ctx: Ctx, key: string): string | undefined {
  const [id = ''] = key.split('~')
  return isSame(key, keyOfContactThread(ctx, id)) ? id : undefined
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
