import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { StorageError } from '#adapters/storage/storage.ts'
import { addPerson, asStaff, auditOf, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { getProduct } from '../catalog/index.ts'
import type { Actor, Ctx } from '#domain/kernel/context.ts'
import { asShop } from '#domain/kernel/context.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import {
  addPicture,
  deletePicture,
  describePicture,
  listPictures,
  movePicture,
  replacePicture,
} from './index.ts'
import { MOST_PICTURES } from './schemas.ts'

const shop = useTestDatabase()
let moe: TestPerson
let ada: TestPerson
beforeAll(async () => {
  moe = await addPerson(testCtx(shop()), { roles: ['moderator'] })
  ada = await addPerson(testCtx(shop()), { roles: ['admin'] })
})
const moderator = (overrides: Partial<Ctx> = {}) =>
  testCtx(shop(), { actor: asStaff(moe, false), ...overrides })
const admin = (overrides: Partial<Ctx> = {}) => testCtx(shop(), { actor: asStaff(ada, true), ...overrides })

let shade = 0
/** A picture that no other test has. */
async function newPicture(): Promise<Uint8Array> {
  shade += 1
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 53) % 256 }
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

const add = async (productId: string, ctx = moderator()) => {
  const result = await addPicture(ctx, { productId, file: await newPicture() })
  if (!result.ok) throw new Error(result.reason)
  return result.pictureId
}
const idsOf = async (productId: string) =>
  (await listPictures(moderator(), { productId })).pictures.map(({ id }) => id)
const filesOf = async (image: string) => {
  const names = (await testStorage().list({ limit: 10_000 })).map(({ name }) => name)
  return names.filter((name) => `/media/${name}`.startsWith(image))
}

describe('a picture that is added', () => {
  test('is shown by the shop as the last one, in six files, and the audit says who added it', async () => {
    const { id: productId, slug } = await addProduct(testCtx(shop()))
    const [first, second] = [await add(productId), await add(productId)]
    const { pictures, name } = await listPictures(moderator(), { productId })
    expect(pictures.map(({ id }) => id)).toEqual([first, second])
    expect(pictures[0]).toMatchObject({ width: 40, height: 30, alt: { en: '', th: '' }, version: 1 })
    const image = pictures[0]?.image ?? ''
    expect(image).toMatch(/^\/media\/pictures\/[0-9a-f]{2}\/[0-9a-f]{16}-[0-9a-f]{8}$/)
    expect(await filesOf(image)).toHaveLength(6)
    const { product } = await getProduct(testCtx(shop()), { id: slug, language: 'th' })
    expect(product).toMatchObject({ image, imageAlt: name.th })
    expect(product.images).toEqual(pictures.map(({ image }) => ({ image, alt: name.th })))
    expect(await auditOf(testCtx(shop()), productId)).toMatchObject([
      { action: 'picture.added', actorId: moe.id },
      { action: 'picture.added', actorId: moe.id },
    ])
  })

  test('is not added twice to one product, and has files of its own in another', async () => {
    const [one, other] = [await addProduct(testCtx(shop())), await addProduct(testCtx(shop()))]
    const file = await newPicture()
    const results = await Promise.all(
      [one, one, other].map(({ id }) => addPicture(moderator(), { productId: id, file })),
    )
    expect(results.map((result) => (result.ok ? 'added' : result.reason)).toSorted()).toEqual([
      'added',
      'added',
      'duplicate',
    ])
    const [ofOne, ofOther] = await Promise.all(
      [one, other].map(async ({ id }) => (await listPictures(moderator(), { productId: id })).pictures),
    )
    expect(ofOne).toHaveLength(1)
    expect(ofOne?.[0]?.image).not.toBe(ofOther?.[0]?.image)
  })

  test('is one of 20 at most', async () => {
    const { id: productId } = await addProduct(testCtx(shop()), {
      images: Array.from({ length: MOST_PICTURES }, (_, i) => `/images/products/${i}`),
    })
    expect(await addPicture(moderator(), { productId, file: await newPicture() })).toEqual({
      ok: false,
      reason: 'too_many',
    })
  })

  test.each([
    ['full', 'storage_full'],
    ['forbidden', 'storage_forbidden'],
    ['unavailable', 'storage_unavailable'],
  ] as const)('is not there at all where the storage is %s after two of six files', async (fault, reason) => {
    const { id: productId } = await addProduct(testCtx(shop()))
    let files = 0
    const storage = {
      ...testStorage(),
      put: async (name: string, bytes: Uint8Array) => {
        files += 1
        if (files > 2) throw new StorageError(fault, 'the storage fails')
        await testStorage().put(name, bytes)
      },
    }
    const file = await newPicture()
    expect(await addPicture(moderator({ storage }), { productId, file })).toEqual({ ok: false, reason })
    expect(await idsOf(productId)).toEqual([])
    // Nothing keeps the same file from being added later.
    expect(await addPicture(moderator(), { productId, file })).toMatchObject({ ok: true })
  })

  test('is refused where the file is none, or the product', async () => {
    const { id: productId } = await addProduct(testCtx(shop()))
    const file = new TextEncoder().encode('<svg><script>alert(1)</script></svg>')
    expect(await addPicture(moderator(), { productId, file })).toEqual({ ok: false, reason: 'not_a_picture' })
    await expect(
      addPicture(moderator(), { productId: randomUUID(), file: await newPicture() }),
    ).rejects.toMatchObject({ code: 'not_found', what: 'product' })
  })
})

