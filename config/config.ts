import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { readEnv } from './env.ts'
import { shopDetails, type ShopDetails } from './shop.ts'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Everything the process is told from outside, typed and complete. */
export type Config = {
  /** Without SITE_URL: demo mailbox, demo card, loopback only. */
  isDemo: boolean
  isDevelopment: boolean
  host: string
  port: number
  /** Where customers reach the shop; no slash at its end. */
  siteUrl: string
  database: { url: string | undefined; dataDir: string }
  mail: { smtpUrl: string | undefined; from: string }
  secret: string
  exchangeRateUrl: string
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number
  logLevel: LogLevel
  shop: ShopDetails & { bankAccount: string }
}

/**
 * The configuration from the environment.
 * @throws SettingsError when a setting is missing or wrong
 */
export function loadConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const env = readEnv(source)
  const isDemo = !env.SITE_URL
  const port = env.PORT ?? 3000
  return {
    isDemo,
    isDevelopment: env.NODE_ENV === 'development',
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    port,
    siteUrl: (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    database: { url: env.DATABASE_URL, dataDir: resolve(env.DATA_DIR ?? '.data') },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `${shopDetails.name} <${shopDetails.email}>` },
    secret: env.SECRET ?? randomBytes(32).toString('hex'),
    exchangeRateUrl: (env.EXCHANGE_RATE_URL ?? 'https://open.er-api.com/v6').replace(/\/+$/, ''),
    trustedProxies: env.TRUST_PROXY ?? 0,
    logLevel: env.LOG_LEVEL ?? (isDemo ? 'warn' : 'info'),
    shop: {
      ...shopDetails,
      bankAccount: env.BANK_ACCOUNT ?? 'Demo Bank, KROK Foods (Pty) Ltd, 000 000 0000, branch 000000',
    },
  }
}
