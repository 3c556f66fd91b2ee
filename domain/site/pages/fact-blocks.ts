import { shopAddressLines } from '#shared/accounts/address-lines.ts'
import { type Locale, byLocale, LANGUAGES } from '#shared/kernel/locale.ts'
import { formatMoney } from '#shared/kernel/money.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { hoursLines, weekdaysText } from '#shared/base/settings/hours-text.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import type { Fact, ShownBlock } from './schemas.ts'
import { factTexts } from './texts/fact-texts.ts'

/** The facts that texts are filled in from. */
export type Facts = {
  /** The service that puts the chat bot's answers into words; '' if none does. */
  chatHost: string
  settings: Settings
  siteUrl: string
  now: Date
  language: Locale
}

/** A fact of the settings as parts of a page. */
export function factBlocks(fact: Fact, facts: Facts): ShownBlock[] {
  const { settings, siteUrl, now, language } = facts
  const { company, hours, orders, tax, vouchers } = settings
  const texts = factTexts[language]
  switch (fact) {
    case 'address':
      return [{ kind: 'lines', items: [company.legalName, ...shopAddressLines(company, language)] }]
    case 'chilled_jars':
      return chilledOf(facts)
    case 'company': {
      const pairs: [name: string, value: string][] = [
        [texts.legalName, company.legalName],
        [texts.registrationNumber, company.registrationNumber],
        [texts.directors, company.directors],
        [texts.vatNumber, company.vatNumber],
        [texts.address, shopAddressLines(company, language).join(', ')],
        [texts.phone, company.phone],
        [texts.email, company.email],
        [texts.website, siteUrl],
      ]
      const items = pairs.flatMap(([name, value]) => (value ? [{ name, value }] : []))
      return [{ kind: 'pairs', items }]
    }
    case 'delivery_prices':
      return [{ kind: 'pairs', items: pricesOf(facts) }]
    case 'delivery_times':
      return [{ kind: 'text', text: timesOf(facts) }]
    case 'deposits':
      return [{ kind: 'text', text: depositsOf(facts) }]
    case 'hours':
      return [{ kind: 'lines', items: hoursLines(hours, language, now) }]
    case 'unpaid_times':
      return [
        {
          kind: 'list',
          items: [
            texts.payOnline(orders.payOnlineMinutes),
            texts.payByTransfer(orders.payByTransferDays),
            texts.payLargeTransfer(orders.payLargeTransferHours),
          ],
        },
      ]
    case 'vat_rate':
      return [{ kind: 'text', text: texts.vatRate(tax.vatPercent) }]
    case 'vouchers':
      return vouchers.isSold ? [{ kind: 'text', text: texts.vouchers(vouchers.yearsValid) }] : []
  }
}

/** When parcels leave, and how long the courier takes anywhere. */
function timesOf({ settings: { delivery }, language }: Facts): string {
  const texts = factTexts[language]
  const zones = PROVINCES.map((province) => delivery.days[delivery.provinces[province]])
  const from = Math.min(...zones.map((days) => days.from))
  const to = Math.max(...zones.map((days) => days.to))
  return `${texts.leaves(delivery.orderBy)} ${texts.deliveryTimes(from, to)}`
}

/** The days on which jars that must stay cold leave; nothing where they are only collected. */
function chilledOf({ settings: { delivery }, language }: Facts): ShownBlock[] {
  const { icePack } = delivery
  if (!icePack) return []
  return [{ kind: 'text', text: factTexts[language].chilledJars(weekdaysText(icePack.weekdays, language)) }]
}

/** Says which parties pay a deposit, how much, and until when it comes back. */
function depositsOf({ settings: { reservations }, language }: Facts): string {
  const { depositFrom, depositCentsPerGuest, cancelHours } = reservations
  const texts = factTexts[language]
  if (depositFrom === 0 || depositCentsPerGuest === 0) return texts.noDeposit
  return texts.deposit(depositFrom, formatMoney(depositCentsPerGuest, language), cancelHours)
}

/** Provinces with the same price together, and what an ice pack adds. */
function pricesOf({ settings: { delivery }, language }: Facts): { name: string; value: string }[] {
  const texts = factTexts[language]
  const inWords = lists[language]
  const { icePack } = delivery
  const zones = [...Map.groupBy(PROVINCES, (province) => delivery.provinces[province])].map(
    ([zone, provinces]) => {
      const { cents, freeFromCents } = delivery.zones[zone]
      const price = cents === 0 ? texts.free : formatMoney(cents, language)
      const from =
        cents === 0 || freeFromCents === null ? '' : texts.freeFrom(formatMoney(freeFromCents, language))
      return {
        name: inWords.format(provinces.map((province) => texts.provinces[province])),
        value: [price, from].filter(Boolean).join(' · '),
      }
    },
  )
  if (!icePack) return zones
  const price = icePack.cents === 0 ? texts.nothing : texts.anOrder(formatMoney(icePack.cents, language))
  return [...zones, { name: texts.icePack, value: price }]
}

const lists = byLocale((locale) => new Intl.ListFormat(LANGUAGES[locale].tag))
