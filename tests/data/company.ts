import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'

/** A company of one's own: it says all that a shop says before it opens. */
export const OWN_COMPANY: Settings['company'] = {
  ...DEFAULT_SETTINGS.company,
  legalName: 'Baan Nok (Pty) Ltd',
  registrationNumber: '2026/123456/07',
  directors: 'Mali Srisuk',
  vatNumber: '4123456789',
  email: 'hello@baannok.example',
  phone: '+27 21 555 0199',
}
