import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { BackupProof, Backups, BroughtBackup } from '#adapters/backups/backups.ts'
import { besideFile, removeLeftBehind } from '#adapters/backups/archive.ts'
import { createBackupKey, readIdentities } from '#adapters/backups/seal.ts'
import { bucketFiles } from '#adapters/storage/bucket-files.ts'
import { folderFiles } from '#adapters/storage/folder-files.ts'
import { copyFilesTo } from '#adapters/storage/copy-files.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { BackupCheck, RestoreAnswer, RestoredShop, RestoreTask } from './restore-task.ts'
import { requireRoom, writeBackup } from './write-backup.ts'

/** Beside the data: what a backup is made of, and what was fetched back. A killed process's goes when the next is made. */
const WORK_FOLDER = 'making-backup'
/** A check that takes longer hangs. */
const CHECK_MS = 3 * HOUR
const PROGRAM = { script: new URL('./restore-process.ts', import.meta.url) }

/** Backups of the shop of this process. What is under way when `stopping` is aborted is given up. */
export function openBackups(
  config: Config,
  { database, storage, stopping }: { database: Database; storage: FileStorage; stopping: AbortSignal },
): Backups {
  const { folder, s3 } = config.backups
  const place = s3 ? bucketFiles(s3) : folderFiles(folder)
  const work = join(config.database.dataDir, WORK_FOLDER)

  async function inWorkFolder<T>(run: () => Promise<T>): Promise<T> {
    await rm(work, { recursive: true, force: true })
    await mkdir(work, { recursive: true, mode: 0o700 })
    await removeLeftBehind(config.database.dataDir)
    try {
      return await run()
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }

  function prove(name: string, identity: string): Promise<BackupProof> {
    return inWorkFolder(async () => {
      const stored = await place.read(name)
      if (!stored) throw new BackupError(`The backup ${name} is not where it was put.`)
      const file = join(work, name)
      await pipeline(stored.parts, createWriteStream(file, { mode: 0o600 }), { signal: stopping })
      const task = { to: 'check' as const, config, file, identities: [identity] }
      const found = await restoreInProcess<BackupCheck>(task, stopping)
      return found === 'not_allowed' ? found : { findings: found.findings }
    })
  }

  async function restore({ parts, bytes, key, mayReplace }: BroughtBackup): Promise<RestoredShop> {
    const identities = key === '' ? [] : readIdentities(key)
    return besideFile(join(config.database.dataDir, 'restore'), async (folder) => {
      await requireRoom(folder, bytes)
      const file = join(folder, 'backup')
      await pipeline(parts, createWriteStream(file, { mode: 0o600 }))
      const given = { config, file, identities }
      const copy = database.kind === 'pglite' ? join(folder, 'copy') : undefined
      const found = await restoreInProcess<BackupCheck>({ to: 'check', ...given, keepIn: copy }, stopping)
      if (!(await mayReplace()))
        throw new BackupError('The shop has an admin by now.', { reason: 'not_empty' })
      // Not ended with this process, which is told to end as soon as it is done.
      if (!copy || found === 'not_allowed') return restoreInProcess<RestoredShop>({ to: 'replace', ...given })
      await replaceByCopy(copy)
      return found
    })
  }

  async function replaceByCopy(copy: string): Promise<void> {
    const { replaceDataNextTime } = await import('#database/pglite.ts')
    // The database names them, and the name of one is never another's.
    await copyFilesTo(storage, join(copy, 'storage'))
    replaceDataNextTime(config.database.dataDir, join(copy, 'postgres'))
    await database.pool.query(`select pg_notify('krok_restart', '')`)
  }

  return {
    place: s3
      ? { kind: 'bucket', name: `${s3.bucket}, ${new URL(s3.endpoint).host}` }
      : { kind: 'folder', name: folder },
    createKey: createBackupKey,
    make: ({ name, recipient }) =>
      inWorkFolder(async () => {
        // Opens this one backup, lives in this process alone, and ends with the proof.
        const proof = await createBackupKey()
        const recipients = recipient ? [recipient, proof.recipient] : []
        const [file, parts] = [join(work, name), join(work, 'parts')]
        await mkdir(parts)
        const { kind: engine, dump } = database
        await writeBackup({ engine, dump, storage }, { file, folder: parts, recipients })
        stopping.throwIfAborted()
        const { size: bytes } = await stat(file)
        await place.put(name, file)
        return { bytes, prove: () => prove(name, proof.identity) }
      }),
    read: (name) => place.read(name),
    delete: (name) => place.delete(name),
    restore,
  }
}

/** In a process of low priority: restoring takes minutes and memory, and nobody waits for it. */
async function restoreInProcess<Found extends BackupCheck>(
  task: RestoreTask,
  stopping?: AbortSignal,
): Promise<Found> {
  // V8 need not compile PGlite's WebAssembly a second time to make it faster.
  const child = spawn(process.execPath, ['--liftoff-only', fileURLToPath(PROGRAM.script)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    signal: AbortSignal.any([...(stopping ? [stopping] : []), AbortSignal.timeout(CHECK_MS)]),
  })
  const answer = await answerOf<Found>(child, task)
  if ('error' in answer) throw new BackupError(answer.error, answer)
  return answer.found
}

async function answerOf<Found>(
  child: ChildProcessByStdio<Writable, Readable, null>,
  task: RestoreTask,
): Promise<RestoreAnswer<Found>> {
  const ended = new Promise<never>((_, reject) => child.once('error', reject))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // A process that has ended reads nothing more.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(task))
  const written = await Promise.race([text(child.stdout), ended])
  if (written === '') throw new BackupError('The process that restores the backup ended before it was done.')
  // Our own program wrote it.
  return JSON.parse(written) as RestoreAnswer<Found>
}
