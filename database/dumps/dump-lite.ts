import { writeFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/**
 * Writes the data of an open PGlite, in which no transaction is open.
 * @returns the names of its migrations
 */
export async function dumpLite(lite: PGlite, file: string): Promise<string[]> {
  const { rows } = await lite.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by name',
  )
  const dump = await lite.dumpDataDir('gzip')
  await writeFile(file, dump.stream())
  return rows.map(({ name }) => name)
}
