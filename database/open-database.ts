import type { Database } from './client.ts'

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded PGlite in `dataDir`, and applies all migrations.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(settings: {
  url?: string | undefined
  dataDir: string
  /** For tools and tests: nothing is given up because it takes long. */
  isPatient?: boolean
}): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(settings.url, settings.isPatient ?? false)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(settings.dataDir, { isPatient: settings.isPatient ?? false })
}
