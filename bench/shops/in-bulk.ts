import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { asOwner } from '#tests/databases/as-owner.ts'

const INDEXES = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)`

/** The bookkeeping of triggers that a fill needs as well; the others' is to be done after it. */
const KEPT = [
  ['customers', 'customers_have_texts'],
  ['products', 'products_are_counted'],
  ['products', 'products_are_named'],
  ['tax_documents', 'documents_record_daily_sales'],
] as const

/**
 * Fills a database of PostgreSQL without foreign keys and triggers, but for those KEPT, and builds all indexes that are not
 * of constraints afterwards: together they would take most of the time.
 */
export async function inBulk(url: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const owner = await openDatabase({ url, dataDir: '', isPatient: true })
  const { rows: indexes } = await owner.pool.query<{ name: string; definition: string }>(INDEXES)
  const here = new URL(url).pathname.slice(1)
  await asOwner(owner, `drop index ${indexes.map(({ name }) => name).join(', ')}`)
  for (const [table, trigger] of KEPT)
    await asOwner(owner, `alter table ${table} enable always trigger ${trigger}`)
  await asOwner(owner, `alter database ${here} set session_replication_role = replica`)
  const database = await openDatabase({ url, dataDir: '', isPatient: true })
  try {
    await fill(database)
  } finally {
    await database.close()
  }
  await asOwner(owner, `alter database ${here} reset session_replication_role`)
  for (const [table, trigger] of KEPT) await asOwner(owner, `alter table ${table} enable trigger ${trigger}`)
  const build = indexes.map(({ definition }) => definition).join('; ')
  await asOwner(owner, `set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 1; ${build}`)
  await owner.close()
}
