import { and, eq, ne } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { EVENT_STEPS } from '../events/index.ts'
import { lockEvent, promoteWaiting, tellGuests } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import { policy } from './policy.ts'
import type { PublishEventInput, PublishEventResult } from './schemas.ts'

/**
 * Shows an event to everybody, or hides it. One to which people have signed up is not hidden: it can be postponed or
 * cancelled. One that was postponed is on again at its date, and its guests are mailed.
 * @throws DomainError forbidden, not_found
 */
export async function publishEvent(
  ctx: Ctx,
  { id, isActive }: PublishEventInput,
): Promise<PublishEventResult> {
  const actor = policy.publishEvent(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<PublishEventResult> => {
    const event = await lockEvent(ctx, { id })
    const to = isActive ? 'published' : 'draft'
    const { state } = event
    if (state === to) return { ok: true }
    if (!EVENT_STEPS[state].includes(to)) return { ok: false, reason: 'called_off' }
    if (state === 'postponed' && event.startDate <= ctx.now()) return { ok: false, reason: 'date_is_past' }
    if (!isActive) {
      const isGuest = and(eq(eventSignUps.eventId, id), ne(eventSignUps.state, 'cancelled'))
      const guests = await ctx.db.$count(eventSignUps, isGuest)
      if (guests > 0) return { ok: false, reason: 'has_guests', guests }
    }
    await ctx.db
      .update(events)
      .set({ state: to, reason: null, version: event.version + 1, updatedAt: ctx.now() })
      .where(eq(events.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: isActive ? 'event.published' : 'event.hidden',
      subjectId: id,
      details: namedInAudit(event),
      changes: { state: { before: state, after: to } },
    })
    if (state === 'postponed') {
      await tellGuests(ctx, { eventId: id, states: ['booked', 'waiting'], about: 'event_rescheduled' })
      await promoteWaiting(ctx, { event: { ...event, state: to } })
    }
    return { ok: true }
  })
}
