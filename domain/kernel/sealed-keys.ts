import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from './context.ts'
import { DomainError } from './errors.ts'
import { digestOf } from './tokens.ts'

/** The things that a key in a mailed link opens. */
const SEALED = {
  sign_up: { seals: 'event sign-up', noun: 'sign_up' },
  reservation: { seals: 'reservation', noun: 'reservation' },
  waitlist: { seals: 'table waitlist', noun: 'reservation' },
} as const
type Sealed = keyof typeof SEALED

const sealOf = (ctx: Ctx, of: Sealed, id: string) => ctx.seal(`${SEALED[of].seals} ${id}`)

/** The key in the links of mails: an id under the shop's seal. Nothing secret is stored for it. */
export function sealedKey(ctx: Ctx, { of, id }: { of: Sealed; id: string }): string {
  return `${id}.${sealOf(ctx, of, id)}`
}

/** The id that a key is for; undefined for a key that the shop has not made. */
export function findIdOfSealedKey(ctx: Ctx, { of, key }: { of: Sealed; key: string }): string | undefined {
  const [id = '', seal = ''] = key.split('.')
  // Digests, because both must have one length.
  return timingSafeEqual(digestOf(seal), digestOf(sealOf(ctx, of, id))) ? id : undefined
}

/**
 * The same.
 * @throws DomainError not_found for a key that the shop has not made
 */
export function idOfSealedKey(ctx: Ctx, { of, key }: { of: Sealed; key: string }): string {
  const id = findIdOfSealedKey(ctx, { of, key })
  if (id === undefined) throw new DomainError('not_found', SEALED[of].noun)
  return id
}
