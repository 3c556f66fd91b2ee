import { randomUUID } from 'node:crypto'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { httpCatalogServer } from '#adapters/catalog-server/http.ts'
import {
  auditLog,
  catalogReads,
  inventoryMovements,
  jobs,
  productImages,
  products,
  serverProducts,
} from '#database/schema/index.ts'
import { NO_NUTRITION, NO_TASTE } from '#shared/catalog/food.ts'
import { NO_BACKEND } from '#shared/catalog/no-backend.ts'
import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { offered, startCatalogServer } from '#tests/stand-ins/catalog-server.ts'
import { BELOW_ADMIN, STRANGERS } from '#tests/data/strangers.ts'
import { getProduct } from '../catalog/index.ts'
import { getStaffProduct, updateProductTexts } from '../catalog-desk/index.ts'
import { updateProductTextsInput } from '../catalog-desk/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { askForReading, findServerProduct, getCatalogSource, readCatalog } from './index.ts'

const shop = useTestDatabase()

/** Pages read for one test are not of the next one's server. */
beforeEach(() =>
  inTransaction(asShop(testCtx(shop())), async ({ db }) => {
    const name = sql`gen_random_uuid()`
    await db
      .update(products)
      .set({ sku: name, slug: sql`'p-' || ${name}` })
      .where(like(products.sku, 'S-%'))
    await db.update(serverProducts).set({ goneAt: new Date(), remoteId: name })
    await db.delete(catalogReads)
  }),
)

/** A shop that reads from a server with one product for each of the tags. */
async function stand(...tags: string[]) {
  const server = await startCatalogServer(tags.map((tag) => offered(tag)))
  const log = capturingLog()
  const catalogServer = httpCatalogServer(
    { url: server.url, picturesUrl: undefined, category: undefined },
    { requestMs: MINUTE, totalMs: HOUR, jsonBytes: 100_000, pictureBytes: 1_000_000 },
  )
  const ctx = testCtx(shop(), { log, catalogServer })
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  const read = async () => {
    await readCatalog(asShop(ctx))
    const [reading] = (await getCatalogSource(admin)).readings
    if (!reading) throw new Error('nothing was read')
    return reading
  }
  return { server, ctx, admin, log, read }
}

const rowOf = async (ctx: Ctx, sku: string) => {
  const [row] = await inTransaction(asShop(ctx), ({ db }) =>
    db.select().from(products).where(eq(products.sku, sku)),
  )
  if (!row) throw new Error(`no product ${sku}`)
  return row
}
const onSale = async (ctx: Ctx, ...skus: string[]) => {
  const rows = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select({ sku: products.sku })
      .from(products)
      .where(and(inArray(products.sku, skus), eq(products.isActive, true))),
  )
  return rows.map(({ sku }) => sku).toSorted()
}
const setProduct = (ctx: Ctx, sku: string, change: Partial<typeof products.$inferInsert>) =>
  inTransaction(asShop(ctx), ({ db }) => db.update(products).set(change).where(eq(products.sku, sku)))

test('a set and further sizes are not taken, and the reading names each of them', async () => {
  const { server, ctx, read } = await stand('sized', 'box')
  const [sized, box] = server.products
  if (!sized || !box) throw new Error('two are offered')
  const { id, slug, sku, name, priceCents, netWeight, stock } = sized
  const size = { id, slug, sku, barcode: null, name, priceCents, sale: null, netWeight, stock }
  Object.assign(sized, {
    sizes: [size, { ...size, id: randomUUID(), sku: 'S-1KG', netWeight: { value: 1000, unit: 'g' } }],
  })
  Object.assign(box, { parts: [{ slug, name, quantity: 2, netWeight, image: null, tint: 'red' }] })
  const reading = await read()
  expect(reading).toMatchObject({ added: 1, taken: 1 })
  expect(reading.skipped).toEqual([
    { what: box.sku, reason: 'set', detail: 'Its parts: 1' },
    { what: 'S-1KG', reason: 'size', detail: `Of ${sku}` },
  ])
  expect(await onSale(ctx, sku, box.sku, 'S-1KG')).toEqual([sku])
})

