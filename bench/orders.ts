import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { load, type Measured, type Target } from './load.ts'
import { MERCHANT } from './merchant.ts'
import { benchPdfs, type PdfReport } from './pdfs.ts'
import { type OrderBook, prepareOrders } from './prepare-orders.ts'
import { type ServerProcess, SHOP, startServer } from './server-process.ts'
import { type PayFastProcess, startPayFast } from './start-payfast.ts'
import { benchUploads, type UploadReport } from './uploads.ts'
import { benchWebhooks, PAID_BY_WEBHOOK, type WebhookReport } from './webhooks.ts'

export const FEW = 1_000
export const MANY = 100_000

export type OrdersReport = {
  rows: { name: string; few: Measured; many: Measured }[]
  webhooks: { few: WebhookReport; many: WebhookReport }
  pdfs: PdfReport
  uploads: UploadReport
}

type Shop = { server: ServerProcess; book: OrderBook }

/**
 * Measures what orders cost when there are a thousand and when there are a hundred thousand, in two shops.
 * @param postgres the server to make databases on; without it they are PGlite's, in `folder`
 */
export async function benchOrders(
  postgres: string | undefined,
  folder: string,
  seconds: number,
): Promise<OrdersReport> {
  const payfast = await startPayFast()
  const shops: Shop[] = []
  try {
    for (const count of [FEW, MANY]) shops.push(await openShop(count, postgres, folder, payfast))
    const [few, many] = shops as [Shop, Shop]
    const rows: OrdersReport['rows'] = []
    for (const [i, target] of targetsOf(few.book).entries()) {
      rows.push({
        name: target.name,
        few: await load(few.server, target, 1, seconds),
        many: await load(many.server, targetsOf(many.book)[i] ?? target, 1, seconds),
      })
    }
    const webhooks = {
      few: await benchWebhooks(few.server, payfast, few.book),
      many: await benchWebhooks(many.server, payfast, many.book),
    }
    const pdfs = await benchPdfs(many.server, many.book, seconds)
    const uploads = await benchUploads(many.server, many.book.staffCookie, seconds)
    return { rows, webhooks, pdfs, uploads }
  } finally {
    for (const { server } of shops) await server.stop()
    payfast.stop()
  }
}

/** Measures uploads in a small shop of its own. */
export async function benchUploadsAlone(
  postgres: string,
  folder: string,
  seconds: number,
): Promise<UploadReport> {
  const payfast = await startPayFast()
  const { server, book } = await openShop(FEW, postgres, folder, payfast)
  try {
    return await benchUploads(server, book.staffCookie, seconds)
  } finally {
    await server.stop()
    payfast.stop()
  }
}

async function openShop(
  count: number,
  postgres: string | undefined,
  folder: string,
  payfast: PayFastProcess,
): Promise<Shop> {
  const url = postgres && urlOf(postgres, await createDatabase(postgres))
  const dataDir = join(folder, `orders-${count}`)
  const database = await openDatabase({ url, dataDir, isPatient: true })
  const book = await prepareOrders(database, count, PAID_BY_WEBHOOK)
  await database.close()
  const server = await startServer(SHOP, {
    LOG_LEVEL: 'silent',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
    PAYFAST_MERCHANT_ID: MERCHANT.merchantId,
    PAYFAST_MERCHANT_KEY: MERCHANT.merchantKey,
    PAYFAST_PASSPHRASE: MERCHANT.passphrase,
    PAYFAST_URL: payfast.url,
  })
  return { server, book }
}

function targetsOf({ customerCookie, staffCookie, keys }: OrderBook): Target[] {
  const anyKey = () => keys[Math.floor(Math.random() * keys.length)]
  const get = { method: 'GET' } as const
  return [
    { ...get, name: 'an order by its link', path: () => `/order/${anyKey()}` },
    { ...get, name: 'my orders (100 of them)', path: '/orders', cookie: customerCookie },
    { ...get, name: 'staff: orders', path: '/admin/orders', cookie: staffCookie },
    { ...get, name: 'GET /api/staff/orders', path: '/api/staff/orders', cookie: staffCookie },
    {
      ...get,
      name: 'the same, delivered',
      path: '/api/staff/orders?status=delivered',
      cookie: staffCookie,
    },
    {
      ...get,
      name: 'the same, returned',
      path: '/api/staff/orders?status=returned',
      cookie: staffCookie,
    },
    { ...get, name: 'the same, by number', path: '/api/staff/orders?search=000123', cookie: staffCookie },
  ]
}
