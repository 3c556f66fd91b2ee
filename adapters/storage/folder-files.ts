import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { failingAs, orNone, syncFolder } from './folder-storage.ts'
import { type LargeFiles, requireFileName } from './large-files.ts'

const UNFINISHED = '.part'

/** Large files in a folder of this machine, for the user of the process alone. One is being written at a time. */
export function folderFiles(folder: string): LargeFiles {
  const pathOf = (name: string) => join(folder, requireFileName(name))
  return {
    async put(name, from) {
      const target = pathOf(name)
      await failingAs('write', async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await removeUnfinished(folder)
        await copyWhole(from, `${target}${UNFINISHED}`)
        await rename(`${target}${UNFINISHED}`, target)
        await syncFolder(folder)
      })
    },
    async read(name) {
      const path = pathOf(name)
      const found = await failingAs('read', () => orNone(stat(path)))
      return found && { size: found.size, parts: createReadStream(path) }
    },
    async delete(name) {
      const path = pathOf(name)
      await failingAs('delete', () => rm(path, { force: true }))
    },
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to)
    const copy = await open(to, 'r+')
    try {
      await copy.chmod(0o600)
      await copy.sync()
    } finally {
      await copy.close()
    }
  } catch (error) {
    await rm(to, { force: true })
    throw error
  }
}

/** Clears away the halves of killed processes. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.endsWith(UNFINISHED)) await rm(join(folder, name))
}
