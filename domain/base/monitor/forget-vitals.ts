import { lt } from 'drizzle-orm'
import { vitals } from '#database/schema/index.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const vitalsKeptFor = { vitals: 90 * DAY }

/**
 * Deletes what browsers measured longer than `vitalsKeptFor.vitals` ago: at most a few hundred rows a day, which nobody
 * writes any more.
 * @throws DomainError forbidden
 */
export async function forgetVitals(ctx: Ctx): Promise<void> {
  policy.forgetVitals(ctx)
  const isOld = lt(vitals.day, shopDay(before(ctx.now(), vitalsKeptFor.vitals)))
  await inTransaction(ctx, ({ db }) => db.delete(vitals).where(isOld))
}
