import { eq, ilike, inArray, sql } from 'drizzle-orm'
import { customers, users } from '#database/schema/index.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { knownName } from '#domain/kernel/name-of.ts'

/** People who are looked for at a time: who types more of a name gets the right ones. */
const MOST_PEOPLE = 50

/** The ids of those whose name or mail address contains a text. */
export async function findPeople(ctx: Ctx, text: string): Promise<string[]> {
  const pattern = containing(text)
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select ${users.id} from ${users} where ${ilike(users.email, pattern)}
    union select ${customers.id} from ${customers} where ${ilike(customers.fullname, pattern)}
    limit ${MOST_PEOPLE}`)
  return rows.map(({ id }) => id)
}

/** The names of people by their ids, their addresses where they gave none. Those without an account are missing. */
export async function namesOf(ctx: Ctx, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = await ctx.db
    .select({ id: users.id, name: knownName })
    .from(users)
    .leftJoin(customers, eq(customers.id, users.id))
    .where(inArray(users.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The instants of a period of days in the shop, its last day included. */
export function instantsOf({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  return {
    from: from ? startOfShopDay(from) : undefined,
    until: until ? new Date(startOfShopDay(until).getTime() + DAY) : undefined,
  }
}