test('new products are in the shop, without stock; what the office decides about them stays', async () => {
  const { server, ctx, admin, read } = await stand('a', 'b')
  Object.assign(server.products[1] ?? {}, { category: 'far-away', categoryName: 'Far away' })
  expect(await read()).toMatchObject({
    outcome: 'read',
    message: null,
    added: 2,
    taken: 2,
    skipped: [],
    by: null,
  })
  const { product } = await getProduct(ctx, { id: 'paste-a', language: 'th' })
  expect(product).toMatchObject({
    name: 'พริกแกง Paste a',
    sku: 'S-a',
    priceCents: 8900,
    allergens: ['fish'],
    ingredients: ['chilli', 'fish sauce'],
    stock: { state: 'out_of_stock' },
    category: 'curry-pastes',
  })
  expect((await getProduct(ctx, { id: 'paste-b', language: 'en' })).product.categoryName).toBe('Far away')
  expect(await findServerProduct(admin, { productId: product.id })).toMatchObject({
    address: server.url,
    isGone: false,
  })

  await setProduct(ctx, 'S-a', { isFeatured: true, sortOrder: 77, vatClass: 'zero' })
  await inTransaction(asShop(ctx), async ({ db }) => {
    await db
      .insert(inventoryMovements)
      .values({ productId: product.id, movementType: 'in', quantity: 5, referenceType: 'count' })
    await db.update(products).set({ stockQuantity: 5 }).where(eq(products.id, product.id))
  })
  Object.assign(server.products[0] ?? {}, {
    priceCents: 9500,
    stock: { state: 'out_of_stock' },
    description: 'Hotter.',
  })
  expect(await read()).toMatchObject({ added: 0, changed: 1, taken: 2 })
  expect(await rowOf(ctx, 'S-a')).toMatchObject({
    priceCents: 9500,
    description: { en: 'Hotter.', th: 'พริกแกงจากร้านอื่น' },
    stockQuantity: 5,
    isFeatured: true,
    sortOrder: 77,
    vatClass: 'zero',
  })
  const [entry] = await inTransaction(asShop(ctx), ({ db }) =>
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, product.id), eq(auditLog.action, 'product.changed'))),
  )
  expect(entry).toMatchObject({ actorId: null, changes: { priceCents: { before: 8900, after: 9500 } } })
  expect(await read()).toMatchObject({ added: 0, changed: 0, taken: 2 })
})

test('whether a product must stay cold is the server’s word; where it says nothing, the office’s', async () => {
  const { server, ctx, read } = await stand('cold')
  await read()
  expect(await rowOf(ctx, 'S-cold')).toMatchObject({ keepCold: false })
  await setProduct(ctx, 'S-cold', { keepCold: true })
  expect(await read()).toMatchObject({ changed: 0 })
  expect(await rowOf(ctx, 'S-cold')).toMatchObject({ keepCold: true })
  Object.assign(server.products[0] ?? {}, { keepCold: false })
  expect(await read()).toMatchObject({ changed: 1 })
  expect(await rowOf(ctx, 'S-cold')).toMatchObject({ keepCold: false })
  server.products.push(offered('new', { keepCold: true }))
  expect(await read()).toMatchObject({ added: 1 })
  expect(await rowOf(ctx, 'S-new')).toMatchObject({ keepCold: true })
})

test('how a product tastes is the server’s word; where it says nothing, the office’s', async () => {
  const { server, ctx, read } = await stand('sour')
  await read()
  const taste = { ...NO_TASTE, sour: 3 } as const
  await setProduct(ctx, 'S-sour', { taste })
  expect(await read()).toMatchObject({ changed: 0 })
  expect(await rowOf(ctx, 'S-sour')).toMatchObject({ taste, nutrition: NO_NUTRITION })
  const nutrition = { ...NO_NUTRITION, energy: 340 }
  Object.assign(server.products[0] ?? {}, { taste: { ...taste, salty: 2 }, nutrition })
  expect(await read()).toMatchObject({ changed: 1 })
  expect(await rowOf(ctx, 'S-sour')).toMatchObject({ taste: { ...taste, salty: 2 }, nutrition })
})

