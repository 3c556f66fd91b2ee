import { existsSync, openAsBlob } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withPgliteData } from '../pglite.ts'
import { BackupError, occupied } from '#shared/base/backup-error.ts'

/** Writes the database of a shop that is stopped: PGlite's data belong to one process. */
export async function dumpPglite(dataDir: string, file: string): Promise<string[]> {
  if (!existsSync(join(dataDir, 'postgres'))) throw new BackupError(`There is no shop in ${dataDir}.`)
  return withPgliteData(dataDir, async (lite) => {
    const { rows } = await lite.query<{ name: string }>(
      'select name from drizzle.__drizzle_migrations order by name',
    )
    const dump = await lite.dumpDataDir('gzip')
    await writeFile(file, dump.stream())
    return rows.map(({ name }) => name)
  })
}

/** Restores a dump. With `replace`, what is there is moved aside, under a name that says until when it was used. */
export async function restorePglite(
  dataDir: string,
  file: string,
  { replace }: { replace: boolean },
): Promise<void> {
  const from = await openAsBlob(file, { type: 'application/x-gzip' })
  async function makeRoom(): Promise<void> {
    const folder = join(dataDir, 'postgres')
    if (!existsSync(folder) || (await readdir(folder)).length === 0) return
    if (!replace) throw occupied(dataDir)
    await rename(folder, join(dataDir, `postgres.until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`))
  }
  await withPgliteData(dataDir, async () => {}, { makeRoom, from })
}
