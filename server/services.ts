import { createHmac } from 'node:crypto'
import { httpExchangeRates } from '#adapters/exchange-rates/http.ts'
import { sharpEncoder } from '#adapters/images/sharp-encoder.ts'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { argon2Hasher } from '#adapters/passwords/argon2-hasher.ts'
import { keepPrinted } from '#adapters/pdf/keep-printed.ts'
import { pdfkitPrinter } from '#adapters/pdf/pdfkit-printer.ts'
import { databaseRateLimits } from '#adapters/rate-limits/database.ts'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import { s3Storage } from '#adapters/storage/s3-storage.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import type { Ctx, Log } from '#domain/context.ts'
import { SettingsCache } from '#domain/settings/index.ts'
import { UNPAID_LIMITS } from '#shared/orders/unpaid-limits.ts'
import { MAIL_CONNECTIONS } from './jobs/handlers.ts'
import { createLogger, type Logger } from './log.ts'
import { Watchers } from './order-events/watchers.ts'
import { PeopleOnline } from './order-events/people-online.ts'
import { paymentProviders } from './payment-providers.ts'

/** Some hundreds of invoices. */
const KEPT_PDF_BYTES = 16 * 1024 * 1024

/** What the process keeps while it runs. */
export type Services = {
  config: Config
  database: Database
  log: Logger
  /** By an order's id. */
  orderWatchers: Watchers
  /** By a day of service. */
  dayWatchers: Watchers
  settingsCache: SettingsCache
  peopleOnline: PeopleOnline
  /** Aborted when the process has to stop, to end what would otherwise run forever. */
  stopping: AbortController
  /** A context for one piece of work, acting as a visitor. */
  newCtx(log: Log): Ctx
  close(): Promise<void>
}

/**
 * The one place that builds adapters. With `isPatient`, for tools, no query is given up because it takes long.
 * @throws DatabaseUnavailable
 */
export async function openServices(config: Config, { isPatient = false } = {}): Promise<Services> {
  const log = createLogger(config.logLevel)
  const database = await openDatabase({
    ...config.database,
    isPatient,
    warn: (message, error) => log.warn({ err: error }, message),
  })
  const mail = config.mail.smtpUrl ? await smtp(config.mail.smtpUrl) : mailbox
  const settingsCache = new SettingsCache()
  const seal = (text: string) => createHmac('sha256', config.secret).update(text).digest('base64url')
  const shared = {
    db: database.db,
    readDb: database.readDb,
    // For background work; requests have their own client.
    client: { address: '', host: new URL(config.siteUrl).hostname, userAgent: '' },
    limits: databaseRateLimits(database.pool, seal),
    unpaidLimits: UNPAID_LIMITS,
    seal,
    now: () => new Date(),
    shop: { siteUrl: config.siteUrl },
    settingsCache,
    mail,
    exchangeRates: httpExchangeRates(config.exchangeRateUrl),
    passwords: argon2Hasher(),
    pdf: keepPrinted(pdfkitPrinter(), { maxBytes: KEPT_PDF_BYTES }),
    images: sharpEncoder(),
    storage: openStorage(config.storage),
    providers: await paymentProviders(config),
  }
  return {
    config,
    database,
    log,
    orderWatchers: new Watchers(),
    dayWatchers: new Watchers(),
    settingsCache,
    peopleOnline: new PeopleOnline(),
    stopping: new AbortController(),
    newCtx: (log) => ({ ...shared, log, actor: { role: 'visitor' } }),
    async close() {
      mail.close()
      await database.close()
    },
  }
}

/** Where uploaded files are kept. */
export function openStorage({ folder, s3, publicUrl }: Config['storage']): FileStorage {
  return s3 ? s3Storage(s3, { publicUrl }) : folderStorage(folder, { publicUrl })
}

async function smtp(url: string) {
  const { smtpTransport } = await import('#adapters/mail/smtp.ts')
  return smtpTransport({ url, connections: MAIL_CONNECTIONS })
}