test('what the office changes of a product that another server keeps is put back', async () => {
  const { ctx, admin, read } = await stand('a')
  await read()
  const { id } = await rowOf(ctx, 'S-a')
  const { version, name, ...texts } = await getStaffProduct(admin, { id })
  const input = { ...texts, id, version, name: { ...name, en: 'Our own name' } }
  expect(await updateProductTexts(admin, updateProductTextsInput.strip().parse(input))).toMatchObject({
    ok: true,
  })
  expect(await read()).toMatchObject({ changed: 1 })
  expect((await rowOf(ctx, 'S-a')).name.en).toBe('Paste a')
})

test.each<[string, number]>([
  ['500', 500],
  ['503', 503],
])('a server that answers %s changes nothing, and the office reads why', async (_what, status) => {
  const { server, ctx, log, read } = await stand('a', 'b')
  await read()
  server.instead = (_request, response) => {
    response.writeHead(status).end('<html>')
    return true
  }
  expect(await read()).toMatchObject({
    outcome: 'failed',
    message: `HTTP error! status: ${status}`,
    taken: 0,
  })
  expect(await onSale(ctx, 'S-a', 'S-b')).toEqual(['S-a', 'S-b'])
  expect(log.entries.at(-1)).toMatchObject({
    level: 'warn',
    message: 'the catalogue server could not be read',
  })
  server.instead = () => false
  expect(await read()).toMatchObject({ outcome: 'read', taken: 2, changed: 0 })
})

test('a product that the server no longer has goes out of the shop, and comes back with it', async () => {
  const { server, ctx, admin, read } = await stand('a', 'b', 'c')
  await read()
  const [first] = server.products.splice(0, 1)
  if (!first) throw new Error('no product')
  expect(await read()).toMatchObject({ outcome: 'read', gone: 1 })
  expect(await onSale(ctx, 'S-a', 'S-b', 'S-c')).toEqual(['S-b', 'S-c'])
  const { id } = await rowOf(ctx, 'S-a')
  expect(await findServerProduct(admin, { productId: id })).toMatchObject({ isGone: true })
  expect(await read()).toMatchObject({ gone: 0 })
  server.products.push(first)
  expect(await read()).toMatchObject({ back: 1, changed: 0 })
  expect(await rowOf(ctx, 'S-a')).toMatchObject({ id, isActive: true })
})

test('one that the office had hidden stays hidden when it comes back', async () => {
  const { server, ctx, read } = await stand('a', 'b')
  await read()
  await setProduct(ctx, 'S-a', { isActive: false })
  const all = server.products
  server.products = all.slice(1)
  await read()
  server.products = all
  expect(await read()).toMatchObject({ back: 1 })
  expect(await onSale(ctx, 'S-a', 'S-b')).toEqual(['S-b'])
})

test('one that is only missing from the list stays in the shop: it is asked for first', async () => {
  const { server, ctx, read } = await stand('a', 'b', 'c')
  await read()
  const [hidden, ...others] = server.products
  server.instead = (request, response) => {
    if (!request.url?.startsWith('/api/products?')) return false
    const page = { items: others, page: 1, pageSize: 18, total: 2, isTotalExact: true }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page))
    return true
  }
  expect(await read()).toMatchObject({
    gone: 0,
    skipped: [{ what: hidden?.sku, reason: 'kept', detail: 'Not in the list, but still there' }],
  })
  expect(await onSale(ctx, 'S-a', 'S-b', 'S-c')).toHaveLength(3)
})

