import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { FILES_PER_PAGE, type FileStorage } from '#adapters/storage/storage.ts'

/** Copies all stored files into a folder. One that is deleted meanwhile is left out. */
export async function copyFilesFrom(storage: FileStorage, folder: string): Promise<number> {
  let copied = 0
  let after = ''
  for (;;) {
    const page = await storage.list({ after })
    for (const { name } of page) {
      const bytes = await storage.get(name)
      if (!bytes) continue
      const path = join(folder, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, bytes)
      copied += 1
    }
    after = page.at(-1)?.name ?? ''
    if (page.length < FILES_PER_PAGE) return copied
  }
}

/** Stores all files of a folder. */
export async function copyFilesTo(storage: FileStorage, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    await storage.put(relative(folder, path).replaceAll(sep, '/'), await readFile(path))
  }
  return files.length
}