describe('the order', () => {
  test.each([
    [2, 0, [2, 0, 1]],
    [0, 1, [1, 0, 2]],
    [0, 20, [1, 2, 0]],
    [1, 1, [0, 1, 2]],
  ])('of picture %i, moved to place %i, is %j', async (from, to, expected) => {
    const { id: productId } = await addProduct(testCtx(shop()))
    const ids = [await add(productId), await add(productId), await add(productId)]
    await movePicture(moderator(), { productId, pictureId: ids[from] ?? '', to })
    expect(await idsOf(productId)).toEqual(expected.map((i) => ids[i]))
  })

  test('is whole after many moves at once', async () => {
    const { id: productId } = await addProduct(testCtx(shop()))
    const ids = [await add(productId), await add(productId), await add(productId)]
    await Promise.all(ids.map((pictureId) => movePicture(moderator(), { productId, pictureId, to: 0 })))
    expect((await idsOf(productId)).toSorted()).toEqual(ids.toSorted())
  })
})

describe('the texts', () => {
  test('are shown by the shop, in each language', async () => {
    const { id: productId, slug } = await addProduct(testCtx(shop()))
    const pictureId = await add(productId)
    const texts = { altEn: 'A jar on a table', altTh: 'กระปุกบนโต๊ะ' }
    expect(await describePicture(moderator(), { productId, pictureId, ...texts, version: 1 })).toEqual({
      ok: true,
    })
    const altIn = async (language: 'en' | 'th') =>
      (await getProduct(testCtx(shop()), { id: slug, language })).product.imageAlt
    expect([await altIn('en'), await altIn('th')]).toEqual(Object.values(texts))
  })

  test('of somebody else are not lost', async () => {
    const { id: productId } = await addProduct(testCtx(shop()))
    const pictureId = await add(productId)
    const save = (altEn: string, version: number) =>
      describePicture(moderator(), { productId, pictureId, altEn, altTh: '', version })
    expect(await save('first', 1)).toEqual({ ok: true })
    expect(await save('second', 1)).toEqual({
      ok: false,
      reason: 'changed',
      current: { alt: { en: 'first', th: '' }, version: 2 },
    })
    // The same again changes nothing, and is no conflict.
    expect(await save('first', 1)).toEqual({ ok: true })
    expect(await save('second', 2)).toEqual({ ok: true })
  })
})

