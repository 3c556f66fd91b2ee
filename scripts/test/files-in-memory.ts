import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux's folder in memory. */
const FOLDER = '/dev/shm'
/** Several times what a run needs at its peak. */
const ROOM = 4 * 1024 ** 3

/**
 * Has this process and those it starts put their temporary files into memory, where there is room: databases by the
 * hundred are made and removed there for a fraction of the work. They are gone when this process ends.
 */
export function keepFilesInMemory(): void {
  if (!existsSync(FOLDER)) return
  const { bavail, bsize } = statfsSync(FOLDER)
  if (Math.min(bavail * bsize, process.availableMemory()) < ROOM) return
  const folder = mkdtempSync(join(FOLDER, 'krok-'))
  // PostgreSQL may have to run as another user, and needs a way to its own folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env['TMPDIR'] = folder
}
