import { events } from '#database/schema/index.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { cardColumns, isShownEvent, mapUrlOf, toEventCard } from './internal.ts'
import type { EventKey } from './schemas.ts'
import type { EventDetail } from './views.ts'

/**
 * An event of the shop by record id or slug.
 * @throws DomainError not_found
 */
export async function getEvent(ctx: Ctx, { id, language }: EventKey): Promise<EventDetail> {
  const [row] = await ctx.readDb
    .select({
      ...cardColumns(language),
      description: inLocale(events.description, language),
      included: inLocale(events.included, language),
      foodNote: inLocale(events.foodNote, language),
      mapUrl: events.mapUrl,
      reason: inLocale(events.reason, language),
      previousStartDate: events.previousStartDate,
      version: events.version,
    })
    .from(events)
    .where(isShownEvent(id))
  if (!row) throw new DomainError('not_found', 'event')
  const { description, included, foodNote, mapUrl, reason, previousStartDate, version, ...card } = row
  return {
    ...toEventCard(ctx, card, language),
    description,
    included: included.split('\n').filter((line) => line.trim() !== ''),
    foodNote,
    mapUrl: mapUrlOf({ mapUrl, location: row.location }),
    seats: row.seats,
    reason: reason ?? '',
    previousStartDate,
    version,
  }
}
