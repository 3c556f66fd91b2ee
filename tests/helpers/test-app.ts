import type { IncomingMessage, RequestListener } from 'node:http'
import { sharpSharePictures } from '#adapters/share-pictures/sharp-share-pictures.ts'
import { type Config, loadConfig } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { answering, createApp } from '#server/app.ts'
import { OffersCache } from '#domain/kernel/offers-cache.ts'
import { SettingsCache } from '#domain/kernel/settings-cache.ts'
import { createLogger } from '#server/log.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { Watchers } from '#server/order-events/watchers.ts'
import { hearChanges, nextChange } from '#server/pages/hear-changes.ts'
import { PeopleOnline } from '#server/order-events/people-online.ts'
import { PageCache } from '#server/pages/page-cache.ts'
import { builtPages } from '#server/pages/render.ts'
import { readPicture, type Services } from '#server/services.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { testCtx } from './test-ctx.ts'

export type TestApp = {
  /** Sends a request as a browser at `address` would, to `site`: forms have its own origin. */
  fetch(path: string, init?: RequestInit & { address?: string; site?: string }): Promise<Response>
  /** For requests through a socket: answers also from what the cache keeps, as the server does. */
  listener: RequestListener
  cache: PageCache
  services: Services
}

const SITE = 'https://shop.test'
const PRODUCTION = {
  SITE_URL: SITE,
  SMTP_URL: 'smtp://localhost:25',
  MAIL_FROM: 'shop@shop.test',
  SECRET: 'a secret of the tests, long enough',
  BANK_ACCOUNT: 'Test Bank 123',
  DATA_DIR: '/var/lib/krok',
}

/** The server's whole app with the built pages, on a test database, without a socket. */
export async function testApp(
  database: Database,
  {
    mode = 'demo',
    settings = {},
    log,
    change = (ctx) => ctx,
  }: {
    mode?: 'demo' | 'production'
    settings?: Partial<Config>
    log?: Ctx['log']
    change?: (ctx: Ctx) => Ctx
  } = {},
): Promise<TestApp> {
  const env = { NODE_ENV: 'production', ...(mode === 'production' ? PRODUCTION : {}), LOG_LEVEL: 'silent' }
  const config: Config = { ...loadConfig(env), siteUrl: SITE, ...settings }
  const { siteUrl } = config
  const settingsCache = new SettingsCache()
  const offersCache = new OffersCache()
  const newCtx: Services['newCtx'] = (requestLog) => {
    const ctx = testCtx(database, { log: requestLog, settingsCache, offersCache })
    return change({ ...ctx, shop: { siteUrl } })
  }
  const logger = log ? asLogger(log) : createLogger('silent')
  const services: Services = {
    config,
    database,
    log: logger,
    metrics: config.metricsToken
      ? openMetrics({ pool: database.pool, newCtx: () => newCtx(logger) })
      : undefined,
    orderWatchers: new Watchers(),
    dayWatchers: new Watchers(),
    settingsCache,
    offersCache,
    peopleOnline: new PeopleOnline(),
    sharePictures: sharpSharePictures((picture) => readPicture(testStorage(), picture)),
    sharedCache: undefined,
    stopping: new AbortController(),
    newCtx,
    close: () => database.close(),
  }
  const cache = new PageCache(siteUrl, { nextChange: () => nextChange(services, new Date()) })
  await hearChanges(services, cache)
  const app = createApp(services, await builtPages(), cache)
  return {
    listener: answering(app, cache, services.metrics),
    cache,
    services,
    fetch: async (path, { address = '127.0.0.1', site = siteUrl, ...init } = {}) => {
      const headers = new Headers(init.headers)
      if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', site)
      headers.set('host', new URL(site).host)
      const incoming = { socket: { remoteAddress: address }, headers: {} } as IncomingMessage
      // TLS ends at a proxy: what reaches the shop never says https.
      const url = `http://${new URL(site).host}${path}`
      return app.fetch(new Request(url, { ...init, headers, redirect: 'manual' }), { incoming })
    },
  }
}

/** A pino logger whose children pass every line, with the request's id, to `log`. */
function asLogger(log: Ctx['log']): Services['log'] {
  const logger = createLogger('silent')
  const bound = (bindings: object): Services['log'] =>
    Object.assign(Object.create(logger) as Services['log'], {
      info: (fields: object, message: string) => log.info({ ...bindings, ...fields }, message),
      warn: (fields: object, message: string) => log.warn({ ...bindings, ...fields }, message),
      error: (fields: object, message: string) => log.error({ ...bindings, ...fields }, message),
      child: (more: object) => bound({ ...bindings, ...more }),
    })
  return bound({})
}
