import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { create, extract } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { mustRequest, placePaid, everythingOf } from '#tests/data/refunds.ts'
import { addPerson, asStaff, signIn } from '#tests/data/people.ts'
import { SHORT_LIVED } from '../helpers/node-flags.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/* `npm run backup` and `npm run restore`: what comes back is what was there, row by row and file by file. */

function run(command: 'backup' | 'restore', home: Home, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SHORT_LIVED, programOf(`scripts/${command}.ts` as const), ...args],
    {
      env: serverEnv({ ...home.settings, INIT_CWD: tmpdir() }),
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const storageOf = (home: Home) => folderStorage(join(home.settings['DATA_DIR'] ?? '', 'storage'))

/** A shop in which people have bought, been refunded and uploaded pictures. */
async function filledHome(): Promise<Home> {
  const home = await newHome()
  const database = await home.open()
  const ctx = testCtx(database)
  const admin = testCtx(database, { actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) })
  for (let i = 0; i < 3; i += 1) await placePaid(admin)
  await mustRequest(admin, everythingOf(await placePaid(admin)))
  await signIn(ctx, await addPerson(ctx))
  await database.close()
  // More than a page of a list.
  for (let i = 0; i < 105; i += 1)
    await storageOf(home).put(`pictures/p${i}-640.webp`, Buffer.from(`picture ${i}`))
  return home
}

/** Keys that let somebody in: none of them comes back. */
const SIGN_INS = ['sessions', 'known_devices', 'challenges', 'mail_links'].map((name) => `public.${name}`)

/** Every row of every table, and where the sequences are. */
async function contentOf(home: Home) {
  const database = await home.open()
  const client = await database.pool.connect()
  try {
    await client.query('set role none')
    const tables = await client.query<{ name: string }>(
      `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'drizzle') order by 1`,
    )
    const content: Record<string, unknown[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    const { rows } = await client.query<{ sequence: string }>(
      `select sequencename || ' ' || coalesce(last_value, 0) as sequence from pg_sequences order by 1`,
    )
    return { ...content, sequences: rows.map(({ sequence }) => sequence) }
  } finally {
    await client.query('set role krok_visitor')
    client.release()
    await database.close()
  }
}

async function filesOf(home: Home) {
  const storage = storageOf(home)
  const files: Record<string, string> = {}
  for (let after = ''; ;) {
    const page = await storage.list({ after })
    for (const { name } of page) files[name] = Buffer.from((await storage.get(name)) ?? '').toString()
    if (page.length === 0) return files
    after = page.at(-1)?.name ?? ''
  }
}

test('a shop comes back as it was, row by row and file by file, and opens', async () => {
  const home = await filledHome()
  const file = join(await newFolder(), 'shop.tar')
  const made = run('backup', home, file)
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).toContain('105 uploaded files')
  const before = await contentOf(home)
  expect(Object.keys(before).length).toBeGreaterThan(25)
  expect(before).toMatchObject({ 'public.payments': { length: 4 }, 'public.refunds': { length: 1 } })
  expect(before).toMatchObject({ 'public.sessions': { length: 1 } })
  const restored = { ...before, ...Object.fromEntries(SIGN_INS.map((name) => [name, []])) }

  const empty = await newHome({ isEmpty: true })
  expect(run('restore', empty, file)).toMatchObject({ status: 0, stderr: '' })
  expect(await contentOf(empty)).toEqual(restored)
  expect(await filesOf(empty)).toEqual(await filesOf(home))
  const picture = await stat(join(empty.settings['DATA_DIR'] ?? '', 'storage/pictures/p0-640.webp'))
  expect((picture.mode & 0o777).toString(8)).toBe('600')

  // Never over a shop, unless told.
  const refused = run('restore', empty, file)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(
    /^There is a shop in .+ already: add --replace to put the backup in its place\.\n$/,
  )
  // Files uploaded since the backup go too.
  await storageOf(empty).put('pictures/later-640.webp', Buffer.from('uploaded since'))
  expect(run('restore', empty, file, '--replace')).toMatchObject({ status: 0, stderr: '' })
  expect(await contentOf(empty)).toEqual(restored)
  expect(await filesOf(empty)).toEqual(await filesOf(home))
  const shop = await startShop(empty.settings)
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)

  // Not under a shop that runs either.
  expect(run('restore', empty, file, '--replace')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^(Other programs use this database|The data in .+ is in use)[^\n]+\n$/,
    ) as string,
  })
})

/** The same archive with something changed in it. */
async function altered(file: string, change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await newFolder()
  await extract({ file, cwd: folder })
  await change(folder)
  const other = join(await newFolder(), 'shop.tar')
  await create({ file: other, cwd: folder, portable: true }, ['.'])
  return other
}

