import type { Ctx } from '#domain/kernel/context.ts'
import { idOfSealedKey, sealedKey } from '#domain/kernel/sealed-keys.ts'
import type { SignUpKey } from './schemas.ts'

/** The key in the links of a sign-up's mails. */
export function keyOf(ctx: Ctx, id: string): string {
  return sealedKey(ctx, { of: 'sign_up', id })
}

/**
 * The sign-up that a key is for.
 * @throws DomainError not_found for one that the shop has not made
 */
export function idOfKey(ctx: Ctx, { key }: SignUpKey): string {
  return idOfSealedKey(ctx, { of: 'sign_up', key })
}
