import { createServer, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { s3Storage } from '#adapters/storage/s3-storage.ts'
import { StorageError } from '#adapters/storage/storage.ts'
import { addSize } from '#domain/catalog/catalog/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { readPage } from '#tests/helpers/html.ts'
import { addPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { startS3Server } from '#tests/stand-ins/s3-server.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { staff } from '#shared/messages/en/admin.ts'
import { staff as staffInThai } from '#shared/messages/th/admin.ts'

const shop = useTestDatabase()
const { pictures: texts } = staff
let app: TestApp
let moderator = ''
let admin = ''
beforeAll(async () => {
  app = await testApp(shop())
  moderator = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles: ['moderator'] }))
  admin = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles: ['admin'] }))
})

let shade = 0
const jpeg = async (size = 40) => {
  shade += 1
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 53) % 256 }
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer()
}
const fileOf = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name)

function formOf(files: File[], fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'add', ...fields })) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form
}

type Sending = { cookie?: string; to?: TestApp; locale?: '' | '/th'; headers?: Record<string, string> }

/** Sends files as a form without scripts does, and reads the page that comes back. */
async function upload(product: TestProduct, form: FormData, sending: Sending = {}) {
  const { cookie = moderator, to = app, locale = '', headers = {} } = sending
  const path = `${locale}/admin/products/${product.id}/pictures`
  const response = await to.fetch(path, { method: 'POST', body: form, headers: { cookie, ...headers } })
  const page = readPage(await response.text())
  return { status: response.status, page }
}

async function imagesOf({ slug }: TestProduct): Promise<string[]> {
  const response = await app.fetch(`/api/products/${slug}`)
  const { product } = (await response.json()) as { product: { images: { image: string }[] } }
  return product.images.map(({ image }) => image)
}

describe('an upload', () => {
  test('of several files is shown in the shop, in every size and format', async () => {
    const product = await addProduct(testCtx(shop()))
    const files = [fileOf(await jpeg(1500), 'one.jpg'), fileOf(await jpeg(), 'สอง.png')]
    const { status, page } = await upload(product, formOf(files))
    expect(status).toBe(200)
    for (const name of ['one.jpg', 'สอง.png']) expect(page.says(`${name}: ${texts.added}`)).toBe(true)
    const images = await imagesOf(product)
    expect(images).toHaveLength(2)
    for (const size of ['320.avif', '640.avif', '1280.avif', '320.webp', '640.webp', '1280.webp']) {
      const picture = await app.fetch(`${images[0]}-${size}`)
      expect(picture.status).toBe(200)
      const [width] = size.split('.')
      expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(Number(width))
    }
    const html = await (await app.fetch(`/th/product/${product.slug}`)).text()
    expect(html).toContain(`${images[0]}-640.avif 640w`)
    for (const image of images) expect(html).toContain(`"https://shop.test${image}-1280.webp"`)
  })

  test('has a verdict for each file: the good ones are kept, whatever the others are', async () => {
    const product = await addProduct(testCtx(shop()))
    const good = await jpeg()
    const cut = (await jpeg(600)).subarray(0, 1500)
    const files = [
      fileOf('PK\x03\x04 a zip', 'zip.png'),
      fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing.svg'),
      fileOf(good, 'good.jpg'),
      fileOf(cut, 'cut.jpg'),
      fileOf(good, 'again.jpg'),
      fileOf(new Uint8Array(10 * 1024 * 1024 + 1), 'large.jpg'),
      fileOf(await jpeg(), 'last.jpg'),
    ]
    const { status, page } = await upload(product, formOf(files))
    expect(status).toBe(200)
    for (const [name, verdict] of [
      ['zip.png', texts.faults.not_a_picture],
      ['drawing.svg', texts.faults.not_a_picture],
      ['good.jpg', texts.added],
      ['cut.jpg', texts.faults.broken],
      ['again.jpg', texts.faults.duplicate],
      ['large.jpg', texts.faults.too_large],
      ['last.jpg', texts.added],
    ]) {
      expect(page.says(`${name}: ${verdict}`), `${name}`).toBe(true)
    }
    expect(await imagesOf(product)).toHaveLength(2)
  })

  test('of nothing but a broken file is refused, in the page’s language', async () => {
    const product = await addProduct(testCtx(shop()))
    const { status, page } = await upload(product, formOf([fileOf('x', 'x.jpg')]), { locale: '/th' })
    expect(status).toBe(422)
    expect(page.says(staffInThai.pictures.faults.not_a_picture)).toBe(true)
    expect(await imagesOf(product)).toEqual([])
  })

  test('without a file asks for one', async () => {
    const product = await addProduct(testCtx(shop()))
    const { status, page } = await upload(product, formOf([fileOf('', '')]))
    expect(status).toBe(422)
    expect(page.says(texts.noFile)).toBe(true)
  })

  test('of 32 files takes 20 for a product, and says so of the others', async () => {
    const product = await addProduct(testCtx(shop()))
    const files = await Promise.all(
      Array.from({ length: 32 }, async (_, i) => fileOf(await jpeg(16), `${i}.jpg`)),
    )
    const { status, page } = await upload(product, formOf(files))
    expect(status).toBe(200)
    expect(page.says(`31.jpg: ${texts.faults.too_many}`)).toBe(true)
    expect(await imagesOf(product)).toHaveLength(20)
  })

  test('is one of 30 at once: all have their turn', async () => {
    const products = await Promise.all(Array.from({ length: 30 }, () => addProduct(testCtx(shop()))))
    const results = await Promise.all(
      products.map(async (product) => upload(product, formOf([fileOf(await jpeg(16), 'a.jpg')]))),
    )
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
    for (const product of products) expect(await imagesOf(product)).toHaveLength(1)
  })
})

