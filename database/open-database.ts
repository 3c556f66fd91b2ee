import type { Database } from './client.ts'
import type { Warn } from './postgres/replica.ts'

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded PGlite in `dataDir`, and applies all migrations.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(settings: {
  url?: string | undefined
  /** A replica of that database, for reads that may be a little old. */
  replicaUrl?: string | undefined
  dataDir: string
  /** For tools and tests: nothing is given up because it takes long. */
  isPatient?: boolean
  /** Is told when the replica cannot be read, and when it can again. */
  warn?: Warn
}): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(settings.url, settings)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(settings.dataDir, { isPatient: settings.isPatient ?? false })
}
