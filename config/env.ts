import { z } from 'zod'

const loopback = ['127.0.0.1', 'localhost', '::1']
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` })

/** What may stand in the environment. Every setting of the README's table, and nothing else. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  PORT: optional(z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/krok')),
  SITE_URL: optional(url(/^https?$/, 'https://krok.example')),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string().regex(/@/, 'must hold a mail address')),
  SECRET: optional(z.string().min(32, 'must be at least 32 characters')),
  BANK_ACCOUNT: optional(z.string()),
  EXCHANGE_RATE_URL: optional(url(/^https?$/, 'https://open.er-api.com/v6')),
  TRUST_PROXY: optional(z.coerce.number({ error: 'must be a number of proxies' }).int().min(0).max(5)),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
})

export type Env = z.infer<typeof envSchema>

/** A setting that is missing or wrong: its message lists them all, for the person who starts the shop. */
export class SettingsError extends Error {}

/**
 * Reads and checks the environment.
 * @throws SettingsError naming every setting at fault
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = envSchema.safeParse(source)
  const faults = parsed.success
    ? faultsTogether(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (faults.length > 0 || !parsed.success) {
    throw new SettingsError(`KROK cannot start. Please mend these settings: ${faults.join('; ')}.`)
  }
  return parsed.data
}

/** Rules that span settings: what production needs, and where the demo may listen. */
function faultsTogether(env: Env): string[] {
  if (!env.SITE_URL) {
    return env.HOST && !loopback.includes(env.HOST)
      ? ['HOST must stay 127.0.0.1 in the demo; set SITE_URL to go live']
      : []
  }
  const required = ['SMTP_URL', 'MAIL_FROM', 'SECRET', 'BANK_ACCOUNT'] as const
  return required.filter((name) => !env[name]).map((name) => `${name} is required when SITE_URL is set`)
}
