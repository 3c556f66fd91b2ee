import { isPasswordOf } from '../accounts/index.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { CheckOwnPasswordResult } from './schemas.ts'

/**
 * True if `password` is the actor's own; customers give it again to change it and to delete their account. Never call it
 * in a transaction.
 * @throws DomainError forbidden, not_found, `unavailable` while too many passwords wait to be compared
 */
export async function checkOwnPassword(
  ctx: Ctx,
  { password }: { password: string },
): Promise<CheckOwnPasswordResult> {
  const { id } = policy.checkOwnPassword(ctx)
  const own = await isPasswordOf(asShop(ctx), { userId: id, password })
  return own.ok ? { ...own, id } : own
}
