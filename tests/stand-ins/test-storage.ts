import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'

let storage: FileStorage | undefined

/** The storage of this process' tests: a folder that goes with the process. */
export function testStorage(): FileStorage {
  storage ??= makeStorage()
  return storage
}

function makeStorage(): FileStorage {
  const folder = mkdtempSync(join(tmpdir(), 'krok-test-storage-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folderStorage(folder)
}
