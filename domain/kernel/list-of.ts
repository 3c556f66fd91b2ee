import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The rows that a query finds, in its order, as one column of another's row. Instants in them are texts. */
export function listOf<Row>(query: SQLWrapper): SQL<Row[]> {
  return sql`(select coalesce(json_agg(found), '[]') from (${query}) as found)`
}
