import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE, FILES_FOLDER, type Manifest, writeArchive } from '#adapters/backups/archive.ts'
import { copyFilesFrom, sizeOfFiles } from '#adapters/storage/copy-files.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import { VERSION } from '#config/version.ts'
import { BackupError } from '#shared/base/backup-error.ts'

/** The parts of a shop that a backup is made of. */
export type BackupSource = {
  engine: Manifest['engine']
  /** Writes the database into a file, and returns the names of its migrations. */
  dump(file: string): Promise<string[]>
  storage: FileStorage
}

/** As often everything is on the disk, at most, while a backup is made, put in its place and restored beside the shop. */
const COPIES = 4
/** A database that finds no room stops: this part of the disk stays free. */
const LEFT_FREE = 0.05

/**
 * Writes a shop into one file, sealed if there are recipients. `folder` is an empty one, on the same disk.
 * @throws BackupError, StorageError
 */
export async function writeBackup(
  { engine, dump, storage }: BackupSource,
  { file, folder, recipients = [] }: { file: string; folder: string; recipients?: readonly string[] },
): Promise<{ madeAt: string; files: number }> {
  const madeAt = new Date().toISOString()
  const database = join(folder, DATABASE_FILE)
  const migrations = await dump(database)
  await requireRoom(folder, (await stat(database)).size + (await sizeOfFiles(storage)))
  // After the database: the files that it names are there, because a file is stored before its name.
  const files = await copyFilesFrom(storage, join(folder, FILES_FOLDER))
  const about = { release: VERSION, engine, madeAt, migrations }
  await writeArchive(file, folder, about, { recipients })
  return { madeAt, files }
}

/** @throws BackupError before the disk is full, because a full one stops the shop */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const [free, kept] = [bavail * bsize, blocks * bsize * LEFT_FREE]
  if (free - bytes * COPIES > kept) return
  const inMegabytes = (size: number) => `${Math.ceil(size / 1_000_000)} MB`
  throw new BackupError(
    `There is too little room for a backup in ${folder}: ${inMegabytes(free)} are free, and it needs ${inMegabytes(bytes * COPIES + kept)}.`,
    { reason: 'no_room' },
  )
}
