import type { Database } from '#database/client.ts'
import { asOwner } from '#tests/databases/as-owner.ts'

/** Tells copies of a row apart, by the type of the column that a unique index begins with; `n` is the copy's number. */
const APART: Record<string, (column: string) => string> = {
  uuid: () => 'gen_random_uuid()',
  text: (column) => `${column} || '-' || n`,
  bytea: (column) => `sha256(${column} || n::text::bytea)`,
  int4: (column) => `${column} + n`,
  int2: (column) => `${column} + n`,
  date: (column) => `${column} - n`,
  timestamptz: (column) => `${column} - n * interval '1 minute'`,
}

type Column = { name: string; type: string; isUnique: boolean }

/**
 * Adds copies of a table's rows, each a minute older than the one before, until there are `count`. Those that another
 * constraint forbids are missing.
 * @param condition copies only the rows that meet it
 */
export async function multiplyRows(
  database: Database,
  table: string,
  count: number,
  condition = 'true',
): Promise<void> {
  const { rows: columns } = await database.pool.query<Column>(
    `select quote_ident(attname) as name, typname as type, exists (
       select from pg_index where indrelid = attrelid and indisunique and attnum = indkey[0]) as "isUnique"
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  const values = columns.map(({ name, type, isUnique }) => {
    const isApart = isUnique || name === 'created_at'
    return (isApart && APART[type]?.(`one.${name}`)) || `one.${name}`
  })
  await asOwner(
    database,
    `insert into ${table} (${names})
     select ${values.join(', ')} from ${table} one,
       generate_series(1, ${count} / (select count(*)::int from ${table} where ${condition})) n
     where ${condition}
     on conflict do nothing`,
  )
}
