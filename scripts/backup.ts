/*
 * Writes the shop into one file: `npm run backup -- <file> [--to age1…]`, sealed to the public keys that are named. Uses the
 * server's settings. On PostgreSQL the shop may run meanwhile; with PGlite it has to be stopped.
 */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { besideFile } from '#adapters/backups/archive.ts'
import { loadConfig } from '#config/config.ts'
import { dumpPglite } from '#database/dumps/pglite.ts'
import { dumpPostgres } from '#database/dumps/postgres.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { openStorage } from '#server/open-storage.ts'
import { isAgeRecipient } from '#shared/base/age-recipient.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { runForPeople } from './run-for-people.ts'

const USAGE = 'Use: npm run backup -- <file> [--to age1…]'

// Addresses and password hashes are in it.
process.umask(0o077)

await runForPeople(async () => {
  const { given, recipients } = readArguments()
  // npm runs scripts in the folder of the package, and says where it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', given)
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}: make it first.`)
  if (existsSync(file))
    throw new BackupError(`There is a file ${file} already: give the backup another name.`)
  const config = loadConfig()
  const { directUrl: url, dataDir } = config.database
  const source = {
    engine: url ? ('postgres' as const) : ('pglite' as const),
    dump: (to: string) => (url ? dumpPostgres(url, to) : dumpPglite(dataDir, to)),
    storage: openStorage(config.storage),
  }
  const { madeAt, files } = await besideFile(file, (folder) =>
    writeBackup(source, { file, folder, recipients }),
  )
  const how = recipients.length > 0 ? ' Without the other half of the key nobody opens it.' : ''
  console.log(`The shop is in ${file}: its database and ${files} uploaded files, as of ${madeAt}.${how}`)
})

function readArguments(): { given: string; recipients: string[] } {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string', multiple: true } },
      allowPositionals: true,
    })
    const [given, ...more] = positionals
    const recipients = values.to ?? []
    const wrong = recipients.find((recipient) => !isAgeRecipient(recipient))
    if (wrong !== undefined) throw new BackupError(`${wrong} is no public key of age: it begins with age1.`)
    if (given && more.length === 0) return { given, recipients }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(USAGE, { cause: error })
  }
  throw new BackupError(USAGE)
}
