import { eq } from 'drizzle-orm'
import { tableWaitlist } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { offerPlace } from '../reservations/index.ts'
import { bestSeating, lockDays, readDayPlan, slotTimes, stayFrom } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { OfferTableResult } from './schemas.ts'

/**
 * The team offers a table to a party on the waitlist, before its turn and though the kitchen's pace is reached. The table
 * is held, and a mail asks the guest to confirm it in time.
 * @throws DomainError forbidden, not_found
 */
export async function offerTable(ctx: Ctx, { id }: { id: string }): Promise<OfferTableResult> {
  const actor = policy.offerTable(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<OfferTableResult> => {
    const read = async () => {
      const [entry] = await ctx.db.select().from(tableWaitlist).where(eq(tableWaitlist.id, id))
      if (!entry) throw new DomainError('not_found', 'reservation')
      return entry
    }
    await lockDays(ctx, { days: [(await read()).day] })
    const entry = await read()
    if (entry.status !== 'waiting') return { ok: false, reason: 'ended' }
    const plan = await readDayPlan(ctx, { day: entry.day })
    const { partySize, fromAt, untilAt } = entry
    const now = ctx.now()
    for (const startsAt of slotTimes(plan)) {
      if (startsAt < fromAt || startsAt > untilAt || startsAt < now) continue
      const period = stayFrom(plan, startsAt, partySize)
      const seating = bestSeating(plan.seatings, plan.taken, { partySize, period })
      if (!seating) continue
      await offerPlace(ctx, { entry, slot: { period, seating }, minutes: plan.rules.offerMinutes })
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'reservation.offered',
        subjectId: id,
        details: { day: entry.day },
      })
      return { ok: true }
    }
    return { ok: false, reason: 'full' }
  })
}
