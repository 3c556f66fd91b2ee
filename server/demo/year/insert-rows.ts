import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Inserts any number of rows by one statement with one parameter, in their order. All rows have the columns of the first;
 * what is left out there has its default.
 */
export async function insertRows<Table extends PgTable>(
  { db }: ShopCtx,
  table: Table,
  rows: InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const named = rows.map((row) => {
    const values: Record<string, unknown> = row
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key]]))
  })
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`)
}
