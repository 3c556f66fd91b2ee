/*
 * Restores a backup and checks its books, for `openBackups`: the task is read from the standard input, which nobody else can
 * read, and the answer written to the output.
 */
import { text } from 'node:stream/consumers'
import { checkBooks } from '#domain/base/checks/index.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { checkBackup } from './check-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import type { BackupCheck, RestoreAnswer, RestoredShop, RestoreTask } from './restore-task.ts'

// Addresses and password hashes are in what it writes.
process.umask(0o077)
process.stdout.write(JSON.stringify(await answer()))

async function answer(): Promise<RestoreAnswer<BackupCheck>> {
  // `openBackups` wrote it.
  const task = JSON.parse(await text(process.stdin)) as RestoreTask
  try {
    return { found: task.to === 'check' ? await checkBackup(task.config, task) : await replaceBy(task) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { error: error.message, reason: error instanceof BackupError ? error.reason : undefined }
  }
}

async function replaceBy({ config, file, identities }: RestoreTask): Promise<RestoredShop> {
  const given = { file, identities, replace: 'if_unmanaged' as const }
  const { madeAt, files, seen } = await restoreBackup(
    { ...config, metricsToken: undefined, logLevel: 'silent' },
    given,
    checkBooks,
  )
  return { madeAt, files, findings: seen }
}
