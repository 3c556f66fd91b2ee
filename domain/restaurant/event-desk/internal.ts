import { eq } from 'drizzle-orm'
import { events } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { imageOf } from '#domain/base/media/index.ts'
import { phaseOf } from '../events/index.ts'
import type { CreateEventInput, StaffEvent } from './schemas.ts'

export type EventRow = typeof events.$inferSelect

export function toStaffEvent(ctx: Ctx, row: EventRow): StaffEvent {
  const { picture, createdAt: _createdAt, updatedAt: _updatedAt, ...event } = row
  return { ...event, image: picture ? imageOf(ctx, picture) : null, phase: phaseOf(row, ctx.now()) }
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
