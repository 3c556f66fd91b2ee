import { eq } from 'drizzle-orm'
import { serviceDays } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockDays } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { NoteDayInput } from './schemas.ts'

/**
 * Notes what the team has to know of a day; empty takes it away.
 * @throws DomainError forbidden
 */
export async function noteDay(ctx: Ctx, { day, note = '' }: NoteDayInput): Promise<void> {
  const actor = policy.noteDay(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockDays(ctx, { days: [day] })
    await ctx.db.update(serviceDays).set({ note }).where(eq(serviceDays.day, day))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.day-noted',
      subjectId: null,
      details: { day, note },
    })
  })
}
