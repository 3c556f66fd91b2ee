import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { FILES_PER_PAGE, type FileStorage, type StoredFile } from './storage.ts'

/** All stored files. Those that are deleted meanwhile may be missing. */
async function* filesIn(storage: FileStorage): AsyncGenerator<StoredFile> {
  let after = ''
  for (;;) {
    const page = await storage.list({ after })
    yield* page
    after = page.at(-1)?.name ?? ''
    if (page.length < FILES_PER_PAGE) return
  }
}

/** The bytes of all stored files together. */
export async function sizeOfFiles(storage: FileStorage): Promise<number> {
  let bytes = 0
  for await (const { size } of filesIn(storage)) bytes += size
  return bytes
}

/** Copies all stored files into a new folder. One that is deleted meanwhile is left out. */
export async function copyFilesFrom(storage: FileStorage, folder: string): Promise<number> {
  await mkdir(folder)
  let copied = 0
  for await (const { name } of filesIn(storage)) {
    const bytes = await storage.get(name)
    if (!bytes) continue
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    copied += 1
  }
  return copied
}

/** Stores all files of a folder, and returns their names. */
export async function copyFilesTo(storage: FileStorage, folder: string): Promise<Set<string>> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = new Set<string>()
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name)
    const storedAs = relative(folder, path).replaceAll(sep, '/')
    await storage.put(storedAs, await readFile(path))
    stored.add(storedAs)
  }
  return stored
}

/** Deletes all stored files but these. */
export async function deleteOtherFiles(storage: FileStorage, kept: ReadonlySet<string>): Promise<void> {
  for await (const { name } of filesIn(storage)) if (!kept.has(name)) await storage.delete(name)
}
