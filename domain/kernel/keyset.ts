import { and, asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { KeysetInput, KeysetPage } from '#shared/kernel/keyset.ts'

/*
 * Pages of long lists that are sorted by a value and an id, the highest first: a page begins after the last row of the
 * one before it, so that the thousandth costs what the first does.
 */

type Keyset = {
  /** The value that rows are sorted by; never null. */
  value: SQLWrapper
  id: SQLWrapper
  /** The type of `value` and of `id` in SQL. */
  types: { value: 'timestamptz' | 'bigint'; id: 'uuid' | 'bigint' }
}

/** Microseconds, which a Date has not: two rows within a millisecond must not be taken for one. */
const asText = ({ value, types }: Keyset) =>
  types.value === 'timestamptz'
    ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00')`
    : sql`${value}::text`

/** Sorts by a time and an id, the latest first. */
export function latestBy(value: PgColumn, id: PgColumn): Keyset {
  return { value, id, types: { value: 'timestamptz', id: id.getSQLType() === 'uuid' ? 'uuid' : 'bigint' } }
}

/**
 * A page of a list: the condition, the order and the limit of its query, a column that says where each row stands, and
 * `of`, which makes the page of what was read.
 * @param size rows on a page
 */
export function keysetPage(keyset: Keyset, { after, before }: KeysetInput, size: number) {
  const isBackward = after === undefined && before !== undefined
  const from = after ?? before
  const order = isBackward ? asc : desc
  return {
    cursor: sql<string>`${asText(keyset)} || '~' || ${keyset.id}`,
    where: from === undefined ? undefined : and(standsBeyond(keyset, from, isBackward)),
    orderBy: [order(keyset.value), order(keyset.id)],
    limit: size + 1,
    /** Turns the rows to the highest first, and says where the neighbouring pages begin. */
    of<Row extends { cursor: string }>(rows: Row[]): KeysetPage<Omit<Row, 'cursor'>> {
      const isMore = rows.length > size
      const shown = isBackward ? rows.slice(0, size).toReversed() : rows.slice(0, size)
      const [first, last] = [shown[0]?.cursor, shown.at(-1)?.cursor]
      return {
        items: shown.map(({ cursor: _cursor, ...row }) => row),
        previous: (isBackward ? isMore : after !== undefined) ? (first ?? null) : null,
        next: (isBackward ? true : isMore) ? (last ?? null) : null,
      }
    },
  }
}

function standsBeyond({ value, id, types }: Keyset, from: string, isBackward: boolean): SQL {
  const [at, rowId] = from.split('~')
  const beyond = sql.raw(isBackward ? '>' : '<')
  return sql`(${value}, ${id}) ${beyond} (${at}::${sql.raw(types.value)}, ${rowId}::${sql.raw(types.id)})`
}
