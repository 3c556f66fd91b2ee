import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Rating } from '#shared/kernel/view-fields.ts'

/** The rating of a product or recipe by the reviews that everybody sees, for a query that reads it; null without any. */
export function ratingOf(id: SQLWrapper): SQL<Rating | null> {
  return sql<Rating | null>`(
    select jsonb_build_object('average', average, 'count', count) from ratings where subject_id = ${id})`
}
