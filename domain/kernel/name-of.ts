import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { customers, users } from '#database/schema/index.ts'

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

/** The query of the ids of at most `most` people whose name or mail address is like a pattern. */
export function peopleLike(pattern: string, most: number): SQL {
  const likeIt = (users: SQL, customers: SQL) => sql`
    (select id from ${users} as users where email ilike ${pattern} limit ${most})
    union (select id from ${customers} as customers where fullname ilike ${pattern} limit ${most})`
  const first = (table: PgTable) => sql`(select * from ${table} limit ${GLANCE})`
  return sql`
    with near as materialized (${likeIt(first(users), first(customers))})
    select id from near
    union (select id from (${likeIt(sql`${users}`, sql`${customers}`)}) as found where (select count(*) from near) < ${most})
    limit ${most}`
}
