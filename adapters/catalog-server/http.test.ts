import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { NO_BACKEND } from '#shared/catalog/no-backend.ts'
import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { offered, startCatalogServer } from '#tests/stand-ins/catalog-server.ts'
import { httpCatalogServer } from './http.ts'
import { noCatalogServer } from './no-catalog-server.ts'

const LIMITS = { requestMs: MINUTE, totalMs: HOUR, jsonBytes: 100_000, pictureBytes: 1_000 }
const readerOf = (url: string, change: object = {}, limits = LIMITS) =>
  httpCatalogServer({ url, picturesUrl: undefined, category: undefined, ...change }, limits)

test('reads all pages, and each product in both languages', async () => {
  const server = await startCatalogServer(['a', 'b', 'c', 'd', 'e'].map((tag) => offered(tag)))
  server.pageSize = 2
  const { products, unread, listed } = await readerOf(server.url).readCatalog()
  expect(unread).toEqual([])
  expect([...listed]).toEqual(server.products.map(({ id }) => id))
  expect(products.map(({ sku }) => sku)).toEqual(['S-a', 'S-b', 'S-c', 'S-d', 'S-e'])
  expect(products[0]).toMatchObject({
    name: { en: 'Paste a', th: 'พริกแกง Paste a' },
    allergens: ['fish'],
    priceCents: 8900,
  })
})

test('reads one category, if that is set; what has left it is gone', async () => {
  const here = offered('here')
  const elsewhere = offered('elsewhere', { category: 'dipping-sauces' })
  const server = await startCatalogServer([here, elsewhere])
  const reader = readerOf(server.url, { category: 'curry-pastes' })
  const { products } = await reader.readCatalog()
  expect(products.map(({ id }) => id)).toEqual([here.id])
  expect(await reader.isGone(elsewhere.id)).toBe(true)
  expect(await reader.isGone(here.id)).toBe(false)
  expect(await readerOf(server.url).isGone(crypto.randomUUID())).toBe(true)
})

test('with no server configured, says so in the words of the specification', async () => {
  expect(noCatalogServer.address).toBeNull()
  await expect(noCatalogServer.readCatalog()).rejects.toThrow(NO_BACKEND)
  expect(NO_BACKEND).toBe('No backend configured - using Supabase fallback')
})

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const page = { items: [], page: 1, pageSize: 18, total: 0, isTotalExact: true }

test.each<[string, RequestListener, string]>([
  ['500', (_, response) => response.writeHead(500).end(), 'HTTP error! status: 500'],
  ['503', (_, response) => response.writeHead(503).end('busy'), 'HTTP error! status: 503'],
  [
    'a redirect elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    'HTTP error! status: 302',
  ],
  [
    'HTML',
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>'),
    'The answer is of the wrong kind',
  ],
  [
    'what is not JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":['),
    'The answer is not JSON',
  ],
  ['no list', json({ products: [] }), 'The answer is not a list of products'],
  ['a list that does not end', json({ ...page, total: 3_601 }), 'The list has more than 3600 products'],
  [
    'a list without an exact end',
    json({ ...page, isTotalExact: false }),
    'The list has more than 3600 products',
  ],
  ['fewer products than it says', json({ ...page, total: 20 }), 'The list changed while it was read'],
  ['more than it may', json({ ...page, padding: 'x'.repeat(200_000) }), 'The answer is too large'],
  ['a broken connection', (request) => request.socket.destroy(), 'The server cannot be reached'],
])('a server that answers %s is not read, and the error says why', async (_what, answer, message) => {
  const server = await startCatalogServer()
  server.instead = (request, response) => {
    answer(request, response)
    return true
  }
  await expect(readerOf(server.url).readCatalog()).rejects.toThrow(message)
})

test('100 MB are not received', async () => {
  const server = await startCatalogServer()
  const closed = Promise.withResolvers<void>()
  server.instead = (request, response) => {
    request.socket.on('close', () => closed.resolve())
    response.writeHead(200, { 'content-type': 'application/json' })
    const write = () => {
      while (response.write('x'.repeat(50_000)));
    }
    response.on('drain', write)
    write()
    return true
  }
  await expect(readerOf(server.url).readCatalog()).rejects.toThrow('The answer is too large')
  await closed.promise
})

