import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  besideFile,
  DATABASE_FILE,
  FILES_FOLDER,
  type Manifest,
  newer,
  readArchive,
} from '#adapters/backups/archive.ts'
import { copyFilesTo, deleteOtherFiles } from '#adapters/storage/copy-files.ts'
import type { Config } from '#config/config.ts'
import type { Restoring } from '#database/dumps/restoring.ts'
import { endAllSignIns, SIGN_IN_TABLES } from '#domain/accounts/sign-in/index.ts'
import { asShop, type ShopCtx } from '#domain/kernel/context.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { openStorage } from '../open-storage.ts'
import { openServices } from '../services.ts'

type Backup = {
  file: string
  /** The secret keys, if it is sealed. */
  identities?: readonly string[]
  replace?: Restoring['replace']
}

/**
 * Makes a shop what it was when a backup was written, and brings it up to this release. No process of it may be running, unless
 * nobody manages it yet. A shop that is replaced is the one or the other at any moment, also if this process is killed.
 * @throws BackupError, StorageError, DatabaseUnavailable
 */
export async function restoreBackup<T>(
  config: Config,
  { file, identities = [], replace = false }: Backup,
  /** Done in the restored shop. */
  look: (ctx: ShopCtx) => Promise<T>,
): Promise<{ madeAt: string; files: number; seen: T }> {
  return besideFile(join(config.database.dataDir, 'restore'), async (folder) => {
    const manifest = await readArchive(file, folder, { identities })
    refuseOther(config, manifest, file)
    const storage = openStorage(config.storage)
    let stored = new Set<string>()
    await restoreDatabase(config, join(folder, DATABASE_FILE), {
      replace,
      emptied: SIGN_IN_TABLES,
      // The database names them, and the name of one is never another's.
      async before() {
        stored = await copyFilesTo(storage, join(folder, FILES_FOLDER))
      },
    })
    if (replace === true) await deleteOtherFiles(storage, stored)
    const services = await openServices(config, { isPatient: true })
    try {
      const ctx = asShop(services.newCtx(services.log))
      await endAllSignIns(ctx)
      return { madeAt: manifest.madeAt, files: stored.size, seen: await look(ctx) }
    } finally {
      await services.close()
    }
  })
}

/** Each engine's tools are loaded where they are needed. */
async function restoreDatabase(
  { database: { directUrl: url, dataDir } }: Config,
  dump: string,
  options: Restoring,
): Promise<void> {
  if (url) {
    const { restorePostgres } = await import('#database/dumps/postgres.ts')
    return restorePostgres(url, dump, options)
  }
  const { restorePglite } = await import('#database/dumps/pglite.ts')
  return restorePglite(dataDir, dump, options)
}

/** Refuses what this release, or this engine, cannot read. */
function refuseOther({ database }: Config, { engine, migrations }: Manifest, file: string): void {
  const known = new Set(readdirSync(new URL('../../database/migrations', import.meta.url)))
  if (migrations.some((name) => !known.has(name))) throw newer(file)
  if (engine === 'postgres' && !database.url) {
    throw new BackupError(`The backup ${file} is of PostgreSQL: set DATABASE_URL.`, {
      reason: 'other_engine',
    })
  }
  if (engine === 'pglite' && database.url) {
    throw new BackupError(`The backup ${file} is of PGlite: restore it without DATABASE_URL.`, {
      reason: 'other_engine',
    })
  }
}
