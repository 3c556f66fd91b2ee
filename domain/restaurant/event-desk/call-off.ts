import { eq } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import type { EventState } from '#shared/restaurant/event-states.ts'
import { EVENT_STEPS, phaseOf } from '../events/index.ts'
import { lockEvent, tellGuests } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import type { CallOffInput, CallOffResult } from './schemas.ts'

type CalledOff = CallOffInput & { to: 'postponed' | 'cancelled'; actorId: string }

const REFUSED = {
  draft: 'is_draft',
  published: 'is_over',
  postponed: 'already_postponed',
  cancelled: 'already_cancelled',
} as const satisfies Record<EventState, string>

/**
 * Postpones or cancels an event. Everybody who has seats or waits is mailed why, each once. Its page stays, and says so.
 * @throws DomainError not_found
 */
export async function callOff(ctx: Ctx, { id, reason, to, actorId }: CalledOff): Promise<CallOffResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<CallOffResult> => {
    const event = await lockEvent(ctx, { id })
    const isOver = phaseOf(event, ctx.now()) === 'over'
    if (isOver || !EVENT_STEPS[event.state].includes(to)) return { ok: false, reason: REFUSED[event.state] }
    await ctx.db
      .update(events)
      .set({ state: to, reason, version: event.version + 1, updatedAt: ctx.now() })
      .where(eq(events.id, id))
    const told = await tellGuests(ctx, { eventId: id, states: ['booked', 'waiting'], about: `event_${to}` })
    await recordAudit(ctx, {
      actorId,
      action: `event.${to}`,
      subjectId: id,
      details: { ...namedInAudit(event), guests: String(told) },
      changes: { state: { before: event.state, after: to }, reason: { before: event.reason, after: reason } },
    })
    return { ok: true, told }
  })
}
