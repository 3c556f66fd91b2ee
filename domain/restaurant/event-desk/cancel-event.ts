import { eq } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockEvent, tellGuests } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import { policy } from './policy.ts'
import type { CancelEventInput, CancelEventResult } from './schemas.ts'

/**
 * Cancels an event for good. Everybody who has seats or waits is mailed why, each once. Its page stays, and says so.
 * @throws DomainError forbidden, not_found
 */
export async function cancelEvent(
  ctx: Ctx,
  { id, cancelReason }: CancelEventInput,
): Promise<CancelEventResult> {
  const actor = policy.cancelEvent(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CancelEventResult> => {
    const event = await lockEvent(ctx, { id })
    if (event.cancelledAt) return { ok: false, reason: 'already_cancelled' }
    const cancelledAt = ctx.now()
    if (event.endDate <= cancelledAt) return { ok: false, reason: 'is_over' }
    await ctx.db
      .update(events)
      .set({ cancelledAt, cancelReason, version: event.version + 1, updatedAt: cancelledAt })
      .where(eq(events.id, id))
    const told = await tellGuests(ctx, {
      eventId: id,
      states: ['booked', 'waiting'],
      about: 'event_cancelled',
    })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.cancelled',
      subjectId: id,
      details: { ...namedInAudit(event), guests: String(told) },
      changes: { cancelledAt: { before: null, after: cancelledAt } },
    })
    return { ok: true, told }
  })
}
