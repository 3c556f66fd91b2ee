import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type Env, readEnv } from './env.ts'
import type { MailSender } from './mail-sender.ts'
import { VERSION } from './version.ts'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** The part of the work that a process does: answering, the jobs in the background, or both. */
export type Role = 'web' | 'jobs' | 'both'

export type PayFastSettings = {
  merchantId: string
  merchantKey: string
  passphrase: string
  /** The site where buyers pay; refunds are requested at `apiUrl`. */
  url: string
  apiUrl: string
  /** True if notifications must come from one of PayFast's addresses. */
  checksSource: boolean
}

/** A bucket of S3, or of a service that speaks like it. */
export type S3Settings = {
  /** Scheme, host and port of the service. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A server whose catalogue this shop sells. */
export type CatalogSettings = {
  /** The base address of its `/api/products`, without a slash at the end. */
  url: string
  /** Another address at which its pictures may be. */
  picturesUrl: string | undefined
  /** The address of the one category that is read; undefined for all. */
  category: string | undefined
}

/** A service that puts the chat bot's answers into words. */
export type PhrasingSettings = {
  /** The base address of its `/chat/completions`, without a slash at the end. */
  url: string
  key: string | undefined
  model: string
}

/** A cache in front of the shop that is told what changed. */
export type SharedCacheSettings = { url: string; key: string }

/** All settings from the environment, checked and with defaults filled in. */
export type Config = {
  /** The version of the release that runs. */
  release: string
  /** True without SITE_URL: demo mailbox, demo card, loopback only. */
  isDemo: boolean
  isDevelopment: boolean
  role: Role
  host: string
  port: number
  /** The shop's public address, without a slash at the end. */
  siteUrl: string
  database: {
    url: string | undefined
    /** The same database past any pooler: for tools, notifications and migrations. */
    directUrl: string | undefined
    replicaUrl: string | undefined
    dataDir: string
  }
  /** Files that people upload: in `folder`, or else in a bucket; browsers fetch them from `publicUrl`, or else from us. */
  storage: { folder: string; s3: S3Settings | undefined; publicUrl: string | undefined }
  /** The place where backups are put: in `folder`, or else in a bucket. */
  backups: { folder: string; s3: S3Settings | undefined }
  mail: { smtpUrl: string | undefined; sender: MailSender }
  secret: string
  /** Undefined if the shop does not use it. */
  payfast: PayFastSettings | undefined
  paystack: { secretKey: string; url: string } | undefined
  exchangeRateUrl: string
  /** Undefined if the catalogue is this shop's own. */
  catalog: CatalogSettings | undefined
  /** Undefined if the shop's own words stand. */
  phrasing: PhrasingSettings | undefined
  /** Undefined if there is none. */
  sharedCache: SharedCacheSettings | undefined
  /** The number of proxies in front of the shop that are trusted to report the client's address. */
  trustedProxies: number
  /** True if browsers keep recipes for reading offline; if not, they drop what they have kept. */
  isReadableOffline: boolean
  /** In how many of the visits browsers tell how fast pages are: from 0, none, to 1, all. */
  vitalsShare: number
  logLevel: LogLevel
  /** The token to read the shop's figures at /metrics; undefined if nobody may. */
  metricsToken: string | undefined
  /** The account for payments by transfer, until the office says otherwise. */
  bankAccount: string
}

/**
 * Reads the configuration from the environment.
 * @throws SettingsError when a setting is missing or wrong
 */
export function loadConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const env = readEnv(source)
  const isDemo = !env.SITE_URL
  const port = env.PORT ?? 3000
  return {
    release: VERSION,
    isDemo,
    isDevelopment: env.NODE_ENV === 'development',
    role: env.ROLE ?? 'both',
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    port,
    siteUrl: withoutSlash(env.SITE_URL ?? `http://localhost:${port}`),
    database: {
      url: env.DATABASE_URL,
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      replicaUrl: env.DATABASE_REPLICA_URL,
      dataDir: resolve(env.DATA_DIR ?? '.data'),
    },
    storage: {
      folder: resolve(env.DATA_DIR ?? '.data', 'storage'),
      s3: env.STORAGE_URL ? s3Of(env.STORAGE_URL) : undefined,
      publicUrl: env.STORAGE_PUBLIC_URL ? withoutSlash(env.STORAGE_PUBLIC_URL) : undefined,
    },
    backups: env.BACKUP_URL?.startsWith('s3')
      ? { folder: '', s3: s3Of(env.BACKUP_URL) }
      : { folder: env.BACKUP_URL ?? resolve(env.DATA_DIR ?? '.data', 'backups'), s3: undefined },
    mail: {
      smtpUrl: env.SMTP_URL,
      sender: env.MAIL_FROM ?? { fromName: 'KROK', fromAddress: 'hello@krok.example' },
    },
    secret: env.SECRET ?? randomBytes(32).toString('hex'),
    payfast: payfastOf(env),
    paystack: env.PAYSTACK_SECRET_KEY
      ? {
          secretKey: env.PAYSTACK_SECRET_KEY,
          url: withoutSlash(env.PAYSTACK_URL ?? 'https://api.paystack.co'),
        }
      : undefined,
    exchangeRateUrl: withoutSlash(env.EXCHANGE_RATE_URL ?? 'https://open.er-api.com/v6'),
    catalog: env.CATALOG_URL
      ? {
          url: withoutSlash(env.CATALOG_URL),
          picturesUrl: env.CATALOG_PICTURES_URL,
          category: env.CATALOG_CATEGORY,
        }
      : undefined,
    phrasing:
      env.CHAT_URL && env.CHAT_MODEL
        ? { url: withoutSlash(env.CHAT_URL), key: env.CHAT_KEY, model: env.CHAT_MODEL }
        : undefined,
    sharedCache:
      env.CACHE_PURGE_URL && env.CACHE_PURGE_KEY
        ? { url: env.CACHE_PURGE_URL, key: env.CACHE_PURGE_KEY }
        : undefined,
    trustedProxies: env.TRUST_PROXY ?? 0,
    isReadableOffline: env.OFFLINE !== 'off',
    vitalsShare: env.VITALS_SHARE ?? 1,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    bankAccount: env.BANK_ACCOUNT ?? 'Demo Bank, KROK Foods (Pty) Ltd, 000 000 0000, branch 000000',
  }
}

function payfastOf(env: Env): PayFastSettings | undefined {
  const {
    PAYFAST_MERCHANT_ID: merchantId,
    PAYFAST_MERCHANT_KEY: merchantKey,
    PAYFAST_PASSPHRASE: passphrase,
  } = env
  if (!merchantId || !merchantKey || !passphrase) return undefined
  return {
    merchantId,
    merchantKey,
    passphrase,
    url: withoutSlash(env.PAYFAST_URL ?? 'https://www.payfast.co.za'),
    apiUrl: withoutSlash(env.PAYFAST_API_URL ?? 'https://api.payfast.co.za'),
    checksSource: env.PAYFAST_CHECK_SOURCE !== 'no',
  }
}

function s3Of(address: string): S3Settings {
  const { protocol, host, pathname, searchParams, username, password } = new URL(address)
  return {
    endpoint: `${protocol === 's3:' ? 'https' : 'http'}://${host}`,
    bucket: pathname.replaceAll('/', ''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
