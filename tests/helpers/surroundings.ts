import { loadConfig } from '#config/config.ts'
import type { Surroundings } from '#server/doctor/surroundings.ts'
import { sealWith } from '#server/seal-with.ts'
import type { Finding } from '#shared/base/doctor/findings.ts'

const LIVE = {
  SITE_URL: 'https://krok.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@krok.example',
  SECRET: 'a secret of the tests, long enough',
  BANK_ACCOUNT: 'Test Bank 123',
  DATA_DIR: '/var/lib/krok',
}

/** The surroundings of a live shop with these settings, without its database. */
export function surroundings(
  settings: Record<string, string> = {},
  overrides: Partial<Surroundings> = {},
): Surroundings {
  const config = loadConfig({ ...LIVE, ...settings })
  return { config, seal: sealWith(config.secret), now: () => new Date(), shop: undefined, ...overrides }
}

/** Findings as `ALL_FINDINGS` names them: `tls ended`. */
export const saidBy = (findings: Finding[]) => findings.map(({ id, says }) => `${id} ${says}`)