test('a replaced picture keeps its place and its texts', async () => {
  const { id: productId } = await addProduct(testCtx(shop()))
  const [pictureId, other] = [await add(productId), await add(productId)]
  await describePicture(moderator(), { productId, pictureId, altEn: 'kept', altTh: '', version: 1 })
  const before = (await listPictures(moderator(), { productId })).pictures
  const file = await newPicture()
  expect(await replacePicture(admin(), { productId, pictureId, file })).toEqual({ ok: true, pictureId })
  const after = (await listPictures(moderator(), { productId })).pictures
  expect(after.map(({ id }) => id)).toEqual([pictureId, other])
  expect(after[0]).toMatchObject({ alt: { en: 'kept' } })
  expect(after[0]?.image).not.toBe(before[0]?.image)
  expect(await replacePicture(admin(), { productId, pictureId: other, file })).toMatchObject({
    reason: 'duplicate',
  })
})

describe('the clean-up', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const cleanUp = (days: number) => removeUnusedFiles(asShop(testCtx(shop(), { now: () => inDays(days) })))

  test('deletes the files of a deleted and of a replaced picture, after a day', async () => {
    const { id: productId } = await addProduct(testCtx(shop()))
    const [deleted, replaced, kept] = [await add(productId), await add(productId), await add(productId)]
    const images = (await listPictures(admin(), { productId })).pictures.map(({ image }) => image)
    await deletePicture(admin(), { productId, pictureId: deleted })
    await replacePicture(admin(), { productId, pictureId: replaced, file: await newPicture() })
    expect(await idsOf(productId)).toEqual([replaced, kept])
    await cleanUp(0.9)
    expect((await Promise.all(images.map(filesOf))).map((files) => files.length)).toEqual([6, 6, 6])
    await cleanUp(1.1)
    expect((await Promise.all(images.map(filesOf))).map((files) => files.length)).toEqual([0, 0, 6])
    const shown = (await listPictures(admin(), { productId })).pictures
    expect(await filesOf(shown[0]?.image ?? '')).toHaveLength(6)
  })

  test('deletes what an upload left that ended before its row was written, and nothing that is not ours', async () => {
    const bytes = new Uint8Array([1])
    const left = ['pictures/aa/0123-89ab-320.avif', 'incoming/half.part']
    const others = ['backups/2026.tar', 'pictures/readme.pdf']
    for (const name of [...left, ...others]) await testStorage().put(name, bytes)
    await cleanUp(2)
    const names = (await testStorage().list({ limit: 10_000 })).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(others))
    for (const name of left) expect(names).not.toContain(name)
    for (const name of others) await testStorage().delete(name)
  })
})

test('refuses a stranger, and a moderator what takes pictures away', async () => {
  const { id: productId } = await addProduct(testCtx(shop()))
  const pictureId = await add(productId)
  const file = await newPicture()
  const verbs: [(ctx: Ctx) => Promise<unknown>, isForModerators: boolean][] = [
    [(ctx) => listPictures(ctx, { productId }), true],
    [(ctx) => movePicture(ctx, { productId, pictureId, to: 0 }), true],
    [(ctx) => describePicture(ctx, { productId, pictureId, altEn: '', altTh: '', version: 1 }), true],
    [(ctx) => addPicture(ctx, { productId, file }), true],
    [(ctx) => replacePicture(ctx, { productId, pictureId, file }), false],
    [(ctx) => deletePicture(ctx, { productId, pictureId }), false],
  ]
  const strangers: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: moe.id }]
  for (const [verb, isForModerators] of verbs) {
    for (const actor of strangers) {
      await expect(verb(testCtx(shop(), { actor }))).rejects.toMatchObject({ code: 'forbidden' })
    }
    if (isForModerators) await verb(moderator())
    else await expect(verb(moderator())).rejects.toMatchObject({ code: 'forbidden' })
  }
  await deletePicture(admin(), { productId, pictureId })
})
