import type { Ctx } from '#domain/kernel/context.ts'
import { countOutsideHours } from '#domain/restaurant/table-desk/index.ts'
import type { OutsideHours } from '#domain/restaurant/table-desk/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import type { DeliverySettings, Settings } from '#domain/base/settings/schemas.ts'
import { type Locale, LOCALES } from '#shared/kernel/locale.ts'
import { formatMoney, vatInside } from '#shared/kernel/money.ts'
import type { SettingsGroup } from '#shared/base/settings/groups.ts'
import { hoursLines } from '#shared/base/settings/hours-text.ts'
import { toFields } from './settings-fields.ts'

const SAMPLE_CENTS = 50_000

/** A group as it looks now and with new values. */
export type Preview = {
  before: Record<string, string>
  after: Record<string, string>
  /** The lines of the footer in each language, where they change. */
  footer?: Record<Locale, { before: string[]; after: string[] }>
  /** The reservations that would stand outside the opening hours. */
  outside?: OutsideHours
  /** The price of a parcel to each group of provinces. */
  delivery?: { before: DeliverySettings; after: DeliverySettings }
  /** The VAT in an order of R500. */
  sample?: { before: { percent: number; vat: string }; after: { percent: number; vat: string } }
}

export async function previewOf(
  ctx: Ctx,
  { group, value, now }: { group: SettingsGroup; value: Settings[SettingsGroup]; now: Date },
): Promise<Preview> {
  const before = await getSettings(ctx)
  const after = { ...before, [group]: value }
  const footer = (locale: Locale) => ({
    before: footerLines(before, locale, now),
    after: footerLines(after, locale, now),
  })
  return {
    before: toFields(before[group]),
    after: toFields(after[group]),
    ...((group === 'company' || group === 'hours') && {
      footer: Object.fromEntries(LOCALES.map((locale) => [locale, footer(locale)])) as Preview['footer'] & {},
    }),
    ...(group === 'hours' && { outside: await countOutsideHours(ctx, after.hours) }),
    ...(group === 'delivery' && { delivery: { before: before.delivery, after: after.delivery } }),
    ...(group === 'tax' && { sample: { before: sampleOf(before), after: sampleOf(after) } }),
  }
}

function footerLines({ company, hours }: Settings, locale: Locale, now: Date): string[] {
  const { street, city, postalCode, phone, legalName } = company
  return [
    street[locale],
    `${city[locale]} ${postalCode}`,
    ...hoursLines(hours, locale, now),
    phone,
    `© ${legalName}`,
  ]
}

function sampleOf({ tax }: Settings) {
  return { percent: tax.vatPercent, vat: formatMoney(vatInside(SAMPLE_CENTS, tax.vatPercent), 'en') }
}
