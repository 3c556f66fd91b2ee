import { join } from 'node:path'
import { createDatabase, createTemplate, urlOf } from '#tests/databases/postgres-databases.ts'
import type { PostgresServer } from '../scripts/test/postgres.ts'
import type { Report } from './report.ts'
import { type ServerProcess, SHOP, startServer } from './server-process.ts'
import { fillShop, type Place, type Shop, SIZES } from './shops/fill-shop.ts'

/** A shop with its database, and the process that serves it. */
export type OpenShop = { place: Place; shop: Shop; server: ServerProcess }

/** Shared by all parts of a run. */
export type Bench = {
  report: Report
  /** For each figure. */
  seconds: number
  folder: string
  /** The PostgreSQL of this run. */
  postgres: string
  /** The older release to measure beside this one: a name or id that git knows. */
  release: string | undefined
  /** A copy of the small shop; all of a run are copies of one. */
  small(): Promise<{ place: Place; shop: Shop }>
  /** The large shop: filled once in a run, and the same for all who ask. */
  large(): Promise<{ place: Place; shop: Shop }>
  /** Serves a shop while `work` goes on. */
  serving<Result>(
    shop: { place: Place; shop: Shop },
    work: (open: OpenShop) => Promise<Result>,
    env?: Record<string, string>,
  ): Promise<Result>
}

/** As a shop is run, but without its log and without asking others. */
export function envOf({ url, dataDir }: Place): Record<string, string> {
  return {
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
    DATA_DIR: dataDir,
    ...(url ? { DATABASE_URL: url } : {}),
  }
}

export function createBench(
  report: Report,
  { url: postgres }: PostgresServer,
  { folder, seconds, release }: Pick<Bench, 'folder' | 'seconds' | 'release'>,
): Bench {
  const dataDir = join(folder, 'data')
  const fill = async (name: keyof typeof SIZES) => {
    const started = performance.now()
    let shop: Shop | undefined
    const template = await createTemplate(postgres, async (url) => {
      shop = await fillShop({ url, dataDir }, SIZES[name])
    })
    if (!shop) throw new Error('the shop was not filled')
    const { products, orders } = SIZES[name]
    const seconds = ((performance.now() - started) / 1_000).toFixed(0)
    report.print(
      `\nThe ${name} shop, ${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders, was filled in ${seconds} s.`,
    )
    return { template, shop }
  }
  let small: ReturnType<typeof fill> | undefined
  let large: ReturnType<typeof fill> | undefined
  const at = (database: string): Place => ({ url: urlOf(postgres, database), dataDir })
  return {
    report,
    seconds,
    folder,
    postgres,
    release,
    async small() {
      const { template, shop } = await (small ??= fill('small'))
      return { place: at(await createDatabase(postgres, template)), shop }
    },
    async large() {
      const { template, shop } = await (large ??= fill('large'))
      return { place: at(template), shop }
    },
    async serving({ place, shop }, work, env = {}) {
      const server = await startServer(SHOP, { ...envOf(place), ...env })
      try {
        return await work({ place, shop, server })
      } finally {
        await server.stop()
      }
    },
  }
}
