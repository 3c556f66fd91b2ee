import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { create, extract } from 'tar'
import { expect, test } from 'vitest'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { contentOf, filesOf, filledHome, newFolder, run, SIGN_INS, storageOf } from './backup-commands.ts'

/* `npm run backup` and `npm run restore`: what comes back is what was there, row by row and file by file. */

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
  expect(run('backup', home)).toMatchObject({
    status: 1,
    stderr: 'Use: npm run backup -- <file> [--to age1…]\n',
  })
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
