import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { BackupProof, Backups } from '#adapters/backups/backups.ts'
import { createBackupKey } from '#adapters/backups/seal.ts'
import { bucketFiles } from '#adapters/storage/bucket-files.ts'
import { folderFiles } from '#adapters/storage/folder-files.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { CheckAnswer, CheckTask } from './check-task.ts'
import { writeBackup } from './write-backup.ts'

/** Beside the data: what a backup is made of, and what was fetched back. A killed process's goes when the next is made. */
const WORK_FOLDER = 'making-backup'
/** A check that takes longer hangs. */
const CHECK_MS = 3 * HOUR
const CHECK_PROGRAM = { script: new URL('./check-process.ts', import.meta.url) }

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
      const found = await checkInProcess({ config, file, identities: [identity] }, stopping)
      return found === 'not_allowed' ? found : { findings: found.findings }
    })
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
  }
}

/** In a process of low priority: restoring takes minutes and memory, and nobody waits for it. */
async function checkInProcess(task: CheckTask, stopping: AbortSignal) {
  // V8 need not compile PGlite's WebAssembly a second time to make it faster.
  const child = spawn(process.execPath, ['--liftoff-only', fileURLToPath(CHECK_PROGRAM.script)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    signal: AbortSignal.any([stopping, AbortSignal.timeout(CHECK_MS)]),
  })
  const answer = await answerOf(child, task)
  if ('error' in answer) throw new BackupError(answer.error)
  return answer.found
}

async function answerOf(
  child: ChildProcessByStdio<Writable, Readable, null>,
  task: CheckTask,
): Promise<CheckAnswer> {
  const ended = new Promise<never>((_, reject) => child.once('error', reject))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // A process that has ended reads nothing more.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(task))
  const written = await Promise.race([text(child.stdout), ended])
  if (written === '') throw new BackupError('The process that restores the backup ended before it was done.')
  // Our own program wrote it.
  return JSON.parse(written) as CheckAnswer
}
