const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'STORAGE_URL',
  'STORAGE_PUBLIC_URL',
  'SITE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'SECRET',
  'BANK_ACCOUNT',
  'PAYFAST_MERCHANT_ID',
  'PAYFAST_MERCHANT_KEY',
  'PAYFAST_PASSPHRASE',
  'PAYFAST_URL',
  'PAYFAST_API_URL',
  'PAYFAST_CHECK_SOURCE',
  'PAYSTACK_SECRET_KEY',
  'PAYSTACK_URL',
  'EXCHANGE_RATE_URL',
  'CATALOG_URL',
  'CATALOG_PICTURES_URL',
  'CATALOG_CATEGORY',
  'CHAT_URL',
  'CHAT_KEY',
  'CHAT_MODEL',
  'TRUST_PROXY',
  'OFFLINE',
  'VITALS_SHARE',
  'METRICS_TOKEN',
  'LOG_LEVEL',
]

/** The environment of a server under test: ours without any of the shop's settings, then `settings`. */
export function serverEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name))
  return { ...Object.fromEntries(rest), NODE_ENV: 'production', ...settings }
}
