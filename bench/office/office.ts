import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { load, type Measured, type Target } from '../load.ts'
import { OFFICE_SIZES, type OfficeSize, prepareOffice } from './prepare-office.ts'
import { type ServerProcess, SHOP, startServer } from '../server-process.ts'

export type OfficeReport = {
  rows: { name: string; few: Measured; many: Measured }[]
  /** The time that the check of the books takes in the large shop. */
  checkMs: number
  exports: { name: string; megabytes: number; seconds: number; residentMb: number; peakMb: number }[]
}

type Shop = { server: ServerProcess; cookie: string; checkMs: number; targets: Target[] }

/** Measures the lists of the office in two shops side by side, on PostgreSQL. */
export async function benchOffice(postgres: string, folder: string, seconds: number): Promise<OfficeReport> {
  const shops: Shop[] = []
  try {
    for (const size of [OFFICE_SIZES.few, OFFICE_SIZES.many])
      shops.push(await openShop(postgres, folder, size))
    const [few, many] = shops as [Shop, Shop]
    const rows: OfficeReport['rows'] = []
    for (const [i, target] of few.targets.entries()) {
      rows.push({
        name: target.name,
        few: await load(few.server, target, 1, seconds),
        many: await load(many.server, many.targets[i] ?? target, 1, seconds),
      })
    }
    const exports: OfficeReport['exports'] = []
    for (const path of EXPORTS) exports.push({ name: path, ...(await readExport(many, path)) })
    return { rows, checkMs: many.checkMs, exports }
  } finally {
    for (const { server } of shops) await server.stop()
  }
}

/** The tables that are sent as CSV. */
const EXPORTS = ['/admin/orders/export.csv']

async function openShop(postgres: string, folder: string, size: OfficeSize): Promise<Shop> {
  const url = urlOf(postgres, await createDatabase(postgres))
  const database = await openDatabase({ url, dataDir: '', isPatient: true })
  try {
    const office = await prepareOffice(database, size)
    const targets = office.pages.map(([name, path]): Target => ({
      name,
      method: 'GET',
      path,
      cookie: office.cookie,
    }))
    const server = await startServer(SHOP, {
      LOG_LEVEL: 'silent',
      EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
      DATA_DIR: join(folder, `office-${size.orders}`),
      DATABASE_URL: url,
    })
    return { server, targets, ...office }
  } finally {
    await database.close()
  }
}

/** Reads a table to its end, and looks at the memory of the server meanwhile. */
async function readExport({ server, cookie }: Shop, path: string) {
  const residentMb = server.residentMb()
  let peakMb = residentMb
  let bytes = 0
  const started = performance.now()
  const response = await fetch(server.url + path, { headers: { cookie } })
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`)
  for await (const chunk of response.body) {
    bytes += (chunk as Uint8Array).length
    peakMb = Math.max(peakMb, server.residentMb())
  }
  return { megabytes: bytes / 1e6, seconds: (performance.now() - started) / 1_000, residentMb, peakMb }
}
