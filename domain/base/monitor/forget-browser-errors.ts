import { lt } from 'drizzle-orm'
import { browserErrors } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const browserErrorsKeptFor = { browserErrors: 90 * DAY }

/**
 * Deletes the errors of browsers that have not come again for `browserErrorsKeptFor.browserErrors`. There are never many.
 * @throws DomainError forbidden
 */
export async function forgetBrowserErrors(ctx: Ctx): Promise<void> {
  policy.forgetBrowserErrors(ctx)
  const isOld = lt(browserErrors.lastAt, before(ctx.now(), browserErrorsKeptFor.browserErrors))
  await inTransaction(ctx, ({ db }) => db.delete(browserErrors).where(isOld))
}
