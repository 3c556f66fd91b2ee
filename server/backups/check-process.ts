/*
 * Restores a backup beside the shop and checks its books, for `openBackups`: the task is read from the standard input, which
 * nobody else can read, and the answer written to the output.
 */
import { text } from 'node:stream/consumers'
import { checkBackup } from './check-backup.ts'
import type { CheckAnswer, CheckTask } from './check-task.ts'

// Addresses and password hashes are in what it writes.
process.umask(0o077)
process.stdout.write(JSON.stringify(await answer()))

async function answer(): Promise<CheckAnswer> {
  // `openBackups` wrote it.
  const { config, ...given } = JSON.parse(await text(process.stdin)) as CheckTask
  try {
    return { found: await checkBackup(config, given) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { error: error.message }
  }
}