describe('a body that is refused before it is read', () => {
  test.each([
    ['by a visitor', { cookie: '' }, 302],
    ['of another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['of more than 100 MB', { headers: { 'content-length': String(101 * 1024 * 1024) } }, 413],
  ])('%s', async (_who, sending, status) => {
    const product = await addProduct(testCtx(shop()))
    const answer = await upload(product, formOf([fileOf(await jpeg(), 'a.jpg')]), sending)
    expect(answer.status).toBe(status)
    expect(await imagesOf(product)).toEqual([])
  })

  test('with files for a page that takes none', async () => {
    const init = { method: 'POST', body: formOf([fileOf('x', 'x')]), headers: { cookie: admin } }
    expect((await app.fetch('/admin/orders', init)).status).toBe(415)
    expect((await app.fetch('/th/cart', init)).status).toBe(415)
  })

  test('by a customer, to whom the page does not exist', async () => {
    const product = await addProduct(testCtx(shop()))
    const cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop())))
    expect((await upload(product, formOf([fileOf(await jpeg(), 'a.jpg')]), { cookie })).status).toBe(404)
  })

  test('over a socket, with the page’s own error', async () => {
    const server = createServer(app.listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const megabyte = Buffer.alloc(1024 * 1024)
    const product = await addProduct(testCtx(shop()))
    const sent = request({
      port,
      path: `/admin/products/${product.id}/pictures`,
      method: 'POST',
      headers: {
        host: 'shop.test',
        cookie: moderator,
        origin: 'https://shop.test',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 101 * megabyte.length,
      },
    })
    // The shop may hang up before it has got everything.
    sent.on('error', () => {})
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    for (let i = 0; i < 101; i += 1) sent.write(megabyte)
    sent.end()
    const [response] = await answered
    expect(response.statusCode).toBe(413)
    expect(Buffer.concat(await response.toArray()).toString()).toContain('<html')
  })
})

describe('a storage that fails', () => {
  test.each(['full', 'forbidden', 'unavailable'] as const)('is said at the file: %s', async (fault) => {
    const put = () => Promise.reject(new StorageError(fault, `S3 did not store a file: ${fault}`))
    const broken = await testApp(shop(), {
      change: (ctx) => ({ ...ctx, storage: { ...testStorage(), put } }),
    })
    const product = await addProduct(testCtx(shop()))
    const { status, page } = await upload(product, formOf([fileOf(await jpeg(), 'a.jpg')]), { to: broken })
    expect(status).toBe(422)
    expect(page.says(`a.jpg: ${texts.faults[`storage_${fault}`]}`)).toBe(true)
    expect(await imagesOf(product)).toEqual([])
  })
})

