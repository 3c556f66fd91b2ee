import { beforeAll, describe, expect, test } from 'vitest'
import { StorageError } from '#adapters/storage/storage.ts'
import { s3Storage } from '#adapters/storage/s3-storage.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { capturingLog } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'

const NAME = 'pictures/0a1b-640.avif'
const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
  await testStorage().put(NAME, new TextEncoder().encode('a picture'))
  await testStorage().put('exports/people.csv', new TextEncoder().encode('names'))
})

describe('a stored picture', () => {
  test('is served with its type, for an hour', async () => {
    const response = await app.fetch(`/media/${NAME}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(await response.text()).toBe('a picture')
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await app.fetch(`/media/${NAME}`)).headers.get('etag') ?? ''
    const again = await app.fetch(`/media/${NAME}`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each([
    '/media/pictures/none-640.avif',
    '/media/exports/people.csv',
    '/media/pictures/..%2f..%2fdemo-accounts.json',
    '/media/pictures/',
    '/media/',
  ])('is not at %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(404)
  })
})

describe('a storage that fails', () => {
  test('takes nothing down but its pictures, and says when to try again', async () => {
    const log = capturingLog()
    const get = () => Promise.reject(new StorageError('unavailable', 'S3 did not read a file: Timeout'))
    const broken = await testApp(shop(), {
      log,
      change: (ctx) => ({ ...ctx, storage: { ...ctx.storage, get } }),
    })
    const response = await broken.fetch(`/media/${NAME}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(log.entries).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'a stored picture cannot be read' }),
    )
    for (const path of ['/', '/th/shop', '/readyz']) expect((await broken.fetch(path)).status).toBe(200)
  })
})

test('pictures with an address of their own may be shown by pages', async () => {
  const { settings, publicUrl } = await startS3Server()
  const storage = s3Storage(settings, { publicUrl })
  const page = await (await testApp(shop(), { change: (ctx) => ({ ...ctx, storage }) })).fetch('/th/cart')
  expect(page.headers.get('content-security-policy')).toContain(
    `img-src 'self' ${new URL(publicUrl).origin};`,
  )
  const own = await app.fetch('/th/cart')
  expect(own.headers.get('content-security-policy')).toContain("img-src 'self';")
})
