import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { EventState } from '#shared/restaurant/event-fields.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { imageOf } from '#domain/base/media/index.ts'
import type { CreateEventInput, StaffEvent } from './schemas.ts'

export type EventRow = typeof events.$inferSelect

export function stateOf(
  { cancelledAt, isActive, endDate }: Pick<EventRow, 'cancelledAt' | 'isActive' | 'endDate'>,
  now: Date,
): EventState {
  if (cancelledAt) return 'cancelled'
  if (!isActive) return 'draft'
  return endDate <= now ? 'past' : 'upcoming'
}

/** The same for the database. */
export function isInState(state: EventState, now: Date): SQL | undefined {
  const isShown = and(isNull(events.cancelledAt), eq(events.isActive, true))
  switch (state) {
    case 'cancelled':
      return isNotNull(events.cancelledAt)
    case 'draft':
      return and(isNull(events.cancelledAt), eq(events.isActive, false))
    case 'past':
      return and(isShown, lte(events.endDate, now))
    case 'upcoming':
      return and(isShown, gt(events.endDate, now))
  }
}

export function toStaffEvent(ctx: Ctx, row: EventRow): StaffEvent {
  const { picture, createdAt: _createdAt, updatedAt: _updatedAt, ...event } = row
  return { ...event, image: picture ? imageOf(ctx, picture) : null, state: stateOf(row, ctx.now()) }
}

/** @throws DomainError not_found */
export async function readEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const [row] = await ctx.db.select().from(events).where(eq(events.id, id))
  if (!row) throw new DomainError('not_found', 'event')
  return row
}

/** Puts what was typed into the columns of the table. */
export function toColumns({ mapUrl, ...input }: CreateEventInput) {
  return { ...input, mapUrl: mapUrl ?? null }
}

/** The name of an event in the audit log. */
export const namedInAudit = ({ title }: Pick<EventRow, 'title'>) => ({ event: title.en })
