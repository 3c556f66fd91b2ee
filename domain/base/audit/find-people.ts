import { sql } from 'drizzle-orm'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { nameOf, peopleWith } from '#domain/kernel/name-of.ts'
import { readTextSearch } from '#domain/kernel/text-search.ts'

/** People who are looked for at a time: who types more of a name gets the right ones. */
const MOST_PEOPLE = 50

/** The ids of those whose name, mail address or phone number has what was typed. */
export async function findPeople(ctx: Ctx, typed: string): Promise<string[]> {
  const text = readTextSearch(typed)
  if (!text) return []
  const { rows } = await ctx.db.execute<{ id: string }>(peopleWith(text, MOST_PEOPLE))
  return rows.map(({ id }) => id)
}

/** The names of people by their ids, their addresses where they gave none. Those without an account are missing. */
export async function namesOf(ctx: Ctx, ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const { rows } = await ctx.db.execute<{ id: string; name: string | null }>(
    sql`select id, ${nameOf(sql`wanted.id`)} as name from unnest(${sql.param(wanted)}::uuid[]) as wanted (id)`,
  )
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}

/** The instants of a period of days in the shop, its last day included. */
export function instantsOf({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  return {
    from: from ? startOfShopDay(from) : undefined,
    until: until ? new Date(startOfShopDay(until).getTime() + DAY) : undefined,
  }
}
