import { lt } from 'drizzle-orm'
import { vitals } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before, KEPT_FOR } from '#domain/kernel/kept-for.ts'
import { policy } from './policy.ts'

/**
 * Deletes what browsers measured longer than `KEPT_FOR.vitals` ago: at most a few hundred rows a day, which nobody
 * writes any more.
 * @throws DomainError forbidden
 */
export async function forgetVitals(ctx: Ctx): Promise<void> {
  policy.forgetVitals(ctx)
  const isOld = lt(vitals.day, shopDay(before(ctx.now(), KEPT_FOR.vitals)))
  await inTransaction(ctx, ({ db }) => db.delete(vitals).where(isOld))
}
