import { existsSync, openAsBlob } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, occupied } from '#shared/base/backup-error.ts'
import { loadPgliteData, replaceData, withPgliteData } from '../pglite.ts'
import { dumpLite } from './dump-lite.ts'
import type { Restoring } from './restoring.ts'

/** Writes the database of a shop that is stopped: PGlite's data belong to one process. */
export async function dumpPglite(dataDir: string, file: string): Promise<string[]> {
  if (!existsSync(join(dataDir, 'postgres'))) throw new BackupError(`There is no shop in ${dataDir}.`)
  return withPgliteData(dataDir, (lite) => dumpLite(lite, file))
}

/**
 * Restores a dump, wholly or not at all. With `replace`, what is there is moved aside, under a name that says until when it
 * was used.
 */
export async function restorePglite(
  dataDir: string,
  file: string,
  { replace, before }: Pick<Restoring, 'replace' | 'before'>,
): Promise<void> {
  const folder = join(dataDir, 'postgres')
  const isTaken = existsSync(folder) && (await readdir(folder)).length > 0
  if (isTaken && !replace) throw occupied(dataDir)
  await loadPgliteData(dataDir, await openAsBlob(file, { type: 'application/x-gzip' }), async (loaded) => {
    await before()
    replaceData(dataDir, loaded)
  })
}
