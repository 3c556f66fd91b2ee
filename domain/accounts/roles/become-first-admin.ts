import { createHash, timingSafeEqual } from 'node:crypto'
import { renewOnlySession } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { giveRole, lockAdmins } from './internal.ts'
import { policy } from './policy.ts'
import type { BecomeFirstAdminResult } from './schemas.ts'

/**
 * Makes the signed-in actor the shop's first admin, if they have the token that the server printed.
 * @param input.sessionId the browser's session, which gets another token
 * @throws DomainError forbidden, not_found once there is an admin
 */
export async function becomeFirstAdmin(
  ctx: Ctx,
  { token, sessionId }: { token: string; sessionId?: string | undefined },
): Promise<BecomeFirstAdminResult> {
  const { id } = policy.becomeFirstAdmin(ctx)
  const refused = await countTries(ctx, ['code', `admin-setup ${id}`])
  if (refused) return refused
  return inTransaction(asShop(ctx), async (ctx): Promise<BecomeFirstAdminResult> => {
    if ((await lockAdmins(ctx)).length > 0) throw new DomainError('not_found')
    if (!isSetupToken(ctx, token)) return { ok: false, reason: 'wrong_token' }
    await giveRole(ctx, { userId: id, role: 'admin', actorId: id })
    // The token of a session that may do more now must not have been known before.
    const session = sessionId ? await renewOnlySession(ctx, { userId: id, sessionId }) : undefined
    return { ok: true, session }
  })
}

/** True for the token that the server printed. */
export function isSetupToken(ctx: Pick<Ctx, 'seal'>, token: string): boolean {
  return timingSafeEqual(sha256(token), sha256(setupTokenOf(ctx)))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * The token that makes the first admin, printed when a shop without one starts. It is derived from the shop's secret,
 * so every process prints the same. It works once: afterwards there is an admin.
 */
export function setupTokenOf(ctx: Pick<Ctx, 'seal'>): string {
  return ctx.seal('admin-setup').slice(0, 32)
}
