import type { Province } from './provinces.ts'

/*
 * The ranges of South African postal codes that the Post Office gave to its regions in 1973, by the provinces of today:
 * public facts, as https://en.wikipedia.org/wiki/List_of_postal_codes_in_South_Africa lists them. Borders have moved since, so a code only
 * proposes a province. Namaqualand and the West Coast (8100 to 8299) share a range, and Namibia's old one (9000 to 9299) is nobody's.
 */

/** The first code of each range, and its province. */
const RANGES: readonly (readonly [from: number, province: Province | undefined])[] = [
  [1, 'GP'],
  [300, 'NW'],
  [500, 'LP'],
  [1000, 'MP'],
  [1400, 'GP'],
  [2200, 'MP'],
  [2500, 'NW'],
  [2900, 'KZN'],
  [4731, 'EC'],
  [6500, 'WC'],
  [8100, undefined],
  [8300, 'NC'],
  [9000, undefined],
  [9300, 'FS'],
]

/** The province in which most addresses with a postal code like this are; undefined where none can be told. */
export function usualProvince(postalCode: string | undefined): Province | undefined {
  const code = postalCode?.trim() ?? ''
  return /^\d{4}$/.test(code) ? RANGES.findLast(([from]) => Number(code) >= from)?.[1] : undefined
}
