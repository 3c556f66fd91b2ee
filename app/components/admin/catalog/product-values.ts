import { typedValues } from '#app/components/forms/form-reply.ts'
import type { StaffProduct } from '#domain/catalog/catalog-desk/schemas.ts'
import { TEXT_KEYS, type TextKey, TRANSLATED } from '#shared/catalog/product-fields.ts'
import { ALLERGENS, DIET_TAGS } from '#shared/catalog/food.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { LOCALES, byLocale } from '#shared/kernel/locale.ts'

export type ProductValues = Record<string, string>

/** Ticked by who has checked that it contains none of them. */
export const NO_ALLERGENS = 'allergens.none'
/** The spice level of a product of which nobody has said it: an option has to have a value. */
export const UNANSWERED = 'unanswered'

/** One box each: `allergens.fish`. */
const BOXES = [
  NO_ALLERGENS,
  ...ALLERGENS.flatMap((one) => [`allergens.${one}`, `mayContain.${one}`]),
  ...DIET_TAGS.map((one) => `dietTags.${one}`),
  'keepCold',
  'isActive',
  'isFeatured',
]
const LINES = [
  'sku',
  'slug',
  'categoryId',
  'priceCents',
  'vatClass',
  'netWeightValue',
  'netWeightUnit',
  'tint',
  'spiceLevel',
  'sortOrder',
  'initialStock',
  'id',
  'version',
]
export const stillRightField = (key: TextKey) => `confirmed.${key}`
const FIELDS = [...TEXT_KEYS, ...LINES, ...BOXES, ...TEXT_KEYS.map(stillRightField)]

/** Returns the values that the form of a product begins with. */
export function valuesOf(product: StaffProduct): ProductValues {
  const values: ProductValues = {
    id: product.id,
    version: String(product.version),
    sku: product.sku,
    slug: product.slug,
    categoryId: product.categoryId,
    priceCents: fromCents(product.priceCents),
    vatClass: product.vatClass,
    netWeightValue: String(product.netWeightValue),
    netWeightUnit: product.netWeightUnit,
    tint: product.tint,
    spiceLevel: String(product.spiceLevel ?? UNANSWERED),
    sortOrder: String(product.sortOrder),
    keepCold: product.keepCold ? 'on' : '',
    isActive: product.isActive ? 'on' : '',
    isFeatured: product.isFeatured ? 'on' : '',
  }
  for (const field of TRANSLATED) {
    for (const locale of LOCALES) {
      const text = product[field][locale]
      values[`${field}.${locale}`] = typeof text === 'string' ? text : text.join('\n')
    }
  }
  for (const box of BOXES) values[box] ??= ''
  if (product.allergens?.length === 0) values[NO_ALLERGENS] = 'on'
  for (const one of product.allergens ?? []) values[`allergens.${one}`] = 'on'
  for (const one of product.mayContain) values[`mayContain.${one}`] = 'on'
  for (const one of product.dietTags) values[`dietTags.${one}`] = 'on'
  return values
}

/** Returns what was typed: a box that is not ticked is '', so that it stays unticked. */
export function typedProduct(form: Map<string, string>): ProductValues {
  const values: ProductValues = {}
  for (const box of BOXES) values[box] = ''
  for (const [name, value] of Object.entries(typedValues(form, FIELDS))) {
    // Browsers send line ends as CRLF.
    if (value !== undefined) values[name] = value.replaceAll('\r\n', '\n')
  }
  return values
}

const whole = (text: string | undefined) => (text?.trim() ? Number(text) : undefined)
const list = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The texts of the form, as the schemas take them. */
export function toTexts(values: ProductValues): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of TRANSLATED) {
    const toText = field === 'ingredients' ? list : (text: string) => text
    texts[field] = byLocale((locale) => toText(values[`${field}.${locale}`] ?? ''))
  }
  return texts
}

export function toConfirmed(values: ProductValues): TextKey[] {
  return TEXT_KEYS.filter((key) => values[stillRightField(key)] === 'on')
}

/** The version that a form was filled from. */
export function toVersion(values: ProductValues): number | undefined {
  return whole(values['version'])
}

/**
 * Returns what admins edit besides the texts. Out of range is a price that is an amount, but none that a product can
 * have.
 */
export function toFacts(values: ProductValues): Record<string, unknown> {
  const ticked = <Name extends string>(group: string, names: readonly Name[]) =>
    names.filter((name) => values[`${group}.${name}`] === 'on')
  const price = values['priceCents']?.trim()
  const allergens = ticked('allergens', ALLERGENS)
  // If both are ticked, what it contains counts.
  const isAnswered = allergens.length > 0 || values[NO_ALLERGENS] === 'on'
  return {
    sku: values['sku'],
    slug: values['slug'],
    categoryId: values['categoryId'],
    priceCents: price ? (toCents(price) ?? -1) : undefined,
    vatClass: values['vatClass'],
    netWeightValue: whole(values['netWeightValue']),
    netWeightUnit: values['netWeightUnit'],
    tint: values['tint'],
    spiceLevel: values['spiceLevel'] === UNANSWERED ? null : whole(values['spiceLevel']),
    allergens: isAnswered ? allergens : null,
    mayContain: ticked('mayContain', ALLERGENS),
    dietTags: ticked('dietTags', DIET_TAGS),
    keepCold: values['keepCold'] === 'on',
    isActive: values['isActive'] === 'on',
    isFeatured: values['isFeatured'] === 'on',
    sortOrder: whole(values['sortOrder']),
  }
}
