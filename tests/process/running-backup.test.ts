import { createWriteStream, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { createBackupKey } from '#adapters/backups/seal.ts'
import { bucketFiles } from '#adapters/storage/bucket-files.ts'
import { DEFAULT_SETTINGS, fillSettings } from '#domain/base/settings/index.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import {
  askForOne,
  beginNight,
  contentOf,
  filledHome,
  filesOf,
  inShop,
  newFolder,
  run,
  runsOf,
} from './backup-commands.ts'

/* Backups that the running shop makes of itself, and what is there when it is killed in the middle of one. */

const namesIn = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
const dataDirOf = (home: Home) => home.settings['DATA_DIR'] ?? ''
/** Both names that stand beside the data only while something is under way. */
const workOf = (home: Home) =>
  namesIn(dataDirOf(home)).filter((name) => /^(making|checking)-backup$/.test(name))

/** Starts the shop, waits for the backup that was asked for, and stops it. */
async function letItBackUp(home: Home, place: string): Promise<void> {
  const shop = await startShop({ ...home.settings, BACKUP_URL: place })
  await eventually(
    async () => workOf(home),
    (names) => names.includes('checking-backup'),
  )
  // The page answers all the while.
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
  await eventually(
    async () => workOf(home),
    (names) => names.length === 0,
  )
  // It finishes first what is under way.
  await shop.kill('SIGTERM')
}

test('the running shop makes a backup of itself, restores it beside itself and finds it right', async () => {
  const home = await filledHome()
  const folder = await newFolder()
  await askForOne(home)
  await letItBackUp(home, folder)
  const [made] = await runsOf(home)
  expect(made).toMatchObject({ fault: null, detail: null, findings: 0, isSealed: false })
  expect(made?.provedAt).not.toBeNull()
  expect(namesIn(folder)).toEqual([made?.name])

  const elsewhere = await newHome({ isEmpty: true })
  const file = join(folder, made?.name ?? '')
  expect(run('restore', elsewhere, file)).toMatchObject({ status: 0, stderr: '' })
  // The backup was written in the middle of its own run.
  expect(await runsOf(elsewhere)).toMatchObject([{ endedAt: null, madeAt: null }])
})

test('at night it goes sealed into a bucket, and from there a machine that has only the key makes the shop again', async () => {
  const home = await filledHome()
  const { recipient, identity } = await createBackupKey()
  await inShop(home, (ctx) =>
    fillSettings(ctx, { backups: { ...DEFAULT_SETTINGS.backups, isOn: true, recipient } }),
  )
  const { settings } = await startS3Server()
  await beginNight(home)
  const { host } = new URL(settings.endpoint)
  const keys = `${settings.accessKeyId}:${settings.secretAccessKey}`
  await letItBackUp(home, `s3+http://${keys}@${host}/${settings.bucket}`)
  const [made] = await runsOf(home)
  expect(made).toMatchObject({ askedBy: null, fault: null, detail: null, findings: 0, isSealed: true })
  expect(made?.provedAt).not.toBeNull()
  const [sold, files] = [await ordersOf(home), await filesOf(home)]

  const folder = await newFolder()
  const [file, key] = [join(folder, 'shop.tar.age'), join(folder, 'key.txt')]
  const stored = await bucketFiles(settings).read(made?.name ?? '')
  await pipeline(stored?.parts ?? [], createWriteStream(file))
  await writeFile(key, identity)
  const elsewhere = await newHome({ isEmpty: true })
  expect(run('restore', elsewhere, file, '--key', key)).toMatchObject({ status: 0, stderr: '' })
  expect([await ordersOf(elsewhere), await filesOf(elsewhere)]).toEqual([sold, files])
})

async function ordersOf(home: Home) {
  const content: Record<string, unknown[]> = await contentOf(home)
  return content['public.orders']
}

test('a shop that is killed in the middle of a backup leaves nothing half, and makes it once more', async () => {
  const home = await filledHome()
  const folder = await newFolder()
  await askForOne(home)
  const shop = await startShop({ ...home.settings, BACKUP_URL: folder })
  await eventually(
    async () => workOf(home),
    (names) => names.length > 0,
  )
  await shop.kill('SIGKILL')
  expect(namesIn(folder).filter((name) => !name.endsWith('.part'))).toEqual([])
  await askForOne(home)
  await letItBackUp(home, folder)
  expect(await runsOf(home)).toMatchObject([
    { fault: 'interrupted', madeAt: null },
    { fault: null, findings: 0 },
  ])
  expect(workOf(home)).toEqual([])
})
