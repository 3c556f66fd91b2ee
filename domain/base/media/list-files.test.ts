import { expect, test } from 'vitest'
import { StorageError } from '#adapters/storage/storage.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { s3Storage } from '#adapters/storage/s3-storage.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { listFiles, removeUnusedFiles } from './index.ts'

const shop = useTestDatabase()
const staff = { role: 'staff', id: '00000000-0000-4000-8000-000000000000', isAdmin: false } as const

test('lists what is stored by name, 100 on a page', async () => {
  const storage = s3Storage((await startS3Server()).settings)
  const names = Array.from({ length: 101 }, (_, i) => `pictures/${String(i).padStart(3, '0')}-320.webp`)
  for (const name of names) await storage.put(name, new Uint8Array([1]))
  const ctx = testCtx(shop(), { actor: staff, storage })
  const first = await listFiles(ctx, {})
  expect(first.files.map(({ name }) => name)).toEqual(names.slice(0, 100))
  expect(first.next).toBe('pictures/099-320.webp')
  const rest = await listFiles(ctx, { after: 'pictures/099-320.webp' })
  expect(rest).toMatchObject({ files: [{ name: 'pictures/100-320.webp', size: 1 }], next: null })
})

test('says so where the storage does not answer', async () => {
  const list = () => Promise.reject(new StorageError('unavailable', 'S3 did not list files: Timeout'))
  const ctx = testCtx(shop(), { actor: staff })
  await expect(listFiles({ ...ctx, storage: { ...ctx.storage, list } }, {})).rejects.toMatchObject({
    key: 'storage_unavailable',
  })
})

test('refuses a stranger', async () => {
  const moe = await addPerson(testCtx(shop()), { roles: ['moderator'] })
  const strangers: Actor[] = [{ role: 'visitor' }, { role: 'customer', id: moe.id }]
  for (const actor of strangers) {
    await expect(listFiles(testCtx(shop(), { actor }), {})).rejects.toMatchObject({ code: 'forbidden' })
  }
  for (const actor of [...strangers, asStaff(moe, true)]) {
    await expect(removeUnusedFiles(testCtx(shop(), { actor }))).rejects.toMatchObject({ code: 'forbidden' })
  }
})
