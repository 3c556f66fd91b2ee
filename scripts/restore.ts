/*
 * Makes the shop what it was when a backup was written: `npm run restore -- <file>`, into an empty place, or with
 * `--replace` in place of what is there. Uses the server's settings. No process of the shop may be running.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, loadConfig } from '#config/config.ts'
import { asShop } from '#domain/kernel/context.ts'
import { endAllSignIns } from '#domain/accounts/sign-in/index.ts'
import { openStorage } from '#server/open-storage.ts'
import { openServices } from '#server/services.ts'
import {
  besideFile,
  DATABASE_FILE,
  FILES_FOLDER,
  type Manifest,
  newer,
  readArchive,
} from '#adapters/backups/archive.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { copyFilesTo } from '#adapters/storage/copy-files.ts'
import { restorePglite } from '#database/dumps/pglite.ts'
import { restorePostgres } from '#database/dumps/postgres.ts'
import { runForPeople } from './run-for-people.ts'

// Addresses and password hashes are in what it writes.
process.umask(0o077)

await runForPeople(async () => {
  const { given, replace } = readArguments()
  const file = resolve(process.env['INIT_CWD'] ?? '.', given)
  const config = loadConfig()
  await besideFile(join(config.database.dataDir, 'restore'), async (folder) => {
    const manifest = await readArchive(file, folder)
    refuseOther(config, manifest, file)
    const { url, dataDir } = config.database
    const dump = join(folder, DATABASE_FILE)
    await (url ? restorePostgres(url, dump, { replace }) : restorePglite(dataDir, dump, { replace }))
    const storage = openStorage(config.storage)
    const copied = await copyFilesTo(storage, join(folder, FILES_FOLDER), { replace })
    // Brings it up to this release.
    const services = await openServices(config, { isPatient: true })
    await endAllSignIns(asShop(services.newCtx(services.log)))
    await services.close()
    console.log(
      `The shop is as it was at ${manifest.madeAt}: its database and ${copied} uploaded files. Everybody has to sign in again.`,
    )
  })
})

function readArguments(): { given: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [given, ...more] = positionals
    if (given && more.length === 0) return { given, replace: values.replace ?? false }
  } catch (error) {
    throw new BackupError('Use: npm run restore -- <file> [--replace]', { cause: error })
  }
  throw new BackupError('Use: npm run restore -- <file> [--replace]')
}

/** Refuses what this release, or this engine, cannot read. */
function refuseOther({ database }: Config, { engine, migrations }: Manifest, file: string): void {
  const known = new Set(readdirSync(new URL('../database/migrations', import.meta.url)))
  if (migrations.some((name) => !known.has(name))) throw newer(file)
  if (engine === 'postgres' && !database.url) {
    throw new BackupError(`The backup ${file} is of PostgreSQL: set DATABASE_URL.`)
  }
  if (engine === 'pglite' && database.url) {
    throw new BackupError(`The backup ${file} is of PGlite: restore it without DATABASE_URL.`)
  }
}
