import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { digestOf } from '../tokens.ts'
import type { SignUpKey } from './schemas.ts'

const sealOf = (ctx: Ctx, id: string) => ctx.seal(`event sign-up ${id}`)

/** The key in the links of a sign-up's mails: nothing secret is stored for it. */
export function keyOf(ctx: Ctx, id: string): string {
  return `${id}.${sealOf(ctx, id)}`
}

/**
 * The sign-up that a key is for.
 * @throws DomainError not_found for one that the shop has not made
 */
export function idOfKey(ctx: Ctx, { key }: SignUpKey): string {
  const [id = '', seal = ''] = key.split('.')
  // Both have one length.
  if (!timingSafeEqual(digestOf(seal), digestOf(sealOf(ctx, id))))
    throw new DomainError('not_found', 'sign_up')
  return id
}
