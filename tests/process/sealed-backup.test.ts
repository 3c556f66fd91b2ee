import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, open, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBackupKey } from '#adapters/backups/seal.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import { contentOf, filesOf, filledHome, newFolder, run, SIGN_INS } from './backup-commands.ts'

/* Sealed backups, checks beside a shop that lives, and what is there when a restore is killed. */

const dataDirOf = (home: Home) => home.settings['DATA_DIR'] ?? ''

async function keyFile() {
  const { recipient, identity } = await createBackupKey()
  const file = join(await newFolder(), 'key.txt')
  await writeFile(file, `# created: today\n# public key: ${recipient}\n${identity}\n`)
  return { recipient, file }
}

/** Turns one bit of a file. */
async function damaged(file: string, at: number): Promise<string> {
  const copy = join(await newFolder(), 'damaged.age')
  await copyFile(file, copy)
  const handle = await open(copy, 'r+')
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte[0] = (byte[0] ?? 0) ^ 1
  await handle.write(byte, 0, 1, at)
  await handle.close()
  return copy
}

test('a sealed backup opens with its key alone, and a damaged one with none', async () => {
  const home = await filledHome()
  const [key, other] = [await keyFile(), await keyFile()]
  const file = join(await newFolder(), 'shop.tar.age')
  expect(run('backup', home, file, '--to', 'age1nobody')).toMatchObject({
    status: 1,
    stderr: 'age1nobody is no public key of age: it begins with age1.\n',
  })
  expect(run('backup', home, file, '--to', key.recipient)).toMatchObject({ status: 0, stderr: '' })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  const before = await contentOf(home)

  const empty = await newHome({ isEmpty: true })
  const { size } = await stat(file)
  const half = join(await newFolder(), 'half.age')
  await copyFile(file, half)
  await truncate(half, size - 70_000)
  const notes = join(await newFolder(), 'notes.txt')
  await writeFile(notes, 'my key')
  const refusals: [args: string[], reason: RegExp][] = [
    [[file], /is sealed: add --key <file>, with the key that opens it/],
    [[file, '--key', other.file], /The key does not open this backup/],
    [[file, '--key', notes], /no secret key of a backup/],
    [[file, '--key', join(notes, 'nowhere')], /The key cannot be read/],
    [[half, '--key', key.file], /is damaged/],
    [[await damaged(file, size - 1_000), '--key', key.file], /is damaged/],
    [[await damaged(file, Math.floor(size / 2)), '--key', key.file], /is damaged/],
    [[file, '--check', '--replace'], /^Use: /],
  ]
  for (const [args, reason] of refusals) {
    const { status, stderr } = run('restore', empty, ...args)
    expect(stderr).toMatch(reason)
    expect([status, stderr.trim().split('\n').length]).toEqual([1, 1])
  }
  expect(run('restore', empty, file, '--key', key.file)).toMatchObject({ status: 0, stderr: '' })
  expect(await contentOf(empty)).toEqual({
    ...before,
    ...Object.fromEntries(SIGN_INS.map((name) => [name, []])),
  })
  expect(await filesOf(empty)).toEqual(await filesOf(home))
})

test('a backup is checked beside a shop that lives, which keeps nothing of it', async () => {
  const home = await filledHome()
  const key = await keyFile()
  const file = join(await newFolder(), 'shop.tar.age')
  expect(run('backup', home, file, '--to', key.recipient)).toMatchObject({ status: 0, stderr: '' })
  const before = await contentOf(home)
  const shop = await startShop(home.settings)
  const { status, stdout, stderr } = run('restore', home, file, '--key', key.file, '--check')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^The shop of .+ opens, with its database and 105 uploaded files, and its books agree\./,
  )
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
  await shop.kill('SIGTERM')
  expect(Object.keys(await contentOf(home))).toEqual(Object.keys(before))
  expect((await readdir(dataDirOf(home))).filter((name) => /check|restor|krok-part/.test(name))).toEqual([])
})

/** Runs a restore and kills it, as `kill -9` would, as soon as something is so. */
async function killedRestore(home: Home, file: string, isTime: () => Promise<boolean>): Promise<void> {
  const child = spawn(process.execPath, [programOf('scripts/restore.ts'), file, '--replace'], {
    env: serverEnv(home.settings),
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const isOver = ended.then(() => true)
  for (;;) {
    if (await isTime()) break
    if (await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 5, false))])) break
  }
  child.kill('SIGKILL')
  await ended
}

test('a restore that is killed leaves the shop that was there, and one more makes it whole', async () => {
  const home = await filledHome()
  const file = join(await newFolder(), 'shop.tar')
  expect(run('backup', home, file)).toMatchObject({ status: 0, stderr: '' })
  const saved = await contentOf(home)
  const database = await home.open()
  const owner = await database.pool.connect()
  await owner.query('set role none')
  await owner.query(`update products set stock_quantity = stock_quantity`)
  await owner.query(`insert into jobs (kind, payload) values ('sold-since', '{}')`)
  owner.release(true)
  await database.close()
  const sold = await contentOf(home)
  expect(sold).not.toEqual(saved)

  // While it unpacks, and, with the embedded database, while that is being loaded beside.
  const steps = ['restore.krok-part-', 'postgres.restoring']
  for (const step of steps) {
    await killedRestore(home, file, async () =>
      (await readdir(dataDirOf(home))).some((name) => name.startsWith(step)),
    )
    if (!('DATABASE_URL' in home.settings) || step === steps[0]) expect(await contentOf(home)).toEqual(sold)
  }
  expect(run('restore', home, file, '--replace')).toMatchObject({ status: 0, stderr: '' })
  expect(await contentOf(home)).toEqual({
    ...saved,
    ...Object.fromEntries(SIGN_INS.map((name) => [name, []])),
  })
  expect(existsSync(join(dataDirOf(home), 'postgres.restoring'))).toBe(false)
  expect(await readFile(file)).not.toHaveLength(0)
})
