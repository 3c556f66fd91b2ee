import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'

type Words = {
  texts: StaffMessages['audit']
  locale: Locale
  charge(cents: number): string
  /** Names for the values of a field, such as the states of an order. */
  called?: Partial<Record<string, Partial<Record<string, string>>>>
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** A value of the log in words: cents as rand, instants in the shop's time, a text in both languages as two lines. */
export function valueText(name: string, value: unknown, words: Words): string {
  const { texts, locale, charge, called } = words
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return /cents/i.test(name) ? charge(value) : String(value)
  if (typeof value === 'string') {
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value)))
      return formatDateTime(new Date(value), locale)
    if (/cents/i.test(name) && /^\d+$/.test(value)) return charge(Number(value))
    return called?.[name]?.[value] ?? value
  }
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(name, one, words))
    return parts.join(parts.some((part) => part.includes('\n')) ? '\n\n' : ', ') || '–'
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, one]) => `${texts.fields[key] ?? key}: ${valueText(name, one, words)}`)
      .join('\n')
  }
  return JSON.stringify(value)
}
