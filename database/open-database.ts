import type { Database } from './client.ts'
import type { Warn } from './postgres/replica.ts'

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded PGlite in `dataDir`, and applies all migrations unless it is
 * prepared.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(settings: {
  url?: string | undefined
  /** The same database past a pooler in transaction mode, to which `url` leads then. */
  directUrl?: string | undefined
  /** A replica of that database, for reads that may be a little old. */
  replicaUrl?: string | undefined
  dataDir: string
  /** For tools and tests: nothing is given up because it takes long. */
  isPatient?: boolean
  /** For a look at the shop as it is: nothing is checked, and no migration applied. */
  isPrepared?: boolean
  /** Is told when the replica cannot be read, and when it can again. */
  warn?: Warn
}): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(settings.url, settings)
  }
  const { openPglite } = await import('./pglite.ts')
  const { isPatient = false, isPrepared = false } = settings
  return openPglite(settings.dataDir, { isPatient, isPrepared })
}
