import { lt } from 'drizzle-orm'
import { browserErrors } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before, KEPT_FOR } from '#domain/kernel/kept-for.ts'
import { policy } from './policy.ts'

/**
 * Deletes the errors of browsers that have not come again for `KEPT_FOR.browserErrors`. There are never many.
 * @throws DomainError forbidden
 */
export async function forgetBrowserErrors(ctx: Ctx): Promise<void> {
  policy.forgetBrowserErrors(ctx)
  const isOld = lt(browserErrors.lastAt, before(ctx.now(), KEPT_FOR.browserErrors))
  await inTransaction(ctx, ({ db }) => db.delete(browserErrors).where(isOld))
}
