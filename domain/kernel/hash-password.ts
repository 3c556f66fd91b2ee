import type { Ctx } from './context.ts'
import { unavailableIfFull } from './errors.ts'

/**
 * Hashes a password for storage. Takes tens of milliseconds, so never call it inside a transaction.
 * @throws DomainError `unavailable` while too many passwords are waiting
 */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  return unavailableIfFull('sign_in', ctx.passwords.hash(password))
}

/**
 * True if `hash` was made from `password`; without a hash the answer is false and takes just as long. Never call it
 * inside a transaction.
 * @throws DomainError `unavailable` while too many passwords are waiting
 */
export async function isPassword(
  ctx: Ctx,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return unavailableIfFull('sign_in', ctx.passwords.verify(hash, password))
}
