import { type Column, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'

/** The name of a person, or their mail address where they gave none. For queries that have both tables. */
export const knownName = sql<string>`coalesce(nullif(${customers.fullname}, ''), ${users.email})`

/** The same of the person with this id; null where they have no account any more. */
export function nameOf(id: Column | SQL): SQL<string | null> {
  const query = sql`select ${knownName} from ${users} left join ${customers} on ${eq(customers.id, users.id)} where ${eq(users.id, id)}`
  // In a query of one table Drizzle takes the tables off the columns that are not in parentheses of their own.
  return sql`(${query})`
}

/** The query of the ids of at most `most` people whose name or mail address is like a pattern. */
export function peopleLike(pattern: string, most: number): SQL {
  // Each half ends by itself: of a frequent name all would be read to drop those that both have.
  return sql`
    (select ${users.id} from ${users} where ${ilike(users.email, pattern)} limit ${most})
    union (select ${customers.id} from ${customers} where ${ilike(customers.fullname, pattern)} limit ${most})
    limit ${most}`
}
