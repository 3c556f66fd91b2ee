import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { matchesText, type TextSearch } from './text-search.ts'

/** The name of a person, or their mail address where they gave none. For queries that have both tables. */
export const knownName = sql<string>`coalesce(nullif(${customers.fullname}, ''), ${users.email})`

/** The same of the person with this id; null where they have no account any more. */
export function nameOf(id: Column | SQL): SQL<string | null> {
  const query = sql`select ${knownName} from ${users} left join ${customers} on ${eq(customers.id, users.id)} where ${eq(users.id, id)}`
  // In a query of one table Drizzle takes the tables off the columns that are not in parentheses of their own.
  return sql`(${query})`
}

/** So many are read before the index of texts, which lists all who have a frequent one. */
const GLANCE = 2_000

/** The query of the ids of at most `most` people with an account whose name, mail address or phone has a text. */
export function peopleWith(text: TextSearch, most: number): SQL {
  const matching = matchesText(customers.searchText, text)
  return sql`
    with near as materialized (
      select id from (select * from ${customers} limit ${GLANCE}) as customers where ${matching} limit ${most})
    select id from near
    union (select id from ${customers} where ${matching} and (select count(*) from near) < ${most} limit ${most})
    limit ${most}`
}
