import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { readMailSender } from './mail-sender.ts'
import { parseConnectionString } from '#shared/kernel/connection-string.ts'

const loopback = ['127.0.0.1', 'localhost', '::1']
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` })

/** For addresses that receive money, secrets or passwords: without TLS only on this machine. */
const safeUrl = (example: string) =>
  url(/^https?$/, example).refine(
    // An invalid address has been rejected before.
    (value) => value.startsWith('https:') || loopback.includes(URL.parse(value)?.hostname ?? 'localhost'),
    `must be an https address like ${example}`,
  )

/** For a server whose address people get to see: without a name, a password or a query in it. */
const serverUrl = (example: string) =>
  safeUrl(example).refine((value) => {
    const { username, password, search, hash } = URL.parse(value) ?? {}
    return !(username || password || search || hash)
  }, `must be an address alone, like ${example}`)

/** One server, or several in libpq's form; `sessions` are the values that `target_session_attrs` may have. */
const postgresUrl = (sessions: string[], example: string) =>
  z.string().refine((value) => {
    const parsed = parseConnectionString(value)
    return parsed !== undefined && (!parsed.sessions || sessions.includes(parsed.sessions))
  }, `must be an address like ${example}`)

/** A bucket with its keys, as `s3://`, or as `s3+http://` without TLS inside a private network. */
const bucketUrl = z.string().refine((value) => {
  const { protocol, username, password, hostname, pathname } = URL.parse(value) ?? {}
  const isWhole = username && password && hostname && /^\/[a-z0-9][a-z0-9.-]+\/?$/.test(pathname ?? '')
  if (/%(?![0-9a-f]{2})/i.test(`${username}${password}`)) return false
  return Boolean(isWhole) && /^s3(\+http)?:$/.test(protocol ?? '')
}, 'must be an address like s3://key:secret@s3.example.com/bucket?region=eu-west-1')

/** The settings that the environment may contain: exactly those of the README's table. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  PORT: optional(z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535)),
  HOST: optional(z.string()),
  ROLE: optional(z.enum(['web', 'jobs', 'both'])),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    postgresUrl(
      ['read-write', 'primary'],
      'postgres://user:password@host:5432/krok or …@host,other/krok?target_session_attrs=read-write',
    ),
  ),
  DATABASE_DIRECT_URL: optional(
    postgresUrl(['read-write', 'primary'], 'postgres://user:password@host:5432/krok'),
  ),
  DATABASE_REPLICA_URL: optional(
    postgresUrl(['read-only', 'standby'], 'postgres://user:password@replica:5432/krok'),
  ),
  STORAGE_URL: optional(bucketUrl),
  STORAGE_PUBLIC_URL: optional(safeUrl('https://pictures.krok.example')),
  BACKUP_URL: optional(
    z
      .string()
      .refine(
        (value) => isAbsolute(value) || bucketUrl.safeParse(value).success,
        'must be a whole path like /mnt/backups, or an address like s3://key:secret@s3.example.com/bucket?region=eu-west-1',
      ),
  ),
  SITE_URL: optional(safeUrl('https://krok.example')),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp://user:password@host:587')),
  MAIL_FROM: optional(
    z.string().transform((text, ctx) => {
      const sender = readMailSender(text)
      if (!sender) ctx.addIssue('must be an address like KROK <hello@krok.example>')
      return sender ?? z.NEVER
    }),
  ),
  SECRET: optional(z.string().min(32, 'must be at least 32 characters')),
  BANK_ACCOUNT: optional(z.string()),
  PAYFAST_MERCHANT_ID: optional(z.string().regex(/^\d+$/, 'must be the number that PayFast gave you')),
  PAYFAST_MERCHANT_KEY: optional(z.string()),
  PAYFAST_PASSPHRASE: optional(z.string()),
  PAYFAST_URL: optional(safeUrl('https://sandbox.payfast.co.za')),
  PAYFAST_API_URL: optional(safeUrl('https://api.payfast.co.za')),
  PAYFAST_CHECK_SOURCE: optional(z.enum(['yes', 'no'])),
  PAYSTACK_SECRET_KEY: optional(z.string()),
  PAYSTACK_URL: optional(safeUrl('https://api.paystack.co')),
  EXCHANGE_RATE_URL: optional(url(/^https?$/, 'https://open.er-api.com/v6')),
  CATALOG_URL: optional(serverUrl('https://catalogue.example.com')),
  CATALOG_PICTURES_URL: optional(serverUrl('https://pictures.example.com')),
  CATALOG_CATEGORY: optional(z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be an address like curry-pastes')),
  CHAT_URL: optional(serverUrl('https://api.example.com/v1')),
  // Ends up in a header.
  CHAT_KEY: optional(z.string().regex(/^[!-~]{1,500}$/, 'must be what the service gave you, without spaces')),
  CHAT_MODEL: optional(z.string().max(200, 'is too long')),
  CACHE_PURGE_URL: optional(safeUrl('https://krok.example/cache/purge')),
  // Ends up in a header.
  CACHE_PURGE_KEY: optional(
    z.string().regex(/^[!-~]{32,500}$/, 'must be at least 32 characters, without spaces'),
  ),
  TRUST_PROXY: optional(z.coerce.number({ error: 'must be a number of proxies' }).int().min(0).max(5)),
  OFFLINE: optional(z.enum(['on', 'off'])),
  VITALS_SHARE: optional(z.coerce.number({ error: 'must be a number from 0 to 1' }).min(0).max(1)),
  METRICS_TOKEN: optional(z.string().min(32, 'must be at least 32 characters')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
})

export type Env = z.infer<typeof envSchema>

/** The names of all settings. */
export const SETTINGS = Object.keys(envSchema.shape)

