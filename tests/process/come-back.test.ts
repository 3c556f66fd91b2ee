import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createBackupKey } from '#adapters/backups/seal.ts'
import { setup as en } from '#shared/messages/en/accounts/admin/setup.ts'
import { setup as th } from '#shared/messages/th/accounts/admin/setup.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Home, newHome, type ShopProcess, startShop } from '../helpers/shop-process.ts'
import { contentOf, filesOf, filledHome, newFolder, run } from './backup-commands.ts'
import { LIVE, newShop, started } from './new-shop.ts'

/* The first page of a new shop, to which somebody brings a backup and its key. */

const RESTARTS = 'a backup takes the place of this shop'

/** Parts of a shop that only a restore changes: its processes work on others, such as jobs. */
const TOLD = ['orders', 'order_items', 'payments', 'refunds', 'invoices', 'products', 'users'].map(
  (name) => `public.${name}`,
)
async function toldOf(home: Home) {
  const content: Record<string, unknown[]> = await contentOf(home)
  return Object.fromEntries(TOLD.map((name) => [name, content[name]]))
}

/** A shop with something in it, sealed in a file. */
async function sealedShop() {
  const home = await filledHome()
  const { recipient, identity } = await createBackupKey()
  const file = join(await newFolder(), 'shop.tar.age')
  expect(run('backup', home, file, '--to', recipient)).toMatchObject({ status: 0, stderr: '' })
  return { file, key: identity, told: await toldOf(home), files: await filesOf(home) }
}

const dataDirOf = (home: Home) => home.settings['DATA_DIR'] ?? ''
const leftIn = async (home: Home) =>
  (await readdir(dataDirOf(home))).filter((name) => /restor|checking|next|krok-part/.test(name))

test('a shop comes back in the browser, and one that cannot says why and stays as it is', async () => {
  const old = await sealedShop()
  const empty = await newShop(await newHome({ isEmpty: true }))
  const { home } = empty
  const { shops, send } = await started(empty)
  const bytes = await readFile(old.file)
  const folder = await newFolder()
  const [half, notes] = [join(folder, 'half.age'), join(folder, 'notes.txt')]
  await writeFile(half, bytes.subarray(0, bytes.length - 70_000))
  await writeFile(notes, 'my notes')
  const { identity: otherKey } = await createBackupKey()
  const refusals: [given: Parameters<typeof send>[0], sentence: string][] = [
    [{ file: old.file, key: old.key, token: 'guess' }, en.wrong],
    [{ file: old.file, key: 'my key' }, en.faults.bad_key],
    [{ file: old.file, key: otherKey }, en.faults.wrong_key],
    [{ file: old.file }, en.faults.no_key],
    [{ file: half, key: old.key }, en.faults.damaged],
    [{ file: notes, key: old.key }, en.faults.damaged],
  ]
  for (const [given, sentence] of refusals) {
    const { status, text } = await send(given)
    expect([status, text]).toEqual([422, expect.stringContaining(sentence)])
    expect(text).not.toContain(old.key)
  }
  expect(await leftIn(home)).toEqual([])

  const { status, text } = await send({ file: old.file, key: `${old.key}\n` }, '/th/admin-setup')
  expect([status, text]).toEqual([200, expect.stringContaining(th.back)])
  // Starting them again is a supervisor's work.
  for (const { ended } of shops) {
    const { code, stdout, stderr } = await ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(RESTARTS)
    expect(stdout).not.toContain(old.key)
  }
  expect(await toldOf(home)).toEqual(old.told)
  expect(await filesOf(home)).toEqual(old.files)
  expect(await leftIn(home)).toEqual([])
  const content: Record<string, unknown> = await contentOf(home)
  expect(content['public.sessions']).toEqual([])

  const again = await startShop({ ...home.settings, ...LIVE })
  expect(again.stdout()).not.toContain('No admin yet')
  expect((await fetch(`${again.url}/admin-setup`, { redirect: 'manual' })).status).not.toBe(200)
})

test('a shop that is killed while another one comes back is the one or the other at the next start', async () => {
  const old = await sealedShop()
  const empty = await newShop(await newHome({ isEmpty: true }))
  const { home } = empty
  async function killedWhen(isTime: (shops: ShopProcess[]) => Promise<boolean>) {
    const { shops, send } = await started(empty)
    const answer = send({ file: old.file, key: old.key }).catch(() => undefined)
    await eventually(() => isTime(shops), Boolean)
    await Promise.all(shops.map((shop) => shop.kill('SIGKILL')))
    await answer
    return toldOf(home)
  }
  const early = await killedWhen(async () => (await leftIn(home)).includes('checking-backup'))
  expect([early['public.orders'], early['public.users']]).toEqual([[], [expect.any(String)]])
  const late = await killedWhen(async (shops) => shops.every((shop) => shop.stdout().includes(RESTARTS)))
  expect(late).toEqual(old.told)
})
