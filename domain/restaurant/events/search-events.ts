import { and, desc, ilike, not, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { events } from '#database/schema/index.ts'
import { spellingsOf, wordsOf } from '#domain/catalog/catalog/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { readCards, TO_COME_FIRST } from './internal.ts'
import type { SearchEventsInput } from './schemas.ts'
import { isListedToCome } from './states.ts'
import type { EventCard } from './views.ts'

const inBoth = (column: PgColumn) => sql`${column} ->> 'en', ${column} ->> 'th'`
const searched = sql`concat_ws(' ', ${inBoth(events.title)}, ${inBoth(events.shortDescription)},
  ${inBoth(events.description)}, ${inBoth(events.location)})`

/**
 * The events in which every word of a text stands, in either language and in any of its known spellings: those to come
 * first, the next of them first; then those that are over, the last first.
 */
export async function searchEvents(
  ctx: Ctx,
  { text, language, limit }: SearchEventsInput,
): Promise<EventCard[]> {
  const spellings = spellingsOf(text).map(wordsOf)
  const matches = or(
    ...spellings
      .filter((words) => words.length > 0)
      .map((words) => and(...words.map((word): SQL => ilike(searched, containing(word))))),
  )
  if (!matches) return []
  const now = ctx.now()
  const toCome = await readCards(ctx, {
    language,
    where: and(matches, isListedToCome(now)),
    orderBy: TO_COME_FIRST,
    limit,
  })
  if (toCome.length === limit) return toCome
  const over = await readCards(ctx, {
    language,
    where: and(matches, not(isListedToCome(now))),
    orderBy: [desc(events.startDate), desc(events.id)],
    limit: limit - toCome.length,
  })
  return [...toCome, ...over]
}
