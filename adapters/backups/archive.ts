import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { z } from 'zod'
import { BackupError } from '#shared/base/backup-error.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { isSealed, seal, unseal } from './seal.ts'

/** The form of the archive; a release that changes it adds one. */
const FORMAT = 1
const MANIFEST = 'manifest.json'

/** The database as its engine writes it down, and the folder of the uploaded files. */
export const DATABASE_FILE = 'database.dump'
export const FILES_FOLDER = 'files'

const manifestSchema = z.object({
  format: z.number(),
  /** The version in package.json; the migrations say exactly which release it is. */
  release: z.string(),
  engine: z.enum(['postgres', 'pglite']),
  madeAt: z.iso.datetime(),
  /** The names of the migrations that the database has. */
  migrations: z.array(z.string()),
  files: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Temporary names beside a backup's or restore's file: a folder, and the archive being packed from it. */
const UNFINISHED = /\.krok-part-[A-Za-z0-9]{6}(\.tar)?$/
/** Nothing takes that long: the process that began it was killed. */
const LEFT_BEHIND_MS = DAY

/**
 * Runs `work` with an empty folder beside `file`, on the same disk, which is gone afterwards. What others have left there
 * because they were killed is removed first.
 */
export async function besideFile<T>(file: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true })
  await removeLeftBehind(dirname(file))
  const folder = await mkdtemp(`${file}.krok-part-`)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what processes that were killed long ago have left in a folder. */
export async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue
    const path = join(folder, name)
    const changedAt = (await stat(path)).mtimeMs
    if (Date.now() - changedAt > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Packs a folder with a manifest of all its files, and seals it if there are recipients. The archive has its name only once it is
 * complete, and is its owner's alone.
 */
export async function writeArchive(
  file: string,
  folder: string,
  about: Pick<Manifest, 'release' | 'engine' | 'madeAt' | 'migrations'>,
  { recipients = [] }: { recipients?: readonly string[] } = {},
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...about, files: await describeFiles(folder) }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2))
  const part = `${folder}.tar`
  try {
    const names = [MANIFEST, ...Object.keys(manifest.files)]
    const packed = Readable.from(create({ cwd: folder, portable: true }, names), { objectMode: false })
    const written = recipients.length > 0 ? await seal(packed, recipients) : packed
    await pipeline(written, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return manifest
}

/**
 * Unpacks an archive into an empty folder, and compares every file with the manifest.
 * @throws BackupError if it is damaged, no backup of a shop, or sealed and none of the identities opens it
 */
export async function readArchive(
  file: string,
  folder: string,
  { identities = [] }: { identities?: readonly string[] } = {},
): Promise<Manifest> {
  try {
    await unpack(file, folder, identities)
  } catch (error) {
    if (error instanceof BackupError) throw error
    if (codeOf(error) === 'ENOENT') throw new BackupError(`There is no file ${file}.`, { cause: error })
    if (codeOf(error) === 'ENOSPC') {
      throw new BackupError(`There is too little room to unpack the backup in ${folder}.`, {
        cause: error,
        reason: 'no_room',
      })
    }
    throw new BackupError(`The backup ${file} is damaged, or is none: it cannot be unpacked.`, {
      cause: error,
      reason: 'damaged',
    })
  }
  const manifest = await readManifest(file, folder)
  const found = await describeFiles(folder)
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    if (found[name]?.size === size && found[name].sha256 === sha256) continue
    throw new BackupError(`The backup ${file} is damaged: ${name} is not as it was written.`, {
      reason: 'damaged',
    })
  }
  return manifest
}

async function unpack(file: string, folder: string, identities: readonly string[]): Promise<void> {
  if (!(await isSealed(file))) return extract({ file, cwd: folder, strict: true })
  if (identities.length === 0) {
    throw new BackupError(`The backup ${file} is sealed: add --key <file>, with the key that opens it.`, {
      reason: 'no_key',
    })
  }
  const archive = extract({ cwd: folder, strict: true })
  const unpacked = once(archive, 'close')
  // It is waited for below; until then a failure is no unhandled one.
  unpacked.catch(() => {})
  for await (const part of await unseal(createReadStream(file), identities)) {
    if (!archive.write(part as Buffer)) await Promise.race([once(archive, 'drain'), unpacked])
  }
  archive.end()
  await unpacked
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const parsed = manifestSchema.safeParse(parseJson(text))
  if (!parsed.success) {
    throw new BackupError(`The file ${file} is no backup of a KROK shop.`, { reason: 'no_backup' })
  }
  if (parsed.data.format > FORMAT) throw newer(file)
  return parsed.data
}

export function newer(file: string): BackupError {
  return new BackupError(`The backup ${file} is of a newer release: restore it with that release.`, {
    reason: 'newer',
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function describeFiles(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Manifest['files'] = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll(sep, '/')
    if (name !== MANIFEST) files[name] = { size: (await stat(path)).size, sha256: await hashOf(path) }
  }
  return files
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
