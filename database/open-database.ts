import type { Database } from './client.ts'

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded PGlite in `dataDir`, and applies all migrations.
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
