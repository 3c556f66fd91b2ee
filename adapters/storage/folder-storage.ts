import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  contentTypeOf,
  FILES_PER_PAGE,
  type FileStorage,
  isFileName,
  OWN_FILES_PATH,
  StorageError,
  type StorageFault,
  type StoredFile,
} from './storage.ts'

const FAULTS: Record<string, StorageFault> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
}

/**
 * Files in a folder of this machine. A file is written beside, then moved to its name, so that nobody ever reads half
 * of it. Written halves of a process that died stay under `incoming/`, as files that nothing refers to.
 */
export function folderStorage(
  folder: string,
  { publicUrl = OWN_FILES_PATH }: { publicUrl?: string | undefined } = {},
): FileStorage {
  const pathOf = (name: string) => {
    contentTypeOf(name)
    return join(folder, name)
  }
  return {
    publicUrl,
    async put(name, bytes) {
      const target = pathOf(name)
      const part = join(folder, 'incoming', `${randomUUID()}.part`)
      await failingAs('write', () => write(bytes, part, target))
    },
    async get(name) {
      const path = pathOf(name)
      return failingAs('read', async () => {
        const found = await orNone(readFile(path))
        return found && new Uint8Array(found)
      })
    },
    async delete(name) {
      const path = pathOf(name)
      await failingAs('delete', () => rm(path, { force: true }))
    },
    list: ({ limit = FILES_PER_PAGE, after = '' } = {}) =>
      failingAs('list', async () => {
        const names: string[] = []
        for await (const name of namesAfter(after, folder)) {
          if (names.push(name) === limit) break
        }
        const files = await Promise.all(names.map((name) => describeFile(folder, name)))
        return files.filter((file) => file !== undefined)
      }),
  }
}

async function write(bytes: Uint8Array, part: string, target: string): Promise<void> {
  await mkdir(dirname(part), { recursive: true })
  await mkdir(dirname(target), { recursive: true })
  try {
    const file = await open(part, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(dirname(target))
}

/** Only then does the new name outlive a power cut. Windows cannot open a folder, and needs no such thing. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The names that follow `after`, in order; folders that have none of them are not read. */
async function* namesAfter(after: string, folder: string, inside = ''): AsyncGenerator<string> {
  const entries = (await orNone(readdir(join(folder, inside), { withFileTypes: true }))) ?? []
  // A folder's files sort as their whole names do: `a-b.webp` before `a/b.webp`.
  const paths = entries.map((entry) => `${inside}${entry.name}${entry.isDirectory() ? '/' : ''}`).sort()
  for (const path of paths) {
    if (!path.endsWith('/')) {
      if (path > after && isFileName(path)) yield path
    } else if (path > after || after.startsWith(path)) yield* namesAfter(after, folder, path)
  }
}

/** Undefined if the file has gone meanwhile. */
async function describeFile(folder: string, name: string): Promise<StoredFile | undefined> {
  const found = await orNone(stat(join(folder, name)))
  return found && { name, size: found.size, storedAt: found.mtime }
}

export async function orNone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export async function failingAs<T>(operation: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = codeOf(error)
    const message = `the storage's folder did not ${operation}: ${code}`
    throw new StorageError(FAULTS[code] ?? 'unavailable', message, { cause: error })
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
}
