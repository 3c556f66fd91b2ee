import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { bucketFiles } from './bucket-files.ts'
import { folderFiles } from './folder-files.ts'
import type { LargeFiles } from './large-files.ts'

/** More than two parts of a bucket's file. */
const large = randomBytes(17 * 1024 * 1024 + 7)
const small = Buffer.from('a backup')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krok-large-'))
  await writeFile(join(folder, 'large'), large)
  await writeFile(join(folder, 'small'), small)
  return () => rm(folder, { recursive: true })
})

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'krok-large-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function read(files: LargeFiles, name: string): Promise<Buffer | undefined> {
  const found = await files.read(name)
  if (!found) return undefined
  const parts: Uint8Array[] = []
  for await (const part of found.parts) parts.push(part)
  expect(Buffer.concat(parts)).toHaveLength(found.size)
  return Buffer.concat(parts)
}

describe.each<[what: string, open: () => Promise<LargeFiles>]>([
  ['a folder', async () => folderFiles(join(await newFolder(), 'backups'))],
  ['a bucket', async () => bucketFiles((await startS3Server()).settings)],
])('large files in %s', (_what, open) => {
  test('are stored whole, read in parts, and deleted', async () => {
    const files = await open()
    expect(await read(files, 'krok-1.tar.age')).toBeUndefined()
    await files.put('krok-1.tar.age', join(folder, 'large'))
    expect((await read(files, 'krok-1.tar.age'))?.equals(large)).toBe(true)
    await files.put('krok-2.tar', join(folder, 'small'))
    expect((await read(files, 'krok-2.tar'))?.toString()).toBe('a backup')
    await files.delete('krok-1.tar.age')
    await files.delete('krok-1.tar.age')
    expect(await read(files, 'krok-1.tar.age')).toBeUndefined()
  })

  test('have names that lead nowhere else', async () => {
    const files = await open()
    for (const name of ['../krok.tar', 'a/b.tar', '', '.part', 'Krok.tar']) {
      await expect(files.put(name, join(folder, 'small'))).rejects.toThrow('is no name of a file')
    }
  })
})

test('a bucket that does not let us says so', async () => {
  const { settings } = await startS3Server()
  const files = bucketFiles({ ...settings, accessKeyId: 'NOBODY' })
  for (const name of ['small', 'large']) {
    await expect(files.put('krok.tar', join(folder, name))).rejects.toMatchObject({ fault: 'forbidden' })
  }
})

test('a folder has them for its owner alone, without what a killed process has left', async () => {
  const place = join(await newFolder(), 'backups')
  const files = folderFiles(place)
  await files.put('krok-1.tar', join(folder, 'small'))
  await writeFile(join(place, 'krok-0.tar.part'), 'half of it')
  await files.put('krok-2.tar', join(folder, 'small'))
  expect((await readdir(place)).toSorted()).toEqual(['krok-1.tar', 'krok-2.tar'])
  expect(((await stat(join(place, 'krok-1.tar'))).mode & 0o777).toString(8)).toBe('600')
  expect(((await stat(place)).mode & 0o777).toString(8)).toBe('700')
  await expect(files.put('krok-3.tar', join(folder, 'nowhere'))).rejects.toMatchObject({
    fault: 'unavailable',
  })
  expect(await readFile(join(place, 'krok-2.tar'), 'utf8')).toBe('a backup')
})
