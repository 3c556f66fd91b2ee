import { join } from 'node:path'
import { openDatabase } from '#database/open-database.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { createDatabase, urlOf } from '#tests/databases/postgres-databases.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { load, type Measured, type Target, uncached } from './load.ts'
import { type ServerProcess, SHOP, startServer } from './server-process.ts'

/** The demo's own products, which every shop of the bench has. */
const DEMO = 18
export const FEW_PRODUCTS = 100

export type GrowthReport = { many: number; rows: { name: string; few: Measured; many: Measured }[] }

/**
 * Measures what visitors read in two shops side by side, one with a hundred products and one with `many`.
 * @param postgres the server to make databases on; without it they are PGlite's, in `folder`
 */
export async function benchGrowth(
  postgres: string | undefined,
  folder: string,
  many: number,
  seconds: number,
): Promise<GrowthReport> {
  const shops: ServerProcess[] = []
  try {
    for (const count of [FEW_PRODUCTS, many]) shops.push(await openShop(count, postgres, folder))
    const [small, large] = shops as [ServerProcess, ServerProcess]
    const rows: GrowthReport['rows'] = []
    for (const target of TARGETS) {
      rows.push({
        name: target.name,
        few: await load(small, target, 1, seconds),
        many: await load(large, target, 1, seconds),
      })
    }
    return { many, rows }
  } finally {
    for (const server of shops) await server.stop()
  }
}

async function openShop(count: number, postgres: string | undefined, folder: string): Promise<ServerProcess> {
  const url = postgres && urlOf(postgres, await createDatabase(postgres))
  const dataDir = join(folder, `products-${count}`)
  const database = await openDatabase({ url, dataDir })
  await seedGeneratedProducts(testCtx(database), count - DEMO)
  await asOwner(database, 'vacuum (analyze)')
  await database.close()
  return startServer(SHOP, {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
  })
}

const searching = (words: string) => uncached(`/api/products?search=${encodeURIComponent(words)}`)

const TARGETS: Target[] = [
  { name: 'home', path: uncached('/') },
  { name: 'product list', path: uncached('/shop') },
  { name: 'its page 200', path: uncached('/shop?page=200') },
  { name: 'a category', path: uncached('/shop?category=curry-pastes') },
  { name: 'a search on the page: curry', path: uncached('/shop?search=curry') },
  { name: 'a product', path: uncached('/product/red-curry-paste') },
  { name: 'GET /api/products', path: uncached('/api/products') },
  { name: 'search: a', path: searching('a') },
  { name: 'search: ก', path: searching('ก') },
  { name: 'search: curry', path: searching('curry') },
  { name: 'search: tamarind', path: searching('tamarind') },
  { name: 'search: มะขาม', path: searching('มะขาม') },
  { name: 'search: ยำ', path: searching('ยำ') },
  { name: 'search: chicken, of descriptions', path: searching('chicken') },
  { name: 'search: stir curry, in none', path: searching('stir curry') },
  { name: 'search: masaman, misspelt', path: searching('masaman') },
  { name: 'search: xqzvw, nonsense', path: searching('xqzvw') },
].map((target) => ({ ...target, method: 'GET' }))
