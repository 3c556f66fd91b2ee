import { eq } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { changesBetween, findLastEditor, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockEvent, promoteWaiting, tellGuests } from '../event-sign-ups/index.ts'
import { namedInAudit, toColumns, toStaffEvent } from './internal.ts'
import { policy } from './policy.ts'
import type { UpdateEventInput, UpdateEventResult } from './schemas.ts'

/** Guests are told when one of these changes before the event begins. */
const TOLD = ['startDate', 'endDate', 'location'] as const

/**
 * Saves an event, if it still is the version that was edited. Guests are mailed when time or place has changed; seats
 * that are added go to those who wait. A new start puts one on again that was postponed.
 * @throws DomainError forbidden, not_found
 */
export async function updateEvent(ctx: Ctx, input: UpdateEventInput): Promise<UpdateEventResult> {
  const actor = policy.updateEvent(ctx)
  const { id, version, ...edited } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<UpdateEventResult> => {
    const before = await lockEvent(ctx, { id })
    if (before.version !== version) {
      const by = await findLastEditor(ctx, { subjectId: id })
      return { ok: false, reason: 'changed', current: toStaffEvent(ctx, before), by }
    }
    if (before.state === 'cancelled') return { ok: false, reason: 'event_cancelled' }
    if (edited.seats < before.seatsTaken) {
      return { ok: false, reason: 'seats_taken', taken: before.seatsTaken }
    }
    const after = toColumns(edited)
    const changes = changesBetween<object>(before, after)
    if (Object.keys(changes).length === 0) return { ok: true, version, told: 0 }
    const isNewStart = 'startDate' in changes
    const isOnAgain = isNewStart && before.state === 'postponed'
    if (isOnAgain && after.startDate <= ctx.now()) return { ok: false, reason: 'date_is_past' }
    const saved = {
      ...after,
      ...(isNewStart && before.isActive && { previousStartDate: before.startDate }),
      ...(isOnAgain && { state: 'published' as const, reason: null }),
      version: version + 1,
      updatedAt: ctx.now(),
    }
    await ctx.db.update(events).set(saved).where(eq(events.id, id))
    // Guests who were reminded of the old date are reminded of the new one too.
    if (isOnAgain)
      await ctx.db.update(eventSignUps).set({ remindedAt: null }).where(eq(eventSignUps.eventId, id))
    const details = namedInAudit(before)
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.changed',
      subjectId: id,
      details,
      changes: { ...changes, ...(isOnAgain && { state: { before: before.state, after: 'published' } }) },
    })
    const isToCome = before.startDate > ctx.now() || after.startDate > ctx.now()
    const told =
      isToCome && TOLD.some((field) => field in changes)
        ? await tellGuests(ctx, {
            eventId: id,
            states: ['booked', 'waiting'],
            about: isOnAgain ? 'event_rescheduled' : 'event_changed',
          })
        : 0
    await promoteWaiting(ctx, { event: { ...before, ...saved } })
    return { ok: true, version: version + 1, told }
  })
}
