import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Rating } from '#shared/orders/review-fields.ts'

/** How the reviews that everybody sees rate a product or a recipe, for a query that reads it; null where there are none. */
export function ratingOf(id: SQLWrapper): SQL<Rating | null> {
  return sql<Rating | null>`(
    select jsonb_build_object('average', average, 'count', count) from ratings where subject_id = ${id})`
}
