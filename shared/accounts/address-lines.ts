import { type Locale, type LocalizedText, pick } from '../kernel/locale.ts'
import type { Province } from './provinces.ts'

export type PostalAddress = {
  street: string
  suburb?: string | null | undefined
  city: string
  province: Province
  postalCode: string
}

/** An address in South Africa, line by line. The names of the provinces are messages. */
export function addressLines(
  { street, suburb, city, province, postalCode }: PostalAddress,
  provinces: Record<Province, string>,
): string[] {
  return [street, ...(suburb ? [suburb] : []), `${city}, ${provinces[province]} ${postalCode}`]
}

/** Returns the shop's address, line by line. */
export function shopAddressLines(
  { street, city, postalCode }: { street: LocalizedText; city: LocalizedText; postalCode: string },
  locale: Locale,
): string[] {
  return [pick(street, locale), `${pick(city, locale)} ${postalCode}`]
}

/** Returns the shop's address in one line, for people who know the city: `112 Bree Street, Cape Town`. */
export function shopPlace(
  { street, city }: { street: LocalizedText; city: LocalizedText },
  locale: Locale,
): string {
  return `${pick(street, locale)}, ${pick(city, locale)}`
}
