import { readFile } from 'node:fs/promises'
import { httpCatalogServer } from '#adapters/catalog-server/http.ts'
import { noCatalogServer } from '#adapters/catalog-server/no-catalog-server.ts'
import { httpExchangeRates } from '#adapters/exchange-rates/http.ts'
import { sharpEncoder } from '#adapters/images/sharp-encoder.ts'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { argon2Hasher } from '#adapters/passwords/argon2-hasher.ts'
import type { SharePictures } from '#adapters/share-pictures/share-pictures.ts'
import { httpPhraser } from '#adapters/phrasing/http.ts'
import { httpSharedCache } from '#adapters/shared-cache/http.ts'
import type { SharedCache } from '#adapters/shared-cache/shared-cache.ts'
import { sharpSharePictures } from '#adapters/share-pictures/sharp-share-pictures.ts'
import { keepPrinted } from '#adapters/pdf/keep-printed.ts'
import { pdfkitPrinter } from '#adapters/pdf/pdfkit-printer.ts'
import { databaseRateLimits } from '#adapters/rate-limits/database.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import { rootMessage } from '#database/is-unavailable.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Ctx, Log } from '#domain/kernel/context.ts'
import { OffersCache } from '#domain/kernel/offers-cache.ts'
import { SettingsCache } from '#domain/kernel/settings-cache.ts'
import { isOwnPicture, pictureFile } from '#shared/base/pictures.ts'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import { GUEST_LIMITS } from '#shared/restaurant/guest-limits.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { MAIL_CONNECTIONS } from './jobs/handlers.ts'
import { allSubjects } from './all-subjects.ts'
import { openBackups } from './backups/open-backups.ts'
import { shareLook } from './doctor/share-look.ts'
import { createLogger, type Logger } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ShopFigures } from './metrics/shop-figures.ts'
import { Watchers } from './order-events/watchers.ts'
import { openStorage } from './open-storage.ts'
import { PeopleOnline } from './order-events/people-online.ts'
import { paymentProviders } from './payment-providers.ts'
import { readinessOf } from './readiness.ts'
import { sealWith } from './seal-with.ts'

/** Some hundreds of invoices. */
const KEPT_PDF_BYTES = 16 * 1024 * 1024

/** The things that the process keeps while it runs. */
export type Services = {
  config: Config
  database: Database
  log: Logger
  /** Undefined where nobody reads them. */
  metrics: Metrics | undefined
  /** By an order's id. */
  orderWatchers: Watchers
  /** By a day of service. */
  dayWatchers: Watchers
  settingsCache: SettingsCache
  offersCache: OffersCache
  peopleOnline: PeopleOnline
  sharePictures: SharePictures
  /** Undefined if no cache stands in front. */
  sharedCache: SharedCache | undefined
  /** Aborted when the process has to stop, to end what would otherwise run forever. */
  stopping: AbortController
  /** A context for one piece of work, acting as a visitor. */
  newCtx(log: Log): Ctx
  close(): Promise<void>
}

/**
 * The one place that builds adapters. With `isPatient`, for tools, no query is given up because it takes long; with
 * `isPrepared` the database is opened as it is.
 * @throws DatabaseUnavailable
 */
export async function openServices(
  config: Config,
  { isPatient = false, isPrepared = false } = {},
): Promise<Services> {
  // The log asks whether the database is back; before it is open, nothing can have lost it.
  let isReady = async () => false
  const log = createLogger(config.logLevel, { isDatabaseBack: () => isReady() })
  const database = await openDatabase({
    ...config.database,
    isPatient,
    isPrepared,
    // The replica's own trouble: the shop goes on without it.
    warn: (message, error) => log.warn({ reason: error && rootMessage(error) }, message),
  })
  isReady = readinessOf(database)
  const mail = config.mail.smtpUrl ? await smtp(config.mail.smtpUrl) : mailbox
  const settingsCache = new SettingsCache()
  const offersCache = new OffersCache()
  const storage = openStorage(config.storage)
  const stopping = new AbortController()
  const seal = sealWith(config.secret)
  const now = () => new Date()
  const shared = {
    db: database.db,
    readDb: database.readDb,
    // For background work; requests have their own client.
    client: { address: '', host: new URL(config.siteUrl).hostname, userAgent: '' },
    limits: databaseRateLimits(database.pool, seal),
    unpaidLimits: UNPAID_LIMITS,
    guestLimits: GUEST_LIMITS,
    seal,
    now,
    shop: { siteUrl: config.siteUrl },
    release: config.release,
    jobs: allJobs,
    subjects: allSubjects,
    settingsCache,
    offersCache,
    mail,
    exchangeRates: httpExchangeRates(config.exchangeRateUrl),
    catalogServer: config.catalog ? httpCatalogServer(config.catalog) : noCatalogServer,
    phraser: config.phrasing && httpPhraser(config.phrasing),
    passwords: argon2Hasher(),
    pdf: keepPrinted(pdfkitPrinter(), { maxBytes: KEPT_PDF_BYTES }),
    images: sharpEncoder(),
    storage,
    backups: openBackups(config, { database, storage, stopping: stopping.signal }),
    examine: shareLook(async () => {
      const { examine } = await import('./doctor/examine.ts')
      return examine({ config, seal, now, shop: { database, newCtx: () => newCtx(log) } })
    }),
    providers: await paymentProviders(config),
  }
  const newCtx = (log: Log): Ctx => ({ ...shared, log, actor: { role: 'visitor' } })
  return {
    config,
    database,
    log,
    metrics: config.metricsToken
      ? await countFor({ pool: database.pool, newCtx: () => newCtx(log) })
      : undefined,
    orderWatchers: new Watchers(),
    dayWatchers: new Watchers(),
    settingsCache,
    offersCache,
    peopleOnline: new PeopleOnline(),
    sharePictures: sharpSharePictures((picture) => readPicture(storage, picture)),
    sharedCache:
      config.sharedCache &&
      httpSharedCache(config.sharedCache, (error) =>
        log.warn({ reason: rootMessage(error) }, 'the cache in front was not told of a change'),
      ),
    stopping,
    newCtx,
    async close() {
      mail.close()
      await database.close()
    },
  }
}

/** The file of a picture in its largest size: of those that are part of the shop, or of those that people uploaded. */
export function readPicture(storage: FileStorage, picture: string): Promise<Uint8Array | undefined> {
  const file = pictureFile(picture, 1280)
  return isOwnPicture(picture) ? readFile(new URL(`../public${file}`, import.meta.url)) : storage.get(file)
}

async function countFor(shop: ShopFigures): Promise<Metrics> {
  const { openMetrics } = await import('./metrics/metrics.ts')
  return openMetrics(shop)
}

async function smtp(url: string) {
  const { smtpTransport } = await import('#adapters/mail/smtp.ts')
  return smtpTransport({ url, connections: MAIL_CONNECTIONS })
}
