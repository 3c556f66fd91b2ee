import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { restoreBackup } from './restore-backup.ts'
import type { BackupCheck } from './restore-task.ts'

/** Beside the data of the shop: the pictures, and PGlite, of the copy that is being checked. */
const CHECK_FOLDER = 'checking-backup'

/**
 * Restores a backup beside the shop, which goes on meanwhile, and checks the books in it. All of the copy is gone
 * afterwards; what a killed process has left of one goes first. A copy of PGlite and its pictures is moved to `keepIn`, if that
 * is named.
 * @throws BackupError
 */
export async function checkBackup(
  config: Config,
  { keepIn, ...given }: { file: string; identities: readonly string[]; keepIn?: string | undefined },
): Promise<BackupCheck> {
  const dataDir = join(config.database.dataDir, CHECK_FOLDER)
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const { directUrl } = config.database
  const database = directUrl ? await scratchDatabase(directUrl) : undefined
  try {
    if (directUrl && !database) return 'not_allowed'
    const { madeAt, files, seen } = await restoreBackup(
      {
        ...config,
        database: { url: database?.url, directUrl: database?.url, replicaUrl: undefined, dataDir },
        storage: { folder: join(dataDir, 'storage'), s3: undefined, publicUrl: undefined },
        mail: { ...config.mail, smtpUrl: undefined },
        metricsToken: undefined,
        logLevel: 'silent',
      },
      given,
      checkBooks,
    )
    if (keepIn) await rename(dataDir, keepIn)
    return { madeAt, files, findings: seen }
  } finally {
    await database?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function scratchDatabase(url: string) {
  const { createScratchDatabase } = await import('#database/dumps/postgres.ts')
  return createScratchDatabase(url)
}
