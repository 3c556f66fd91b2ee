import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import { listCheckRuns } from '#domain/base/checks/index.ts'
import { addPicture, listPictures } from '#domain/catalog/product-pictures/index.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Home, newHome, spawnShop, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/* A release is started from a folder of its own: what the one before has stored must not be left behind with its folder. */

const LIVE = {
  SITE_URL: 'https://krok.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'KROK <shop@krok.example>',
  SECRET: 'a secret of the tests, long enough',
  BANK_ACCOUNT: 'Test Bank 123',
  LOG_LEVEL: 'error',
}

/** A folder with a release in it. */
async function newRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of await readdir('.')) await symlink(resolve(name), join(folder, name))
  return folder
}

async function withStaff<T>(home: Home, work: (ctx: ReturnType<typeof testCtx>) => Promise<T>): Promise<T> {
  const database = await home.open()
  try {
    const ada = await addPerson(testCtx(database), { roles: ['admin'] })
    const storage = folderStorage(join(home.settings['DATA_DIR'] ?? '', 'storage'))
    return await work(testCtx(database, { actor: asStaff(ada, true), storage }))
  } finally {
    await database.close()
  }
}

/** Gives a new product a picture, and returns where browsers find it. */
const uploadPicture = (home: Home) =>
  withStaff(home, async (ctx) => {
    const { id: productId } = await addProduct(ctx)
    const size = { width: 40, height: 30, channels: 3, background: 'red' } as const
    const file = await sharp({ create: size }).png().toBuffer()
    expect(await addPicture(ctx, { productId, file })).toMatchObject({ ok: true })
    const [picture] = (await listPictures(ctx, { productId })).pictures
    return picture?.image ?? ''
  })

test('the pictures of the release before are there in the next one; without DATA_DIR neither starts', async () => {
  const home = await newHome()
  const image = await uploadPicture(home)
  const settings = { ...home.settings, ...LIVE }
  for (const folder of [await newRelease(), await newRelease()]) {
    const shop = await startShop(settings, { folder })
    expect((await fetch(`${shop.url}${image}-320.webp`)).status).toBe(200)
    expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })

    const without = await spawnShop({ ...settings, DATA_DIR: '' }, { folder })
    const { code, stdout, stderr } = await without.ended
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^KROK cannot start.+DATA_DIR must be a whole path[^\n]+\n$/)
  }
})

test('a shop whose pictures are not where it looks says so in the log and among its checks', async () => {
  const home = await newHome()
  const image = await uploadPicture(home)
  const name = image.replace('/media/', '')
  const storage = join(home.settings['DATA_DIR'] ?? '', 'storage')
  await rm(storage, { recursive: true })
  const shop = await startShop({ ...home.settings, ...LIVE })
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
  await eventually(
    async () => shop.stdout(),
    (text) => text.includes('the books do not agree'),
  )
  const { stdout } = await shop.kill('SIGTERM')
  const warnings = stdout.split('\n').filter((line) => line.includes('uploaded pictures are missing'))
  expect(warnings.map((line) => JSON.parse(line) as object)).toMatchObject([{ pictures: [name], count: 1 }])
  const { findings } = await withStaff(home, listCheckRuns)
  expect(findings).toEqual([{ kind: 'picture', subjectId: null, label: name, expected: 1, found: 0 }])
})
