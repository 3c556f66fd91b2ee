import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { z } from 'zod'
import { DAY } from '#shared/kernel/durations.ts'
import { BackupError } from '#shared/base/backup-error.ts'

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

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue
    const path = join(folder, name)
    const changedAt = (await stat(path)).mtimeMs
    if (Date.now() - changedAt > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

/** Packs a folder with a manifest of all its files. The archive has its name only once it is complete. */
export async function writeArchive(
  file: string,
  folder: string,
  about: Pick<Manifest, 'release' | 'engine' | 'madeAt' | 'migrations'>,
): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, ...about, files: await describeFiles(folder) }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2))
  const part = `${folder}.tar`
  try {
    await create({ file: part, cwd: folder, portable: true }, [MANIFEST, ...Object.keys(manifest.files)])
    await rename(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return manifest
}

/**
 * Unpacks an archive into an empty folder, and compares every file with the manifest.
 * @throws BackupError if it is damaged, or no backup of a shop
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file, cwd: folder, strict: true })
  } catch (error) {
    if (isMissing(error)) throw new BackupError(`There is no file ${file}.`, { cause: error })
    throw new BackupError(`The backup ${file} is damaged, or is none: it cannot be unpacked.`, {
      cause: error,
    })
  }
  const manifest = await readManifest(file, folder)
  const found = await describeFiles(folder)
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    if (found[name]?.size === size && found[name].sha256 === sha256) continue
    throw new BackupError(`The backup ${file} is damaged: ${name} is not as it was written.`)
  }
  return manifest
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '')
  const parsed = manifestSchema.safeParse(parseJson(text))
  if (!parsed.success) throw new BackupError(`The file ${file} is no backup of a KROK shop.`)
  if (parsed.data.format > FORMAT) throw newer(file)
  return parsed.data
}

export function newer(file: string): BackupError {
  return new BackupError(`The backup ${file} is of a newer release: restore it with that release.`)
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
