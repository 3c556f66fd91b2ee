import { typedValues } from '#app/components/forms/form-reply.ts'
import type { StaffIngredient } from '#domain/recipes/recipe-desk/schemas.ts'
import { ALLERGENS } from '#shared/catalog/food.ts'
import { LOCALES, byLocale } from '#shared/kernel/locale.ts'

const TEXTS = ['name', 'counted', 'swap'] as const
const BOXES = ALLERGENS.map((one) => `allergens.${one}`)
const FIELDS = [
  ...TEXTS.flatMap((name) => LOCALES.map((locale) => `${name}.${locale}`)),
  'diet',
  'version',
  ...BOXES,
]

export type IngredientValues = Partial<Record<string, string>>

/** Returns the values that the form of an ingredient begins with. */
export function ingredientValues(one: StaffIngredient): IngredientValues {
  const values: IngredientValues = { diet: one.diet, version: String(one.version) }
  for (const name of TEXTS) {
    for (const locale of LOCALES) values[`${name}.${locale}`] = one[name][locale]
  }
  for (const allergen of one.allergens) values[`allergens.${allergen}`] = 'on'
  return values
}

/** Returns what was typed: a box that is not ticked is '', so that it stays unticked. */
export function typedIngredient(form: Map<string, string>): IngredientValues {
  return { ...Object.fromEntries(BOXES.map((box) => [box, ''])), ...typedValues(form, FIELDS) }
}

/** As the schemas take it. */
export function toIngredientInput(values: IngredientValues): Record<string, unknown> {
  const both = (name: string) => byLocale((locale) => values[`${name}.${locale}`] ?? '')
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, both(name)])),
    diet: values['diet'],
    allergens: ALLERGENS.filter((one) => values[`allergens.${one}`] === 'on'),
  }
}
