import type { Ctx } from '#domain/kernel/context.ts'
import type { Look } from '#shared/base/doctor/findings.ts'
import { policy } from './policy.ts'

/**
 * Looks at what the shop stands on, within 10 seconds, and changes nothing. Unless a new look is asked for, one of the last
 * half minute will do.
 * @throws DomainError forbidden
 */
export async function examineShop(ctx: Ctx, { isFresh = false }: { isFresh?: boolean } = {}): Promise<Look> {
  policy.examineShop(ctx)
  return ctx.examine({ isFresh })
}
