import { type FormReply, typedValues } from '#app/components/forms/form-reply.ts'
import type { DishRefusal, StaffDish } from '#domain/restaurant/menu/schemas.ts'
import { fromCents, toCents } from '#shared/catalog/rand.ts'
import { ALLERGENS, DIET_TAGS } from '#shared/catalog/food.ts'
import { MOST_DISH_PRODUCTS } from '#shared/restaurant/dish-fields.ts'
import type { FieldErrors } from '#shared/kernel/validation.ts'
import { LOCALES, byLocale } from '#shared/kernel/locale.ts'

export type DishValues = Record<string, string>

export type DishReply = FormReply<
  | { reason: DishRefusal['reason'] }
  /** Somebody else has saved it: what is saved now stands in the fields' own words. */
  | { reason: 'changed'; current: DishValues; by: string | null }
>

/** No recipe, and no product: an option has no empty value. */
export const NONE = 'none'

/** The fields of the products of ours that are in it, as many as a dish may have. */
export const PRODUCT_FIELDS = Array.from({ length: MOST_DISH_PRODUCTS }, (_, at) => `product.${at}`)

/** The texts in every language, `name.en`. */
export const DISH_PAIRS = ['name', 'description', 'pictureAlt'] as const
const PAIRS = DISH_PAIRS.flatMap((field) => LOCALES.map((locale) => `${field}.${locale}`))
/** One box each: `allergens.fish`. */
const BOXES = [
  ...ALLERGENS.map((one) => `allergens.${one}`),
  ...DIET_TAGS.map((one) => `dietTags.${one}`),
  'isActive',
]
const LINES = ['version', 'course', 'roman', 'spiceLevel', 'recipeId', ...PRODUCT_FIELDS, 'priceCents']
/** Absent from a form that a moderator sends. */
const OF_ADMINS = ['priceCents', 'isActive']

/** Returns the values that the form of a dish begins with. */
export function valuesOf(dish: StaffDish): DishValues {
  const values: DishValues = {
    version: String(dish.version),
    course: dish.course,
    roman: dish.roman,
    spiceLevel: String(dish.spiceLevel),
    recipeId: dish.recipeId ?? NONE,
    priceCents: fromCents(dish.priceCents),
  }
  PRODUCT_FIELDS.forEach((field, at) => (values[field] = dish.skus[at] ?? NONE))
  for (const field of DISH_PAIRS) {
    for (const locale of LOCALES) values[`${field}.${locale}`] = dish[field][locale]
  }
  for (const box of BOXES) values[box] = ''
  for (const one of dish.allergens) values[`allergens.${one}`] = 'on'
  for (const one of dish.dietTags) values[`dietTags.${one}`] = 'on'
  if (dish.isActive) values['isActive'] = 'on'
  return values
}

/** Returns what was typed: a box that is not ticked is '', so that it stays unticked. */
export function typedDish(form: Map<string, string>, isAdmin: boolean): DishValues {
  const values: DishValues = {}
  for (const box of BOXES) if (isAdmin || !OF_ADMINS.includes(box)) values[box] = ''
  for (const [name, value] of Object.entries(typedValues(form, [...PAIRS, ...LINES, ...BOXES]))) {
    // Browsers send line ends as CRLF.
    if (value !== undefined) values[name] = value.replaceAll('\r\n', '\n')
  }
  return values
}

const whole = (text: string | undefined) => (text?.trim() ? Number(text) : undefined)

/** Returns what all staff edit, as the verbs take it. */
export function toContent(values: DishValues): Record<string, unknown> {
  const ticked = <Name extends string>(group: string, names: readonly Name[]) =>
    names.filter((name) => values[`${group}.${name}`] === 'on')
  const pair = (field: string) => byLocale((locale) => values[`${field}.${locale}`] ?? '')
  return {
    course: values['course'],
    name: pair('name'),
    roman: values['roman'],
    description: pair('description'),
    pictureAlt: pair('pictureAlt'),
    spiceLevel: whole(values['spiceLevel']),
    allergens: ticked('allergens', ALLERGENS),
    dietTags: ticked('dietTags', DIET_TAGS),
    recipeId: values['recipeId'] === NONE ? null : values['recipeId'],
    skus: PRODUCT_FIELDS.flatMap((field) => {
      const sku = values[field]
      return sku && sku !== NONE ? [sku] : []
    }),
  }
}

/** Returns what admins decide. Out of range is a price that is an amount, but none that a dish can have. */
export function toTerms(values: DishValues): Record<string, unknown> {
  const price = values['priceCents']?.trim()
  return {
    priceCents: price ? (toCents(price) ?? -1) : undefined,
    isActive: values['isActive'] === 'on',
  }
}

export function toVersion(values: DishValues): number | undefined {
  return whole(values['version'])
}

/** Puts what is wrong at the fields of the form. */
export function toDishErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [
      name.replace(/^skus(\.(\d))?.*/, (_, __, at = '0') => `product.${at}`),
      code,
    ]),
  )
}