test('does not wait forever, neither for an answer nor for all of them', async () => {
  const server = await startCatalogServer([offered('a')])
  server.instead = () => true
  await expect(readerOf(server.url, {}, { ...LIMITS, requestMs: 50 }).readCatalog()).rejects.toThrow(
    'No answer in time',
  )
  await expect(readerOf(server.url, {}, { ...LIMITS, totalMs: 50 }).readCatalog()).rejects.toThrow(
    'No answer in time',
  )
})

test('a list that changes between two pages is read again', async () => {
  const server = await startCatalogServer(['a', 'b', 'c'].map((tag) => offered(tag)))
  server.pageSize = 2
  server.instead = (request) => {
    if (request.url?.includes('page=2') && server.products.length === 3) server.products.shift()
    return false
  }
  const { products } = await readerOf(server.url).readCatalog()
  expect(products.map(({ sku }) => sku)).toEqual(['S-b', 'S-c'])
})

test('what is wrong with a product keeps only that one from being read, and is named', async () => {
  const good = offered('good')
  const server = await startCatalogServer([
    good,
    offered('no-price', { priceCents: undefined }),
    offered('half-a-cent', { priceCents: 10.5 }),
    offered('odd', { allergens: ['kryptonite'] }),
    offered('twice', { id: good.id }),
    offered('same', { sku: good.sku }),
    offered('nameless', { id: 7, sku: null, slug: {} }),
  ])
  const failing = offered('failing')
  server.products.push(failing)
  server.instead = (request, response) => {
    if (!request.url?.includes(failing.id)) return false
    response.writeHead(500).end()
    return true
  }
  const { products, unread, listed } = await readerOf(server.url).readCatalog()
  expect(products.map(({ sku }) => sku)).toEqual([good.sku])
  expect(unread).toEqual([
    { what: 'S-no-price', why: 'Missing or wrong: priceCents' },
    { what: 'S-half-a-cent', why: 'Missing or wrong: priceCents' },
    { what: 'S-twice', why: 'The same id twice in the list' },
    { what: 'S-good', why: 'The same SKU twice in the list' },
    { what: '#7', why: 'Missing or wrong: id' },
    { what: 'S-odd', why: 'Missing or wrong: product.allergens.0' },
    { what: 'S-failing', why: 'HTTP error! status: 500' },
  ])
  expect(listed.has(failing.id)).toBe(true)
})

test('a product that changes between its two languages is left for the next time', async () => {
  const server = await startCatalogServer([offered('a')])
  server.instead = (request) => {
    const [product] = server.products
    if (product && request.url?.includes('language=th')) product.priceCents += 100
    return false
  }
  const { products, unread } = await readerOf(server.url).readCatalog()
  expect(products).toEqual([])
  expect(unread).toEqual([{ what: 'S-a', why: 'Changed while it was read' }])
})

test('pictures are fetched from that server and from where it keeps its pictures, and nowhere else', async () => {
  const server = await startCatalogServer()
  const pictures = await startCatalogServer()
  server.pictures.set('/images/a-1280.webp', new Uint8Array([1]))
  pictures.pictures.set('/b-1280.webp', new Uint8Array([2]))
  server.pictures.set('/large-1280.webp', new Uint8Array(2_000))
  const reader = readerOf(server.url, { picturesUrl: pictures.url })
  expect([...(await reader.fetchPicture('/images/a'))]).toEqual([1])
  expect([...(await reader.fetchPicture(`${pictures.url}/b`))]).toEqual([2])
  await expect(readerOf(server.url).fetchPicture(`${pictures.url}/b`)).rejects.toThrow('another server')
  await expect(reader.fetchPicture('http://127.0.0.1:9/b')).rejects.toThrow('another server')
  await expect(reader.fetchPicture('file:///etc/passwd#')).rejects.toThrow('another server')
  await expect(reader.fetchPicture('//[')).rejects.toThrow('another server')
  await expect(reader.fetchPicture('/large')).rejects.toThrow('too large')
  await expect(reader.fetchPicture('/api/products')).rejects.toThrow('HTTP error! status: 404')
})
