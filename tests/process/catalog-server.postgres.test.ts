import type { RequestListener, ServerResponse } from 'node:http'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { catalogReads, jobs, products } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { runSoon } from '#domain/base/jobs/index.ts'
import { eventually } from '../helpers/eventually.ts'
import { newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { startCatalogServer } from '../stand-ins/catalog-server.ts'

type Answer = { product: { sku: string; stock: { state: string }; images: { image: string }[] } }

/** The newest reading, once there is one after `after`. */
function readingAfter(database: Database, after: number) {
  const newest = () =>
    inTransaction(asShop(testCtx(database)), async ({ db }) => {
      const [row] = await db.select().from(catalogReads).orderBy(desc(catalogReads.id)).limit(1)
      return row
    })
  return eventually(newest, (row) => row !== undefined && row.id > after && row.finishedAt !== null)
}

/**
 * Passes requests on to the shop at `url`, and breaks their connections where nothing listens. The address that the other
 * shop asks so stays the test's own, while the processes behind it come and go on ports of theirs.
 */
function passOnTo(url: string): RequestListener {
  async function pass(path: string, response: ServerResponse): Promise<void> {
    try {
      const answer = await fetch(`${url}${path}`)
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
    } catch {
      response.destroy()
    }
  }
  return (request, response) => void pass(request.url ?? '/', response)
}

test('a second shop as catalogue server: up, broken, slow, down, and up again with a product less', async () => {
  const there = await newHome()
  const here = await newHome()
  const database = await here.open()
  const shop = asShop(testCtx(database))
  // Two shops of the demo have the same products: those here are others.
  await inTransaction(shop, ({ db }) =>
    db.update(products).set({ sku: sql`'OWN-' || sku`, slug: sql`'own-' || slug` }),
  )
  const server = await startShop(there.settings)
  const front = await startCatalogServer()
  const answerBy = (listener: RequestListener) => {
    front.instead = (request, response) => {
      listener(request, response)
      return true
    }
  }
  answerBy(passOnTo(server.url))
  const reader = await startShop({ ...here.settings, CATALOG_URL: front.url })
  async function readNow(): Promise<void> {
    // A reading has ended before its job has: only one that waits can be made due.
    await eventually(
      () => inTransaction(shop, ({ db }) => db.select().from(jobs).where(eq(jobs.key, 'read-catalog'))),
      ([job]) => job?.lockedUntil === null,
    )
    await inTransaction(shop, (ctx) => runSoon(ctx, { key: 'read-catalog' }))
  }
  const getProduct = (slug: string) => fetch(`${reader.url}/api/products/${slug}?language=th`)

  await readNow()
  const first = await readingAfter(database, 0)
  expect(first).toMatchObject({ outcome: 'read', changed: 0, gone: 0 })
  // The demo's boxes, and its second sizes.
  const leftOut = ['set', 'set', 'size', 'size'].map((reason) => ({ reason }))
  expect(first?.skipped).toMatchObject(leftOut)
  expect(first?.added).toBeGreaterThan(10)
  const sold = await getProduct('pad-thai-sauce')
  expect(sold.status).toBe(200)
  const { product } = (await sold.json()) as Answer
  expect(product.sku).not.toMatch(/^OWN-/)
  expect(product.stock.state).toBe('out_of_stock')
  expect(product.images[0]?.image).toMatch(/^\/media\/pictures\//)
  expect((await fetch(`${reader.url}${product.images[0]?.image}-320.webp`)).status).toBe(200)
  expect((await getProduct('own-pad-thai-sauce')).status).toBe(200)
  expect(await (await fetch(`${reader.url}/th/product/pad-thai-sauce`)).text()).toContain(product.sku)

  await server.kill('SIGTERM')
  await readNow()
  const down = await readingAfter(database, first?.id ?? 0)
  expect(down).toMatchObject({ outcome: 'failed', message: 'The server cannot be reached' })
  expect((await getProduct('pad-thai-sauce')).status).toBe(200)

  answerBy((_request, response) => void response.writeHead(503).end('<html>'))
  await readNow()
  const busy = await readingAfter(database, down?.id ?? 0)
  expect(busy).toMatchObject({ outcome: 'failed', message: 'HTTP error! status: 503' })

  // While the reading waits for an answer that does not come, the shop answers.
  const asked = Promise.withResolvers<ServerResponse>()
  answerBy((_request, response) => asked.resolve(response))
  await readNow()
  const unanswered = await asked.promise
  expect((await getProduct('pad-thai-sauce')).status).toBe(200)
  expect((await fetch(`${reader.url}/shop`)).status).toBe(200)
  unanswered.destroy()
  const slow = await readingAfter(database, busy?.id ?? 0)
  expect(slow).toMatchObject({ outcome: 'failed' })

  const other = await there.open()
  await inTransaction(asShop(testCtx(other)), ({ db }) =>
    db.update(products).set({ isActive: false }).where(eq(products.slug, 'pad-thai-sauce')),
  )
  await other.close()
  answerBy(passOnTo((await startShop(there.settings)).url))
  await readNow()
  const last = await readingAfter(database, slow?.id ?? 0)
  expect(last).toMatchObject({ outcome: 'read', added: 0, gone: 1, skipped: first?.skipped })
  expect((await getProduct('pad-thai-sauce')).status).toBe(404)
  expect((await getProduct('red-curry-paste')).status).toBe(200)
  await database.close()
})