test('an empty list, or one that has lost most products, is not believed', async () => {
  const { server, ctx, admin, log, read } = await stand('a', 'b', 'c')
  await read()
  const all = server.products
  server.products = []
  expect(await read()).toMatchObject({ outcome: 'refused', message: 'The list is empty' })
  server.products = all.slice(0, 1)
  const fewer = 'Only 1 of 3 products are still in the list'
  expect(await read()).toMatchObject({ outcome: 'refused', message: fewer, gone: 0 })
  expect(await onSale(ctx, 'S-a', 'S-b', 'S-c')).toHaveLength(3)
  expect(log.entries.at(-1)).toMatchObject({ level: 'warn', fields: { message: fewer } })

  expect(await askForReading(admin, { acceptsFewer: true })).toEqual({ ok: true })
  expect(await read()).toMatchObject({ outcome: 'read', gone: 2, by: expect.any(String) as string })
  expect(await onSale(ctx, 'S-a', 'S-b', 'S-c')).toEqual(['S-a'])
  server.products = []
  await askForReading(admin, { acceptsFewer: true })
  expect(await read()).toMatchObject({ outcome: 'refused' })
})

test('products that are wrong are named, and the others are taken', async () => {
  const { server, ctx, read } = await stand('a', 'b', 'c', 'd')
  await read()
  Object.assign(server.products[0] ?? {}, { priceCents: undefined })
  Object.assign(server.products[1] ?? {}, { priceCents: 900_000_000 })
  Object.assign(server.products[2] ?? {}, { priceCents: 5000 })
  Object.assign(server.products[3] ?? {}, { name: '<script>alert(1)</script>', tint: 'plaid' })
  server.products.push(offered('e', { sku: 'S-\u0000e\ud800' }))
  const reading = await read()
  expect(reading).toMatchObject({ outcome: 'read', changed: 1, taken: 1, gone: 0 })
  expect(reading.skipped).toEqual([
    { what: 'S-a', reason: 'unread', detail: 'Missing or wrong: priceCents' },
    { what: 'S-b', reason: 'invalid', detail: 'priceCents' },
    { what: 'S-d', reason: 'invalid', detail: 'tint' },
    { what: 'S-e\ufffd', reason: 'invalid', detail: 'sku' },
  ])
  expect((await rowOf(ctx, 'S-b')).priceCents).toBe(8900)
  expect((await rowOf(ctx, 'S-c')).priceCents).toBe(5000)
  expect(await onSale(ctx, 'S-a', 'S-b', 'S-c', 'S-d')).toHaveLength(4)
})

test('a product that was made here is not touched, whatever its SKU and address', async () => {
  const { server, ctx, read } = await stand('mine', 'other')
  await addProduct(ctx, { sku: 'S-mine', slug: 'own-mine', priceCents: 4200 })
  await addProduct(ctx, { sku: 'S-own', slug: 'paste-other' })
  const reading = await read()
  expect(reading.skipped).toEqual([{ what: 'S-mine', reason: 'sku_taken', detail: '' }])
  expect(reading).toMatchObject({ added: 1, taken: 1 })
  expect((await rowOf(ctx, 'S-mine')).priceCents).toBe(4200)
  expect((await rowOf(ctx, 'S-other')).slug).toBe('paste-other-2')
  Object.assign(server.products[1] ?? {}, { sku: 'S-own' })
  expect((await read()).skipped.map(({ what }) => what)).toEqual(['S-mine', 'S-own'])
})

test('a server whose products have new ids keeps the same products here', async () => {
  const { server, ctx, read } = await stand('a', 'b')
  await read()
  const { id } = await rowOf(ctx, 'S-a')
  for (const product of server.products) product.id = randomUUID()
  expect(await read()).toMatchObject({ outcome: 'read', added: 0, gone: 0, taken: 2 })
  expect((await rowOf(ctx, 'S-a')).id).toBe(id)
})

test('a shop that reads itself takes nothing', async () => {
  const { ctx, admin } = await stand()
  const own = await addProduct(ctx, { sku: `S-${randomUUID()}` })
  const { sku } = await rowOf(ctx, (await getStaffProduct(admin, { id: own.id })).sku)
  const { server, read } = await stand('x')
  Object.assign(server.products[0] ?? {}, { id: own.id, sku })
  expect(await read()).toMatchObject({ taken: 0, added: 0, skipped: [{ what: sku, reason: 'sku_taken' }] })
})

