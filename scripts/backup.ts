/*
 * Writes the shop into one file: `npm run backup -- <file>`. Uses the server's settings. On PostgreSQL the shop may run
 * meanwhile; with PGlite it has to be stopped.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { loadConfig } from '#config/config.ts'
import { openStorage } from '#server/open-storage.ts'
import { besideFile, DATABASE_FILE, FILES_FOLDER, writeArchive } from '#adapters/backups/archive.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { copyFilesFrom } from '#adapters/storage/copy-files.ts'
import { dumpPglite } from '#database/dumps/pglite.ts'
import { dumpPostgres, migrationsOf } from '#database/dumps/postgres.ts'
import { runForPeople } from './run-for-people.ts'

// Addresses and password hashes are in it.
process.umask(0o077)

await runForPeople(async () => {
  const [given, ...more] = process.argv.slice(2)
  if (!given || more.length > 0) throw new BackupError('Use: npm run backup -- <file>')
  // npm runs scripts in the folder of the package, and says where it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', given)
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}: make it first.`)
  if (existsSync(file))
    throw new BackupError(`There is a file ${file} already: give the backup another name.`)
  const config = loadConfig()
  const { url, dataDir } = config.database
  const madeAt = new Date().toISOString()
  await besideFile(file, async (folder) => {
    const dump = join(folder, DATABASE_FILE)
    const migrations = url ? await migrationsOf(url) : await dumpPglite(dataDir, dump)
    if (url) await dumpPostgres(url, dump)
    // After the database: the files that it names are there, because a file is stored before its name.
    await mkdir(join(folder, FILES_FOLDER))
    const copied = await copyFilesFrom(openStorage(config.storage), join(folder, FILES_FOLDER))
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    const engine = url ? 'postgres' : 'pglite'
    await writeArchive(file, folder, { release: version, engine, madeAt, migrations })
    console.log(`The shop is in ${file}: its database and ${copied} uploaded files, as of ${madeAt}.`)
  })
})
