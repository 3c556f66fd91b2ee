import { and, asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
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

/** The column that says where a row stands, for `toPage`. */
export function cursorColumn(keyset: Keyset): SQL<string> {
  return sql<string>`${asText(keyset)} || '~' || ${keyset.id}`
}

/** The condition, the order and the limit of the query for a page. */
export function keysetQuery(keyset: Keyset, { after, before }: KeysetInput, pageSize: number) {
  const isBackward = after === undefined && before !== undefined
  const from = after ?? before
  const order = isBackward ? asc : desc
  return {
    where: from === undefined ? undefined : and(standsBeyond(keyset, from, isBackward)),
    orderBy: [order(keyset.value), order(keyset.id)],
    limit: pageSize + 1,
  }
}

function standsBeyond({ value, id, types }: Keyset, from: string, isBackward: boolean): SQL {
  const [at, rowId] = from.split('~')
  const beyond = sql.raw(isBackward ? '>' : '<')
  return sql`(${value}, ${id}) ${beyond} (${at}::${sql.raw(types.value)}, ${rowId}::${sql.raw(types.id)})`
}

/** The page that the rows of such a query make, highest first, and where its neighbours begin. */
export function toPage<Row extends { cursor: string }>(
  rows: Row[],
  { after, before }: KeysetInput,
  pageSize: number,
): KeysetPage<Omit<Row, 'cursor'>> {
  const isBackward = after === undefined && before !== undefined
  const isMore = rows.length > pageSize
  const shown = isBackward ? rows.slice(0, pageSize).toReversed() : rows.slice(0, pageSize)
  const [first, last] = [shown[0]?.cursor, shown.at(-1)?.cursor]
  return {
    items: shown.map(({ cursor: _cursor, ...row }) => row),
    previous: (isBackward ? isMore : after !== undefined) ? (first ?? null) : null,
    next: (isBackward ? true : isMore) ? (last ?? null) : null,
  }
}
