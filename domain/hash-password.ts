import type { Ctx } from './context.ts'
import { unavailableIfFull } from './errors.ts'

/**
 * The password as it is stored. Takes tens of milliseconds: never inside a transaction.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export async function hashPassword(ctx: Ctx, password: string): Promise<string> {
  return unavailableIfFull('sign_in', ctx.passwords.hash(password))
}

/**
 * Whether `hash` was made from `password`; without a hash it takes as long and the answer is no. Never inside a
 * transaction.
 * @throws DomainError `unavailable` while too many wait for theirs
 */
export async function isPassword(
  ctx: Ctx,
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return unavailableIfFull('sign_in', ctx.passwords.verify(hash, password))
}