const changeManifest = (change: (text: string) => string) => async (folder: string) => {
  const path = join(folder, 'manifest.json')
  await writeFile(path, change(await readFile(path, 'utf8')))
}

test('an archive that is damaged, of a newer release, or none is refused in one sentence, and nothing is touched', async () => {
  const home = await newHome()
  const file = join(await newFolder(), 'shop.tar')
  expect(run('backup', home, file)).toMatchObject({ status: 0, stderr: '' })
  const half = join(await newFolder(), 'half.tar')
  await copyFile(file, half)
  await truncate(half, 40_000)
  const notes = join(await newFolder(), 'notes.tar')
  await writeFile(notes, 'not an archive at all')
  const refusals: [archive: string, reason: RegExp][] = [
    [half, /is damaged/],
    [notes, /is damaged, or is none/],
    [
      await altered(file, (folder) => writeFile(join(folder, 'database.dump'), 'x')),
      /database\.dump is not as it was/,
    ],
    [await altered(file, (folder) => rm(join(folder, 'manifest.json'))), /is no backup of a KROK shop/],
    [
      await altered(
        file,
        changeManifest((text) => text.replace('"format": 1', '"format": 2')),
      ),
      /newer release/,
    ],
    [
      await altered(
        file,
        changeManifest((text) => text.replace('"migrations": [', '"migrations": ["2999_later",')),
      ),
      /is of a newer release: restore it with that release/,
    ],
    [
      await altered(
        file,
        changeManifest((text) =>
          text.replace(/"engine": "\w+"/, (engine) =>
            engine.includes('pglite') ? '"engine": "postgres"' : '"engine": "pglite"',
          ),
        ),
      ),
      /is of (PostgreSQL|PGlite)/,
    ],
    ['nowhere.tar', /There is no file .+nowhere\.tar/],
  ]
  const before = await contentOf(home)
  for (const [archive, reason] of refusals) {
    const { status, stderr } = run('restore', home, archive, '--replace')
    expect(stderr).toMatch(reason)
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  }
  expect(await contentOf(home)).toEqual(before)
})

test('what a backup needs is said in one sentence', async () => {
  const home = await newHome()
  expect(run('backup', home)).toMatchObject({ status: 1, stderr: 'Use: npm run backup -- <file>\n' })
  const shop = await startShop(home.settings)
  const file = join(await newFolder(), 'shop.tar')
  const { status, stderr } = run('backup', home, file)
  // PGlite belongs to the process that runs; PostgreSQL is dumped meanwhile.
  const isShared = 'DATABASE_URL' in home.settings
  expect([status, stderr]).toEqual(
    isShared
      ? [0, '']
      : [
          1,
          expect.stringMatching(
            /^The data in .+ is in use by another KROK process; stop that one first\.\n$/,
          ),
        ],
  )
  await shop.kill('SIGTERM')
  await rm(file, { force: true })
  const bare = { settings: { ...home.settings, PATH: '' } }
  const without = run('backup', { ...home, ...bare }, file)
  expect(without).toMatchObject(
    isShared
      ? { status: 1, stderr: expect.stringMatching(/^pg_dump is not on this machine[^\n]+\n$/) as string }
      : { status: 0 },
  )
})

test('a backup is for its owner alone, replaces no other, makes no folder, and clears what killed ones have left', async () => {
  const home = await newHome()
  const folder = await newFolder()
  const file = join(folder, 'shop.tar')
  const [left, packed] = [`${file}.krok-part-abc123`, `${file}.krok-part-abc123.tar`]
  const [others, fresh] = [join(folder, 'notes.part-backup'), `${file}.krok-part-def456`]
  for (const path of [left, others, fresh]) await mkdir(path)
  await writeFile(join(left, 'database.dump'), 'half of it')
  await writeFile(packed, 'half of it')
  const longAgo = addTime(new Date(), -2 * DAY)
  for (const path of [left, packed, others]) await utimes(path, longAgo, longAgo)

  expect(run('backup', home, file)).toMatchObject({ status: 0, stderr: '' })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect((await readdir(folder)).toSorted()).toEqual(['notes.part-backup', 'shop.tar', basename(fresh)])
  const content = await readFile(file)
  expect(run('backup', home, file)).toMatchObject({
    status: 1,
    stderr: `There is a file ${file} already: give the backup another name.\n`,
  })
  expect((await readFile(file)).equals(content)).toBe(true)
  const nowhere = join(folder, 'disk')
  expect(run('backup', home, join(nowhere, 'shop.tar'))).toMatchObject({
    status: 1,
    stderr: `There is no folder ${nowhere}: make it first.\n`,
  })
  expect(existsSync(nowhere)).toBe(false)
})
