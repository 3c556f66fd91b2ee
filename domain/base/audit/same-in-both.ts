import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The label of a subject whose name is the same in both languages. */
export function sameInBoth(text: SQLWrapper): SQL {
  return sql`jsonb_build_object('en', ${text}, 'th', ${text})`
}