/** Settings are missing or wrong; the message lists them all, for the person who starts the shop. */
export class SettingsError extends Error {}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every setting that is wrong
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = envSchema.safeParse(source)
  const faults = parsed.success
    ? combinedFaults(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (faults.length > 0 || !parsed.success) {
    throw new SettingsError(`KROK cannot start. Please correct these settings: ${faults.join('; ')}.`)
  }
  return parsed.data
}

/** Rules across settings: what production needs, and where the demo may listen. */
function combinedFaults(env: Env): string[] {
  return [
    ...payfastFaults(env),
    ...databaseFaults(env),
    ...roleFaults(env),
    ...backupFaults(env),
    ...catalogFaults(env),
    ...chatFaults(env),
    ...cacheFaults(env),
    ...shopFaults(env),
  ]
}

/** A shop that read its own catalogue would learn nothing, and ask itself about it for ever. */
function catalogFaults(env: Env): string[] {
  const catalog = env.CATALOG_URL ? URL.parse(env.CATALOG_URL) : null
  if (!catalog) return []
  const isOurs =
    catalog.host === URL.parse(env.SITE_URL ?? '')?.host ||
    (loopback.includes(catalog.hostname.replaceAll(/[[\]]/g, '')) &&
      catalog.port === String(env.PORT ?? 3000))
  return isOurs ? ['CATALOG_URL must be another server, not this shop'] : []
}

function chatFaults(env: Env): string[] {
  const { CHAT_URL: url, CHAT_KEY: key, CHAT_MODEL: model } = env
  return url || key || model ? missing(env, ['CHAT_URL', 'CHAT_MODEL'], 'for the chat bot to be phrased') : []
}

function cacheFaults(env: Env): string[] {
  return env.CACHE_PURGE_URL || env.CACHE_PURGE_KEY
    ? missing(env, ['CACHE_PURGE_URL', 'CACHE_PURGE_KEY'], 'for a cache in front')
    : []
}

function payfastFaults(env: Env): string[] {
  const { PAYFAST_MERCHANT_ID: id, PAYFAST_MERCHANT_KEY: key, PAYFAST_PASSPHRASE: passphrase } = env
  return id || key || passphrase
    ? missing(env, ['PAYFAST_MERCHANT_ID', 'PAYFAST_MERCHANT_KEY', 'PAYFAST_PASSPHRASE'], 'for PayFast')
    : []
}

function databaseFaults(env: Env): string[] {
  return (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => env[name])
    .flatMap((name) => missing(env, ['DATABASE_URL'], `with ${name}`))
}

/** The embedded database belongs to one process, which therefore does everything. */
function roleFaults(env: Env): string[] {
  return env.ROLE && env.ROLE !== 'both' ? missing(env, ['DATABASE_URL'], `with ROLE=${env.ROLE}`) : []
}

/** The pictures' bucket is read by browsers, and whatever no picture needs is deleted there. */
function backupFaults({ BACKUP_URL: backups, STORAGE_URL: storage }: Env): string[] {
  const [kept, pictures] = [backups, storage].map((url) => (url ? URL.parse(url) : null))
  if (!kept || !pictures || kept.host !== pictures.host) return []
  const [one, other] = [kept, pictures].map(({ pathname }) => pathname.replaceAll('/', ''))
  return one === other ? ['BACKUP_URL must be another bucket than STORAGE_URL'] : []
}

function shopFaults(env: Env): string[] {
  if (!env.SITE_URL) {
    return env.HOST && !loopback.includes(env.HOST)
      ? ['HOST must stay 127.0.0.1 in the demo; set SITE_URL to go live']
      : []
  }
  return [
    ...missing(env, ['SMTP_URL', 'MAIL_FROM', 'SECRET', 'BANK_ACCOUNT'], 'when SITE_URL is set'),
    ...dataDirFaults(env),
  ]
}

/** A folder inside a release's own would be an empty one for the next release. */
function dataDirFaults({ DATA_DIR: dataDir, DATABASE_URL: database, STORAGE_URL: storage }: Env): string[] {
  const kept = [...(database ? [] : ['the database']), ...(storage ? [] : ['uploaded pictures'])].join(
    ' and ',
  )
  if (!kept || (dataDir && isAbsolute(dataDir))) return []
  return [
    `DATA_DIR must be a whole path outside the folder of any release, such as /var/lib/krok, because it holds ${kept}`,
  ]
}

function missing(env: Env, names: (keyof Env)[], when: string): string[] {
  return names.filter((name) => !env[name]).map((name) => `${name} is required ${when}`)
}
