import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { FILES_PER_PAGE, type FileStorage } from './storage.ts'

/** The names of all stored files. Those that are deleted meanwhile may be missing. */
async function* namesIn(storage: FileStorage): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await storage.list({ after })
    for (const { name } of page) yield name
    after = page.at(-1)?.name ?? ''
    if (page.length < FILES_PER_PAGE) return
  }
}

/** Copies all stored files into a folder. One that is deleted meanwhile is left out. */
export async function copyFilesFrom(storage: FileStorage, folder: string): Promise<number> {
  let copied = 0
  for await (const name of namesIn(storage)) {
    const bytes = await storage.get(name)
    if (!bytes) continue
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
    copied += 1
  }
  return copied
}

/** Stores all files of a folder; with `replace` the storage has no others afterwards. */
export async function copyFilesTo(
  storage: FileStorage,
  folder: string,
  { replace }: { replace: boolean },
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = new Set<string>()
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name)
    const storedAs = relative(folder, path).replaceAll(sep, '/')
    await storage.put(storedAs, await readFile(path))
    stored.add(storedAs)
  }
  if (replace) {
    for await (const name of namesIn(storage)) if (!stored.has(name)) await storage.delete(name)
  }
  return stored.size
}
