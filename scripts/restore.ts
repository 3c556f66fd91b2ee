/*
 * Makes the shop what it was when a backup was written: `npm run restore -- <file>`, into an empty place, or with
 * `--replace` in place of what is there; then no process of the shop may be running. `--key <file>` has the secret key of a
 * sealed one, `--key -` reads it. With `--check` it is restored beside the shop, its books are checked, and it is gone again.
 * Uses the server's settings.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readIdentities } from '#adapters/backups/seal.ts'
import { type Config, loadConfig } from '#config/config.ts'
import { checkBackup } from '#server/backups/check-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { runForPeople } from './run-for-people.ts'

const USAGE = 'Use: npm run restore -- <file> [--key <file>] [--replace | --check]'

// Addresses and password hashes are in what it writes.
process.umask(0o077)

await runForPeople(async () => {
  const { given, key, replace, check } = readArguments()
  const file = inCallersFolder(given)
  const identities = key === undefined ? [] : readIdentities(await readKey(key))
  const config = loadConfig()
  if (check) return checkBeside(config, { file, identities })
  const { madeAt, files } = await restoreBackup(config, { file, identities, replace }, async () => {})
  console.log(
    `The shop is as it was at ${madeAt}: its database and ${files} uploaded files. Everybody has to sign in again.`,
  )
})

async function checkBeside(config: Config, given: { file: string; identities: string[] }): Promise<void> {
  const found = await checkBackup(config, given)
  if (found === 'not_allowed') {
    throw new BackupError(
      'The backup cannot be restored beside the shop: its database role may make no databases (alter role … createdb).',
    )
  }
  const restored = `The shop of ${found.madeAt} opens, with its database and ${found.files} uploaded files`
  if (found.findings > 0)
    throw new BackupError(`${restored}, but ${found.findings} rows of its books do not agree.`)
  console.log(`${restored}, and its books agree. Nothing of it is left.`)
}

/** npm runs scripts in the folder of the package, and says where it was called. */
function inCallersFolder(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

async function readKey(path: string): Promise<string> {
  if (path === '-') return text(process.stdin)
  const file = inCallersFolder(path)
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new BackupError(`The key cannot be read from ${file}.`, { cause: error })
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' }, key: { type: 'string' } },
      allowPositionals: true,
    })
    const [given, ...more] = positionals
    const { replace = false, check = false, key } = values
    if (given && more.length === 0 && !(replace && check)) return { given, key, replace, check }
  } catch (error) {
    throw new BackupError(USAGE, { cause: error })
  }
  throw new BackupError(USAGE)
}
