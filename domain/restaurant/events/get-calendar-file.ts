import { events } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { calendarFile } from './calendar-file.ts'
import { isShownEvent } from './internal.ts'
import type { EventKey } from './schemas.ts'

/**
 * The file that puts an event into a calendar, by the event's record id or slug.
 * @throws DomainError not_found
 */
export async function getCalendarFile(ctx: Ctx, { id, language }: EventKey): Promise<string> {
  const [event] = await ctx.readDb.select().from(events).where(isShownEvent(id))
  if (!event) throw new DomainError('not_found', 'event')
  return calendarFile(ctx, { event, language })
}
