import type { Database } from './client.ts'

/**
 * Opens PostgreSQL where `url` is given, or else the embedded PGlite in `dataDir`, migrated to the newest schema.
 * @throws DatabaseUnavailable
 */
export async function openDatabase(settings: {
  url?: string | undefined
  dataDir: string
}): Promise<Database> {
  if (settings.url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.url)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(settings.dataDir)
}