test('pictures are made again and come first; what cannot be had leaves those that are there', async () => {
  const { server, ctx, read } = await stand('a')
  const jpeg = (red: number) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .jpeg()
      .toBuffer()
  server.pictures.set('/pictures/one-1280.webp', await jpeg(200))
  server.pictures.set('/pictures/two-1280.webp', await jpeg(50))
  const [product] = server.products
  const show = (...names: string[]) =>
    Object.assign(product ?? {}, { images: names.map((name) => ({ image: name, alt: `Jar ${name}` })) })
  show('/pictures/one', '/pictures/one')
  await read()
  const { id } = await rowOf(ctx, 'S-a')
  const pictures = () =>
    inTransaction(asShop(ctx), ({ db }) =>
      db.select().from(productImages).where(eq(productImages.productId, id)).orderBy(productImages.position),
    )
  const [first, ...none] = await pictures()
  expect(none).toEqual([])
  expect(first).toMatchObject({ alt: { en: 'Jar /pictures/one' } })
  expect(first?.name).toMatch(/^pictures\//)

  const asked = server.asked.length
  await read()
  expect(server.asked.slice(asked).filter((url) => url.startsWith('/pictures'))).toEqual([])

  show('/pictures/two', '/pictures/missing')
  expect((await read()).skipped).toEqual([
    { what: 'S-a', reason: 'picture', detail: 'HTTP error! status: 404' },
  ])
  const two = await pictures()
  expect(two).toHaveLength(2)
  expect(two[1]?.id).toBe(first?.id)

  show('/pictures/two')
  expect((await read()).skipped).toEqual([])
  expect((await pictures()).map((one) => one.id)).toEqual([two[0]?.id])

  server.pictures.set('/pictures/broken-1280.webp', new Uint8Array([1, 2, 3]))
  show('/pictures/broken', 'https://elsewhere.example/x', '/pictures/one\u0000')
  expect((await read()).skipped.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('Not a picture that can be used'),
    'The picture is on another server',
    'Not the address of a picture',
  ])
  expect(await pictures()).toHaveLength(1)
})

test('with no server configured nothing is read, and the office says so in the words of the specification', async () => {
  const ctx = testCtx(shop())
  const admin = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
  await readCatalog(asShop(ctx))
  expect(await askForReading(admin, { acceptsFewer: false })).toEqual({ ok: false, reason: 'no_backend' })
  expect(await getCatalogSource(admin)).toEqual({
    address: null,
    message: NO_BACKEND,
    readings: [],
    lastReadAt: null,
  })
})

test('a reading that is asked for twice is one, and is due at once', async () => {
  const { ctx, admin, read } = await stand('a')
  await inTransaction(asShop(ctx), ({ db }) =>
    db.insert(jobs).values({
      kind: 'read-catalog',
      key: 'read-catalog',
      payload: {},
      runAt: new Date(Date.now() + 60_000),
    }),
  )
  for (let i = 0; i < 2; i += 1) await askForReading(admin, { acceptsFewer: false })
  const { readings } = await getCatalogSource(admin)
  expect(readings).toMatchObject([{ finishedAt: null, outcome: null }])
  const [job] = await inTransaction(asShop(ctx), ({ db }) =>
    db.select().from(jobs).where(eq(jobs.kind, 'read-catalog')),
  )
  expect(job?.runAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  expect(await read()).toMatchObject({ id: readings[0]?.id, outcome: 'read' })
})

test.each(BELOW_ADMIN)('askForReading, readCatalog: each refuses a stranger: $role', async (actor) => {
  const ctx = testCtx(shop(), { actor })
  await expect(askForReading(ctx, { acceptsFewer: false })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(readCatalog(ctx)).rejects.toMatchObject({ code: 'forbidden' })
})

test.each(STRANGERS)('getCatalogSource, findServerProduct: each refuses a stranger: $role', async (actor) => {
  const ctx = testCtx(shop(), { actor })
  await expect(getCatalogSource(ctx)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(findServerProduct(ctx, { productId: randomUUID() })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