test('pictures in a bucket are shown from its public address', async () => {
  const { settings, publicUrl } = await startS3Server()
  const storage = s3Storage(settings, { publicUrl })
  const withBucket = await testApp(shop(), { change: (ctx) => ({ ...ctx, storage }) })
  const product = await addProduct(testCtx(shop()))
  const { status } = await upload(product, formOf([fileOf(await jpeg(), 'a.jpg')]), { to: withBucket })
  expect(status).toBe(200)
  const page = await withBucket.fetch(`/product/${product.slug}`)
  const html = await page.text()
  const [, address = ''] = /src="(http[^"]+-640\.webp)"/.exec(html) ?? []
  expect(address.startsWith(`${publicUrl}/pictures/`)).toBe(true)
  expect(page.headers.get('content-security-policy')).toContain(new URL(publicUrl).origin)
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp')
})

describe('the page of pictures', () => {
  async function send(product: TestProduct, fields: Record<string, string>, cookie = moderator) {
    const body = new URLSearchParams(fields).toString()
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    return app.fetch(`/admin/products/${product.id}/pictures`, { method: 'POST', body, headers })
  }
  async function withPictures(count: number) {
    const product = await addProduct(testCtx(shop()))
    const files = await Promise.all(
      Array.from({ length: count }, async (_, i) => fileOf(await jpeg(), `${i}.jpg`)),
    )
    await upload(product, formOf(files))
    const response = await app.fetch(`/api/staff/products/${product.id}/pictures`, {
      headers: { cookie: moderator },
    })
    const { pictures } = (await response.json()) as { pictures: { id: string; image: string }[] }
    return { product, pictures }
  }

  test('sorts, describes, replaces and deletes; a moderator only sorts and describes', async () => {
    const { product, pictures } = await withPictures(2)
    const [first, second] = pictures
    const intent = (name: string) => `${name}-${second?.id}`
    expect((await send(product, { intent: intent('move'), to: '0' })).status).toBe(303)
    expect(await imagesOf(product)).toEqual([second?.image, first?.image])

    const words = { altEn: 'On a table', altTh: 'บนโต๊ะ', version: '1' }
    expect((await send(product, { intent: intent('describe'), ...words })).status).toBe(303)
    expect(await (await app.fetch(`/th/product/${product.slug}`)).text()).toContain('alt="บนโต๊ะ"')
    const late = await send(product, { intent: intent('describe'), altEn: 'Late', altTh: '', version: '1' })
    expect(late.status).toBe(409)
    expect(readPage(await late.text()).says('On a table')).toBe(true)

    const replacing = () =>
      jpeg().then((bytes) => formOf([fileOf(bytes, 'new.jpg')], { replaces: second?.id ?? '' }))
    expect((await upload(product, await replacing())).status).toBe(403)
    expect((await upload(product, await replacing(), { cookie: admin })).status).toBe(200)
    expect(await imagesOf(product)).not.toContain(second?.image)

    expect((await send(product, { intent: intent('delete') })).status).toBe(403)
    expect((await send(product, { intent: intent('delete') }, admin)).status).toBe(303)
    expect(await imagesOf(product)).toEqual([first?.image])
  })

  test.each([
    [{ intent: 'move-none', to: '0' }, 400],
    [{ intent: 'move-00000000-0000-4000-8000-000000000000', to: '0' }, 404],
    [{ intent: 'move-00000000-0000-4000-8000-000000000000', to: '-1' }, 400],
    [{ intent: 'elsewhere' }, 400],
  ])('refuses %j', async (fields, status) => {
    const { product } = await withPictures(1)
    expect((await send(product, fields)).status).toBe(status)
  })
})

test('a size has the pictures of its product: its page leads there, and nothing is uploaded to it', async () => {
  const ctx = testCtx(shop())
  const main = await addProduct(ctx)
  const { id } = await inTransaction(asShop(ctx), (ctx) =>
    addSize(ctx, {
      productId: main.id,
      size: {
        sku: `S-${main.slug}`,
        barcode: null,
        priceCents: 30_000,
        netWeightValue: 1000,
        isActive: true,
        initialStock: 0,
      },
    }),
  )
  const path = (of: string) => `/th/admin/products/${of}/pictures`
  const stock = await app.fetch(`/th/admin/inventory/${id}`, { headers: { cookie: moderator } })
  expect(readPage(await stock.text()).all(`a[href="${path(main.id)}"]`)).toHaveLength(1)
  const asked = await app.fetch(path(id), { headers: { cookie: moderator }, redirect: 'manual' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, path(main.id)])
  const sent = await upload({ ...main, id }, formOf([fileOf(await jpeg(), 'a.jpg')]))
  expect(sent.status).toBe(404)
  expect((await upload(main, formOf([fileOf(await jpeg(), 'a.jpg')]))).status).toBe(200)
})
