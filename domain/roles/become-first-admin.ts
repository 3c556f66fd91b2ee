import { createHash, timingSafeEqual } from 'node:crypto'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { requireCustomer } from '../guards.ts'
import { giveRole, lockAdmins } from './internal.ts'
import { setupTokenOf } from './setup-token.ts'

/**
 * Makes the signed-in actor the shop's first admin, if they hold the token that the server printed.
 * @throws DomainError forbidden to strangers, not_found once there is an admin
 */
export async function becomeFirstAdmin(
  ctx: Ctx,
  token: string,
): Promise<
  { ok: true } | { ok: false; reason: 'wrong_token' } | { ok: false; reason: 'wait'; seconds: number }
> {
  const id = requireCustomer(ctx).id
  const seconds = await ctx.limits.take('code', `admin-setup ${id}`)
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  const isRight = timingSafeEqual(sha256(token), sha256(setupTokenOf(ctx)))
  return inTransaction(asShop(ctx), async (ctx) => {
    if ((await lockAdmins(ctx)).length > 0) throw new DomainError('not_found')
    if (!isRight) return { ok: false as const, reason: 'wrong_token' as const }
    await giveRole(ctx, id, 'admin', id)
    return { ok: true as const }
  })
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
